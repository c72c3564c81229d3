#include "shell/input.hpp"

#include <SDL.h>

#include "tests/catch.hpp"
#include "tests/shell/glass.hpp"

using frame::Action;
using frame::ActionKind;
using frame::Device;
using shell::Input;
using shell::InputResult;
using shell::ShellCommand;

namespace {

/// An Input fed with made-up events; each call answers what came out of that one event.
class Desk {
  public:
    InputResult send(const SDL_Event& event) {
        InputResult out;
        input.handle(event, out);
        return out;
    }

    InputResult key(SDL_EventType type, SDL_Scancode place, SDL_Keycode label, int repeat = 0, int mod = 0) {
        SDL_Event event{};
        event.type = type;
        event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
        event.key.repeat = static_cast<Uint8>(repeat);
        event.key.keysym.scancode = place;
        event.key.keysym.sym = label;
        event.key.keysym.mod = static_cast<Uint16>(mod);
        return send(event);
    }
    InputResult down(SDL_Scancode place, SDL_Keycode label) { return key(SDL_KEYDOWN, place, label); }
    InputResult up(SDL_Scancode place, SDL_Keycode label) { return key(SDL_KEYUP, place, label); }
    InputResult repeat(SDL_Scancode place, SDL_Keycode label) { return key(SDL_KEYDOWN, place, label, 1); }

    InputResult window(SDL_WindowEventID id) {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = static_cast<Uint8>(id);
        return send(event);
    }

    InputResult axis(int pad, SDL_GameControllerAxis which, int value) {
        SDL_Event event{};
        event.type = SDL_CONTROLLERAXISMOTION;
        event.caxis.which = pad;
        event.caxis.axis = static_cast<Uint8>(which);
        event.caxis.value = static_cast<Sint16>(value);
        return send(event);
    }

    InputResult button(int pad, SDL_GameControllerButton which, bool pressed) {
        SDL_Event event{};
        event.type = pressed ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP;
        event.cbutton.which = pad;
        event.cbutton.button = static_cast<Uint8>(which);
        return send(event);
    }

    InputResult pad_removed(int pad) {
        SDL_Event event{};
        event.type = SDL_CONTROLLERDEVICEREMOVED;
        event.cdevice.which = pad;
        return send(event);
    }

    Input input;
};

std::vector<Action> one(Action action) {
    return {action};
}

bool nothing(const InputResult& result) {
    return result.actions.empty() && result.commands.empty();
}

}  // namespace

TEST_CASE("arrows and the places of WASD move") {
    Desk desk;
    CHECK(desk.down(SDL_SCANCODE_RIGHT, SDLK_RIGHT).actions == one({.kind = ActionKind::MoveRight}));
    CHECK(desk.down(SDL_SCANCODE_W, SDLK_w).actions == one({.kind = ActionKind::MoveUp}));
    CHECK(desk.up(SDL_SCANCODE_W, SDLK_w).actions == one({.kind = ActionKind::MoveUp, .pressed = false}));
}

TEST_CASE("on a French keyboard the keys in the places of WASD move, whatever is printed on them") {
    Desk desk;
    CHECK(desk.down(SDL_SCANCODE_W, SDLK_z).actions == one({.kind = ActionKind::MoveUp}));
    CHECK(desk.down(SDL_SCANCODE_A, SDLK_q).actions == one({.kind = ActionKind::MoveLeft}));
    CHECK(nothing(desk.down(SDL_SCANCODE_Z, SDLK_w)));
    CHECK(nothing(desk.down(SDL_SCANCODE_M, SDLK_COMMA)));
}

TEST_CASE("commands go by the letter on the key") {
    Desk desk;
    CHECK(desk.down(SDL_SCANCODE_O, SDLK_r).actions == one({.kind = ActionKind::NewBoard}));  // Dvorak
    CHECK(nothing(desk.down(SDL_SCANCODE_R, SDLK_o)));
}

