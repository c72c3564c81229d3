#pragma once
// From SDL's events to actions. Movement goes by the key's place on the board (arrows, and WASD wherever
// those letters are printed); commands go by the letter on the key, or by its place where the layout has no
// Latin letters. Where one key is both, movement wins.

#include <array>
#include <map>
#include <string>
#include <vector>

#include "frame/action.hpp"
#include "shell/held_moves.hpp"
#include "shell/stick.hpp"

union SDL_Event;
struct SDL_KeyboardEvent;

namespace shell {

/// What the shell does by itself, whatever screen is shown.
enum class ShellCommand { ToggleFullscreen, Screenshot };

struct InputResult {
    std::vector<frame::Action> actions;
    std::vector<ShellCommand> commands;
};

class Input {
  public:
    Input();
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input();

    /// Appends what `event` means, usually nothing or one action. Gamepads are opened and closed as they come
    /// and go; losing one counts as losing focus. Without focus gamepads are not heard.
    void handle(const SDL_Event& event, InputResult& out);

    /// Output pixels per window unit (Window::pixels_per_unit), for pointer positions.
    void set_pointer_scale(float x, float y);

  private:
    void on_key_down(const SDL_KeyboardEvent& key, InputResult& out);
    void on_key_up(const SDL_KeyboardEvent& key, InputResult& out);
    void on_pad_event(const SDL_Event& event, InputResult& out);
    void on_pad_button(int pad, int button, bool down, InputResult& out);
    void on_pad_stick(int pad, int axis, int value, InputResult& out);
    void on_pad_removed(int pad, InputResult& out);
    void on_pointer(const SDL_Event& event, InputResult& out) const;
    void press(frame::ActionKind kind, MoveSource source, frame::Device device, InputResult& out);
    void release(MoveSource source, frame::Device device, InputResult& out);
    void lose_focus(frame::Device device, InputResult& out);

    struct Pad;  // an opened gamepad
    std::map<int, Pad> pads_;
    std::map<int, Stick> sticks_;  // by gamepad; apart from the pads so that events alone can drive them
    HeldMoves held_;
    bool alt_ = false;
    bool focused_ = true;
    float scale_x_ = 1;
    float scale_y_ = 1;
};

/// What is printed on the keys in the places of W, A, S, D: "Z", "Q", "S", "D" on a French keyboard. Needs a
/// Session.
[[nodiscard]] std::array<std::string, 4> move_key_labels();

}  // namespace shell
