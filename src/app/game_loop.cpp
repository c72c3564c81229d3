#include "app/game_loop.hpp"

#include <array>
#include <chrono>
#include <iostream>

#include "app/recording.hpp"
#include "app/records_file.hpp"
#include "frame/fixed_step.hpp"
#include "screens/play_screen.hpp"
#include "screens/screen_stack.hpp"
#include "screens/title_screen.hpp"
#include "shell/assets.hpp"
#include "shell/events.hpp"
#include "shell/frame_pacer.hpp"
#include "shell/input.hpp"
#include "shell/painter.hpp"
#include "shell/session.hpp"
#include "shell/speaker.hpp"
#include "shell/user_files.hpp"
#include "shell/window.hpp"

namespace app {

namespace {

std::optional<std::filesystem::path> as_path(const std::optional<std::string>& text) {
    if (!text) return std::nullopt;
    return shell::path_from_utf8(*text);
}

screens::Driver driver_of(const Options& options, const Plan& plan) {
    if (plan.replay) {
        return [reader = sim::ReplayReader(*plan.replay)](
                   const sim::World&) mutable -> std::optional<sim::Intent> {
            if (reader.at_end()) return std::nullopt;
            return reader.next();
        };
    }
    if (!options.bot) return nullptr;
    return [bot = sim::Bot(*options.bot, plan.setup->first_seed)](const sim::World& world) mutable {
        return std::optional(bot.next(world));
    };
}

std::unique_ptr<screens::Screen> first_screen(const Options& options, const Plan& plan,
                                              const screens::Glass& glass) {
    if (plan.replay) {
        return std::make_unique<screens::PlayScreen>(screens::Session(plan.setup, plan.replay->spec),
                                                     driver_of(options, plan));
    }
    if (plan.mode) {
        return std::make_unique<screens::PlayScreen>(screens::Session(plan.setup, *plan.mode, glass),
                                                     driver_of(options, plan));
    }
    return std::make_unique<screens::TitleScreen>(plan.setup);
}

/// Time as the loop sees it: the system's steady clock or, for pictures that must not depend on the machine,
/// a clock by which every frame takes one tick.
class Clock {
  public:
    explicit Clock(bool one_tick_a_frame) : one_tick_a_frame_(one_tick_a_frame) {}

    std::int64_t elapsed_ns() {
        if (one_tick_a_frame_) return tick_ns;
        const auto now = std::chrono::steady_clock::now();
        const auto elapsed = std::chrono::duration_cast<std::chrono::nanoseconds>(now - last_).count();
        last_ = now;
        return elapsed;
    }

  private:
    // Rounded up, so that the remainders never leave a frame without its tick.
    static constexpr std::int64_t tick_ns = frame::nanoseconds_per_second / frame::ticks_per_second + 1;

    bool one_tick_a_frame_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

/// Everything between the player and the screens.
class Table {
  public:
    Table(const Options& options, const Plan& plan)
        : options_(options),
          files_(as_path(options.user)),
          session_(options.screenshot ? shell::Display::Memory : shell::Display::Screen),
          assets_(shell::Assets::find(shell::Assets::places(as_path(options.data)))),
          window_({.title = "Mazewright", .size = std::nullopt, .fullscreen = options.fullscreen}),
          painter_(window_.canvas(), assets_, [this](const std::string& line) { report(line); }),
          setup_(*plan.setup),
          records_file_(files_, [this](const std::string& line) { report(line); }),
          clock_(options.screenshot.has_value()),
          stack_(first_screen(options, plan, glass())) {
        setup_.records = records_file_.records();
        window_.set_icon(assets_);
        if (!files_.problem().empty()) report(files_.problem());
    }

    void run() {
        while (!stack_.finished() && !reached_limit())
            one_frame();
        if (options_.screenshot) painter_.save_png(shell::path_from_utf8(*options_.screenshot));
    }

  private:
    void one_frame() {
        const frame::FixedStep::Advance time = step_.advance(clock_.elapsed_ns());

        const shell::InputResult input = shell::drain_events(window_, painter_, input_);
        // The player may change the layout of the keyboard at any moment.
        if (!input.actions.empty()) move_keys_ = shell::move_key_labels();
        for (const frame::Action& action : input.actions) {
            device_ = action.device;
            stack_.handle(action, glass());
        }
        for (const shell::ShellCommand command : input.commands)
            carry_out(command);

        for (int i = 0; i < time.ticks && !stack_.finished() && !reached_limit(); ++i) {
            stack_.tick(glass());
            ++ticks_;
        }
        records_file_.save(setup_.records);
        for (const frame::Cue cue : stack_.take_cues())
            speaker_.play(cue);
        if (stack_.finished()) return;
        window_.keep_awake(stack_.top().keeps_awake());

        using Pace = shell::FramePacer::Pace;
        Pace pace = Pace::Hidden;
        if (window_.visible()) {
            const bool presented = painter_.paint(stack_.draw(glass(), time.fraction));
            pace = presented && window_.canvas().has_vsync() ? Pace::Vsync : Pace::Capped;
        }
        ++frames_;
        if (!options_.screenshot) pacer_.wait(pace);
    }

    [[nodiscard]] screens::Glass glass() const {
        screens::Glass out;
        out.viewport = window_.viewport();
        out.ruler = &painter_.ruler();
        out.device = device_;
        out.move_keys = move_keys_;
        return out;
    }

    [[nodiscard]] bool reached_limit() const {
        const std::optional<std::uint64_t> frames =
            options_.screenshot ? std::optional(options_.frames.value_or(1)) : options_.frames;
        return (frames && frames_ >= *frames) || (options_.ticks && ticks_ >= *options_.ticks);
    }

    void carry_out(shell::ShellCommand command) {
        switch (command) {
            case shell::ShellCommand::ToggleFullscreen:
                if (!window_.set_fullscreen(!window_.fullscreen()))
                    report("full screen is not available here");
                break;
            case shell::ShellCommand::Screenshot:
                save_picture();
                break;
        }
    }

    void save_picture() {
        const auto path = files_.fresh_name("screenshot", "png");
        if (!path) return report("no picture saved: " + files_.problem());
        try {
            painter_.save_png(*path);
            report("saved " + shell::utf8(*path));
        } catch (const std::exception& error) {
            report(error.what());
        }
    }

    void report(const std::string& line) const {
        std::cerr << "mazewright: " << line << '\n';
        files_.log(line);
    }

    const Options& options_;
    shell::UserFiles files_;
    shell::Session session_;
    shell::Assets assets_;
    shell::Window window_;
    shell::Painter painter_;
    shell::Input input_;
    shell::FramePacer pacer_;
    shell::SilentSpeaker speaker_;
    screens::Setup& setup_;
    RecordsFile records_file_;
    frame::FixedStep step_;
    frame::Device device_ = frame::Device::Keyboard;
    std::array<std::string, 4> move_keys_ = shell::move_key_labels();
    Clock clock_;
    screens::ScreenStack stack_;
    std::uint64_t frames_ = 0;
    std::uint64_t ticks_ = 0;
};

}  // namespace

void run_in_window(const Options& options, const Plan& plan) {
    {
        Table table(options, plan);
        table.run();
    }
    if (options.record && plan.setup->first_game) save_recording(*plan.setup->first_game, *options.record);
}

}  // namespace app