TEST_CASE("on a Russian keyboard every command and movement works by its place") {
    Desk desk;
    CHECK(desk.down(SDL_SCANCODE_R, 0x43A).actions == one({.kind = ActionKind::NewBoard}));
    CHECK(desk.down(SDL_SCANCODE_P, 0x437).actions == one({.kind = ActionKind::Pause}));
    CHECK(desk.down(SDL_SCANCODE_Q, 0x439).actions == one({.kind = ActionKind::Quit}));
    CHECK(desk.down(SDL_SCANCODE_W, 0x446).actions == one({.kind = ActionKind::MoveUp}));
    CHECK(desk.down(SDL_SCANCODE_S, 0x44B).actions == one({.kind = ActionKind::MoveDown}));
}

TEST_CASE("every key has its meaning") {
    struct Row {
        SDL_Scancode place;
        SDL_Keycode label;
        ActionKind kind;
    };
    const Row rows[] = {
        {SDL_SCANCODE_RETURN, SDLK_RETURN, ActionKind::Confirm},
        {SDL_SCANCODE_KP_ENTER, SDLK_KP_ENTER, ActionKind::Confirm},
        {SDL_SCANCODE_SPACE, SDLK_SPACE, ActionKind::Confirm},
        {SDL_SCANCODE_ESCAPE, SDLK_ESCAPE, ActionKind::Back},
        {SDL_SCANCODE_BACKSPACE, SDLK_BACKSPACE, ActionKind::PreviousBoard},
        {SDL_SCANCODE_H, SDLK_h, ActionKind::Hint},
        {SDL_SCANCODE_C, SDLK_c, ActionKind::WallColour},
        {SDL_SCANCODE_G, SDLK_g, ActionKind::Carve},
        {SDL_SCANCODE_T, SDLK_t, ActionKind::Learn},
        {SDL_SCANCODE_F1, SDLK_F1, ActionKind::Help},
        {SDL_SCANCODE_Q, SDLK_q, ActionKind::Quit},
    };
    for (const Row& row : rows) {
        Desk desk;
        CAPTURE(SDL_GetScancodeName(row.place));
        CHECK(desk.down(row.place, row.label).actions == one({.kind = row.kind}));
        CHECK(nothing(desk.repeat(row.place, row.label)));
        CHECK(nothing(desk.up(row.place, row.label)));
    }
}

TEST_CASE("a held command key is one command, two presses are two") {
    Desk desk;
    std::size_t commands = desk.down(SDL_SCANCODE_R, SDLK_r).actions.size();
    for (int i = 0; i < 60; ++i)
        commands += desk.repeat(SDL_SCANCODE_R, SDLK_r).actions.size();
    CHECK(commands == 1);
    desk.up(SDL_SCANCODE_R, SDLK_r);
    CHECK(desk.down(SDL_SCANCODE_R, SDLK_r).actions.size() == 1);
}

TEST_CASE("a held movement key repeats, marked as such") {
    Desk desk;
    desk.down(SDL_SCANCODE_DOWN, SDLK_DOWN);
    CHECK(desk.repeat(SDL_SCANCODE_DOWN, SDLK_DOWN).actions ==
          one({.kind = ActionKind::MoveDown, .repeat = true}));
}

TEST_CASE("of two keys for one direction the last to be let go ends it") {
    Desk desk;
    desk.down(SDL_SCANCODE_LEFT, SDLK_LEFT);
    CHECK(desk.down(SDL_SCANCODE_A, SDLK_a).actions == one({.kind = ActionKind::MoveLeft}));
    CHECK(nothing(desk.up(SDL_SCANCODE_LEFT, SDLK_LEFT)));
    CHECK(desk.up(SDL_SCANCODE_A, SDLK_a).actions == one({.kind = ActionKind::MoveLeft, .pressed = false}));
}

TEST_CASE("losing the focus clears what is held, and late releases and repeats mean nothing") {
    for (const SDL_WindowEventID loss : {SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_MINIMIZED}) {
        Desk desk;
        desk.down(SDL_SCANCODE_RIGHT, SDLK_RIGHT);
        CHECK(desk.window(loss).actions == one({.kind = ActionKind::FocusLost}));
        CHECK(nothing(desk.window(SDL_WINDOWEVENT_FOCUS_GAINED)));
        CHECK(nothing(desk.repeat(SDL_SCANCODE_RIGHT, SDLK_RIGHT)));
        CHECK(nothing(desk.up(SDL_SCANCODE_RIGHT, SDLK_RIGHT)));
        CHECK(desk.down(SDL_SCANCODE_R, SDLK_r).actions == one({.kind = ActionKind::NewBoard}));
    }
}

