#include "shell/input.hpp"

#include <SDL.h>
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

namespace shell {
namespace {

using frame::ActionKind;
using frame::Device;

std::optional<ActionKind> move_of_key(SDL_Scancode place) {
    switch (place) {
        case SDL_SCANCODE_UP:
        case SDL_SCANCODE_W:
            return ActionKind::MoveUp;
        case SDL_SCANCODE_RIGHT:
        case SDL_SCANCODE_D:
            return ActionKind::MoveRight;
        case SDL_SCANCODE_DOWN:
        case SDL_SCANCODE_S:
            return ActionKind::MoveDown;
        case SDL_SCANCODE_LEFT:
        case SDL_SCANCODE_A:
            return ActionKind::MoveLeft;
        default:
            return std::nullopt;
    }
}

/// The key's label. Cyrillic, Greek and the like have no Latin letters: there the key's place counts.
SDL_Keycode label_of(const SDL_Keysym& key) {
    const bool other_script = key.sym >= 0x80 && (key.sym & SDLK_SCANCODE_MASK) == 0;
    const bool letter_place = key.scancode >= SDL_SCANCODE_A && key.scancode <= SDL_SCANCODE_Z;
    if (other_script && letter_place) return SDLK_a + (key.scancode - SDL_SCANCODE_A);
    return key.sym;
}

std::optional<ActionKind> command_of_letter(SDL_Keycode label) {
    switch (label) {
        case SDLK_p:
            return ActionKind::Pause;
        case SDLK_r:
            return ActionKind::NewBoard;
        case SDLK_h:
            return ActionKind::Hint;
        case SDLK_c:
            return ActionKind::WallColour;
        case SDLK_g:
            return ActionKind::Carve;
        case SDLK_t:
            return ActionKind::Learn;
        case SDLK_q:
            return ActionKind::Quit;
        default:
            return std::nullopt;
    }
}

std::optional<ActionKind> command_of_key(SDL_Keycode label) {
    switch (label) {
        case SDLK_RETURN:
        case SDLK_KP_ENTER:
        case SDLK_SPACE:
            return ActionKind::Confirm;
        case SDLK_ESCAPE:
        case SDLK_AC_BACK:
            return ActionKind::Back;
        case SDLK_BACKSPACE:
            return ActionKind::PreviousBoard;
        case SDLK_F1:
            return ActionKind::Help;
        default:
            return command_of_letter(label);
    }
}

std::optional<ActionKind> action_of_button(int button) {
    switch (button) {
        case SDL_CONTROLLER_BUTTON_DPAD_UP:
            return ActionKind::MoveUp;
        case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
            return ActionKind::MoveRight;
        case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
            return ActionKind::MoveDown;
        case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
            return ActionKind::MoveLeft;
        case SDL_CONTROLLER_BUTTON_A:
            return ActionKind::Confirm;
        case SDL_CONTROLLER_BUTTON_B:
            return ActionKind::Back;
        case SDL_CONTROLLER_BUTTON_X:
            return ActionKind::Hint;
        case SDL_CONTROLLER_BUTTON_Y:
            return ActionKind::NewBoard;
        case SDL_CONTROLLER_BUTTON_BACK:
            return ActionKind::PreviousBoard;
        case SDL_CONTROLLER_BUTTON_START:
            return ActionKind::Pause;
        case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
            return ActionKind::WallColour;
        default:
            return std::nullopt;
    }
}

std::optional<ShellCommand> shell_command_of(SDL_Keycode key, bool alt) {
    if (key == SDLK_F11) return ShellCommand::ToggleFullscreen;
    if (key == SDLK_F12) return ShellCommand::Screenshot;
    if (alt && (key == SDLK_RETURN || key == SDLK_KP_ENTER)) return ShellCommand::ToggleFullscreen;
    return std::nullopt;
}

bool is_alt(SDL_Scancode place) {
    return place == SDL_SCANCODE_LALT || place == SDL_SCANCODE_RALT;
}

MoveSource key_source(SDL_Scancode place) {
    return {MoveSource::Kind::Key, 0, place};
}

MoveSource stick_source(int pad, ActionKind direction) {
    return {MoveSource::Kind::Stick, pad, static_cast<int>(direction)};
}

}  // namespace

struct Input::Pad {
    struct Close {
        void operator()(SDL_GameController* controller) const { SDL_GameControllerClose(controller); }
    };
    std::unique_ptr<SDL_GameController, Close> controller;
};

Input::Input() = default;
Input::~Input() = default;

void Input::set_pointer_scale(float x, float y) {
    scale_x_ = x;
    scale_y_ = y;
}

void Input::handle(const SDL_Event& event, InputResult& out) {
    switch (event.type) {
        case SDL_KEYDOWN:
            on_key_down(event.key, out);
            break;
        case SDL_KEYUP:
            on_key_up(event.key, out);
            break;
        case SDL_MOUSEMOTION:
        case SDL_MOUSEBUTTONDOWN:
            on_pointer(event, out);
            break;
        case SDL_QUIT:
            out.actions.push_back({.kind = ActionKind::CloseWindow});
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) focused_ = true;
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST ||
                event.window.event == SDL_WINDOWEVENT_MINIMIZED)
                lose_focus(Device::Keyboard, out);
            break;
        default:
            on_pad_event(event, out);
            break;
    }
}

