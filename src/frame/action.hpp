#pragma once
// What a key, button or pointer means. The shell turns each input event into zero or one Action;
// screens never learn which key it was, only which device, so that prompts can name the right one.

#include <cstdint>

namespace frame {

enum class ActionKind : std::uint8_t {
    MoveUp,
    MoveRight,
    MoveDown,
    MoveLeft,
    Confirm,        ///< Enter, Space, pad A
    Back,           ///< Esc, pad B
    Pause,          ///< P, pad Start
    NewBoard,       ///< R, pad Y
    PreviousBoard,  ///< Backspace, pad Back
    Hint,           ///< H, pad X
    WallColour,     ///< C, pad right shoulder
    Carve,          ///< G: watch this board being carved
    Learn,          ///< T: show what the chasers think
    Help,           ///< F1
    Quit,           ///< Q, from the title and from pause
    PointerMove,    ///< x, y in output pixels
    PointerPress,   ///< main button down at x, y
    FocusLost,      ///< the window lost the keyboard or was minimised: nothing is held any more
    CloseWindow,    ///< the window's close button, or the system asks the program to end
};

enum class Device : std::uint8_t { Keyboard, Gamepad, Pointer };

struct Action {
    ActionKind kind = ActionKind::Confirm;
    bool pressed = true;  ///< false only for the release of a Move
    bool repeat = false;  ///< the system's key repeat; only menu movement may heed it
    Device device = Device::Keyboard;
    int x = 0;  ///< pointer actions only, output pixels
    int y = 0;

    friend constexpr bool operator==(const Action&, const Action&) = default;
};

[[nodiscard]] constexpr bool is_move(ActionKind kind) {
    return kind <= ActionKind::MoveLeft;
}

}  // namespace frame