TEST_CASE("Alt and Enter change to full screen once, and Enter alone works after it") {
    Desk desk;
    desk.key(SDL_KEYDOWN, SDL_SCANCODE_LALT, SDLK_LALT, 0, KMOD_LALT);
    const InputResult both = desk.key(SDL_KEYDOWN, SDL_SCANCODE_RETURN, SDLK_RETURN, 0, KMOD_LALT);
    CHECK(both.actions.empty());
    CHECK(both.commands == std::vector{ShellCommand::ToggleFullscreen});
    CHECK(nothing(desk.key(SDL_KEYDOWN, SDL_SCANCODE_RETURN, SDLK_RETURN, 1, KMOD_LALT)));
    desk.window(SDL_WINDOWEVENT_FOCUS_LOST);  // the switch swallows the releases
    desk.window(SDL_WINDOWEVENT_FOCUS_GAINED);
    CHECK(desk.down(SDL_SCANCODE_RETURN, SDLK_RETURN).actions == one({.kind = ActionKind::Confirm}));
}

TEST_CASE("F11 and F12 stay in the shell") {
    Desk desk;
    CHECK(desk.down(SDL_SCANCODE_F11, SDLK_F11).commands == std::vector{ShellCommand::ToggleFullscreen});
    CHECK(nothing(desk.repeat(SDL_SCANCODE_F11, SDLK_F11)));
    CHECK(desk.down(SDL_SCANCODE_F12, SDLK_F12).commands == std::vector{ShellCommand::Screenshot});
}

TEST_CASE("the desktop's shortcuts are not the game's") {
    Desk desk;
    CHECK(nothing(desk.key(SDL_KEYDOWN, SDL_SCANCODE_R, SDLK_r, 0, KMOD_LCTRL)));
    CHECK(nothing(desk.key(SDL_KEYDOWN, SDL_SCANCODE_P, SDLK_p, 0, KMOD_LGUI)));
    CHECK(desk.key(SDL_KEYDOWN, SDL_SCANCODE_R, SDLK_r, 0, KMOD_LSHIFT | KMOD_CAPS).actions.size() == 1);
}

TEST_CASE("closing the window is an action of its own") {
    Desk desk;
    SDL_Event event{};
    event.type = SDL_QUIT;
    CHECK(desk.send(event).actions == one({.kind = ActionKind::CloseWindow}));
}

TEST_CASE("a pad's buttons and stick act like keys") {
    Desk desk;
    const auto from_pad = [](ActionKind kind, bool pressed) {
        return one({.kind = kind, .pressed = pressed, .device = Device::Gamepad});
    };
    CHECK(desk.button(7, SDL_CONTROLLER_BUTTON_A, true).actions == from_pad(ActionKind::Confirm, true));
    CHECK(nothing(desk.button(7, SDL_CONTROLLER_BUTTON_A, false)));
    CHECK(desk.button(7, SDL_CONTROLLER_BUTTON_START, true).actions == from_pad(ActionKind::Pause, true));
    CHECK(desk.button(7, SDL_CONTROLLER_BUTTON_DPAD_UP, true).actions == from_pad(ActionKind::MoveUp, true));
    CHECK(desk.axis(7, SDL_CONTROLLER_AXIS_LEFTY, -30000).actions == from_pad(ActionKind::MoveUp, true));
    CHECK(nothing(desk.button(7, SDL_CONTROLLER_BUTTON_DPAD_UP, false)));
    CHECK(desk.axis(7, SDL_CONTROLLER_AXIS_LEFTY, 0).actions == from_pad(ActionKind::MoveUp, false));
    CHECK(nothing(desk.axis(7, SDL_CONTROLLER_AXIS_TRIGGERLEFT, -32768)));
    CHECK(nothing(desk.axis(7, SDL_CONTROLLER_AXIS_RIGHTX, 32767)));
}