void Input::on_key_down(const SDL_KeyboardEvent& key, InputResult& out) {
    if (is_alt(key.keysym.scancode)) alt_ = true;
    const std::optional<ActionKind> move = move_of_key(key.keysym.scancode);
    if (move && key.repeat != 0) {
        // The repeat of a press from before the focus was lost is not a press.
        if (held_.holds(key_source(key.keysym.scancode)))
            out.actions.push_back({.kind = *move, .repeat = true});
        return;
    }
    if (move) return press(*move, key_source(key.keysym.scancode), Device::Keyboard, out);
    if (key.repeat != 0) return;  // a held key is one command

    const SDL_Keycode label = label_of(key.keysym);
    if (const std::optional<ShellCommand> command = shell_command_of(label, alt_)) {
        out.commands.push_back(*command);
        return;
    }
    if (alt_ || (key.keysym.mod & (KMOD_CTRL | KMOD_GUI)) != 0) return;  // the desktop's own shortcuts
    if (const std::optional<ActionKind> command = command_of_key(label))
        out.actions.push_back({.kind = *command});
}

void Input::on_key_up(const SDL_KeyboardEvent& key, InputResult& out) {
    if (is_alt(key.keysym.scancode)) alt_ = false;
    release(key_source(key.keysym.scancode), Device::Keyboard, out);
}

void Input::on_pad_event(const SDL_Event& event, InputResult& out) {
    switch (event.type) {
        case SDL_CONTROLLERDEVICEADDED: {
            Pad pad{decltype(Pad::controller)(SDL_GameControllerOpen(event.cdevice.which))};
            if (!pad.controller) return;
            SDL_Joystick* const joystick = SDL_GameControllerGetJoystick(pad.controller.get());
            pads_.insert_or_assign(SDL_JoystickInstanceID(joystick), std::move(pad));
            break;
        }
        case SDL_CONTROLLERDEVICEREMOVED:
            on_pad_removed(event.cdevice.which, out);
            break;
        case SDL_CONTROLLERAXISMOTION:
            on_pad_stick(event.caxis.which, event.caxis.axis, event.caxis.value, out);
            break;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            on_pad_button(event.cbutton.which, event.cbutton.button, event.type == SDL_CONTROLLERBUTTONDOWN,
                          out);
            break;
        default:
            break;
    }
}

void Input::on_pad_button(int pad, int button, bool down, InputResult& out) {
    const MoveSource source{MoveSource::Kind::Button, pad, button};
    if (!down) return release(source, Device::Gamepad, out);
    const std::optional<ActionKind> kind = action_of_button(button);
    if (!focused_ || !kind) return;
    if (frame::is_move(*kind)) return press(*kind, source, Device::Gamepad, out);
    out.actions.push_back({.kind = *kind, .device = Device::Gamepad});
}

void Input::on_pad_stick(int pad, int axis, int value, InputResult& out) {
    if (!focused_ || (axis != SDL_CONTROLLER_AXIS_LEFTX && axis != SDL_CONTROLLER_AXIS_LEFTY)) return;
    Stick& stick = sticks_[pad];
    const std::optional<ActionKind> before = stick.direction();
    if (axis == SDL_CONTROLLER_AXIS_LEFTX)
        stick.set_x(value);
    else
        stick.set_y(value);
    const std::optional<ActionKind> now = stick.direction();
    if (before == now) return;
    // The new direction first, so that a turn never passes through a moment in which nothing is held.
    if (now) press(*now, stick_source(pad, *now), Device::Gamepad, out);
    if (before) release(stick_source(pad, *before), Device::Gamepad, out);
}

void Input::on_pad_removed(int pad, InputResult& out) {
    pads_.erase(pad);
    const bool focused = focused_;
    lose_focus(Device::Gamepad, out);
    focused_ = focused;  // only the pad is gone: other pads are still heard
}

void Input::on_pointer(const SDL_Event& event, InputResult& out) const {
    const bool press = event.type == SDL_MOUSEBUTTONDOWN;
    if (press && event.button.button != SDL_BUTTON_LEFT) return;
    const int x = press ? event.button.x : event.motion.x;
    const int y = press ? event.button.y : event.motion.y;
    out.actions.push_back({.kind = press ? ActionKind::PointerPress : ActionKind::PointerMove,
                           .device = Device::Pointer,
                           .x = static_cast<int>(std::floor(static_cast<float>(x) * scale_x_)),
                           .y = static_cast<int>(std::floor(static_cast<float>(y) * scale_y_))});
}

void Input::press(ActionKind kind, MoveSource source, Device device, InputResult& out) {
    held_.press(kind, source);
    out.actions.push_back({.kind = kind, .device = device});
}

void Input::release(MoveSource source, Device device, InputResult& out) {
    if (const std::optional<ActionKind> move = held_.release(source))
        out.actions.push_back({.kind = *move, .pressed = false, .device = device});
}

void Input::lose_focus(Device device, InputResult& out) {
    held_.clear();
    sticks_.clear();
    alt_ = false;
    focused_ = false;
    out.actions.push_back({.kind = ActionKind::FocusLost, .device = device});
}

std::array<std::string, 4> move_key_labels() {
    const std::array places{SDL_SCANCODE_W, SDL_SCANCODE_A, SDL_SCANCODE_S, SDL_SCANCODE_D};
    std::array<std::string, 4> labels;
    std::transform(places.begin(), places.end(), labels.begin(),
                   [](SDL_Scancode place) { return SDL_GetKeyName(SDL_GetKeyFromScancode(place)); });
    return labels;
}

}  // namespace shell