TEST_CASE("a stick that turns presses the new direction before it lets the old one go") {
    Desk desk;
    desk.axis(1, SDL_CONTROLLER_AXIS_LEFTX, 20000);
    const std::vector<Action> turn = desk.axis(1, SDL_CONTROLLER_AXIS_LEFTY, 32000).actions;
    REQUIRE(turn.size() == 2);
    CHECK(turn[0] == Action{.kind = ActionKind::MoveDown, .device = Device::Gamepad});
    CHECK(turn[1] == Action{.kind = ActionKind::MoveRight, .pressed = false, .device = Device::Gamepad});
}

TEST_CASE("without focus pads are not heard, and nothing waits for the return") {
    Desk desk;
    desk.axis(1, SDL_CONTROLLER_AXIS_LEFTX, 32000);
    desk.window(SDL_WINDOWEVENT_FOCUS_LOST);
    for (int i = 0; i < 20; ++i) {
        CHECK(nothing(desk.axis(1, SDL_CONTROLLER_AXIS_LEFTX, i % 2 == 0 ? 32000 : 0)));
        CHECK(nothing(desk.button(1, SDL_CONTROLLER_BUTTON_A, i % 2 == 0)));
    }
    CHECK(nothing(desk.window(SDL_WINDOWEVENT_FOCUS_GAINED)));
    CHECK(desk.button(1, SDL_CONTROLLER_BUTTON_A, true).actions.size() == 1);
}

TEST_CASE("a pad that is lost pauses and holds nothing any more, while others still work") {
    Desk desk;
    desk.axis(1, SDL_CONTROLLER_AXIS_LEFTX, 32000);
    CHECK(desk.pad_removed(1).actions == one({.kind = ActionKind::FocusLost, .device = Device::Gamepad}));
    CHECK(nothing(desk.axis(1, SDL_CONTROLLER_AXIS_LEFTX, 0)));
    CHECK(desk.button(2, SDL_CONTROLLER_BUTTON_DPAD_LEFT, true).actions.size() == 1);
    CHECK(desk.down(SDL_SCANCODE_LEFT, SDLK_LEFT).actions.size() == 1);
}

TEST_CASE("pointer positions become output pixels") {
    Desk desk;
    desk.input.set_pointer_scale(2.0F, 1.25F);
    SDL_Event event{};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = 399;
    event.button.y = 100;
    CHECK(desk.send(event).actions ==
          one({.kind = ActionKind::PointerPress, .device = Device::Pointer, .x = 798, .y = 125}));
    event.button.button = SDL_BUTTON_RIGHT;
    CHECK(nothing(desk.send(event)));
    SDL_Event motion{};
    motion.type = SDL_MOUSEMOTION;
    motion.motion.x = 1;
    motion.motion.y = 3;
    CHECK(desk.send(motion).actions ==
          one({.kind = ActionKind::PointerMove, .device = Device::Pointer, .x = 2, .y = 3}));
}

TEST_CASE("a real pad can come, move, go and come again") {
    glass::choose_dummy_driver();
    const shell::Session session;
    Input input;
    for (int round = 0; round < 2; ++round) {
        const int index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                                    SDL_CONTROLLER_BUTTON_MAX, 0);
        REQUIRE(index >= 0);
        InputResult out;
        SDL_Event event;
        while (SDL_PollEvent(&event) == 1)
            input.handle(event, out);
        SDL_Joystick* const stick = SDL_JoystickFromInstanceID(SDL_JoystickGetDeviceInstanceID(index));
        REQUIRE(stick != nullptr);  // the input has opened it
        SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTX, 32767);
        SDL_JoystickUpdate();
        while (SDL_PollEvent(&event) == 1)
            input.handle(event, out);
        SDL_JoystickDetachVirtual(index);
        while (SDL_PollEvent(&event) == 1)
            input.handle(event, out);
        REQUIRE_FALSE(out.actions.empty());
        CHECK(out.actions.front() == Action{.kind = ActionKind::MoveRight, .device = Device::Gamepad});
        CHECK(out.actions.back() == Action{.kind = ActionKind::FocusLost, .device = Device::Gamepad});
    }
}

TEST_CASE("the keys in the places of WASD are named as they are labelled") {
    glass::choose_dummy_driver();
    const shell::Session session;
    CHECK(shell::move_key_labels() == std::array<std::string, 4>{"W", "A", "S", "D"});
}
