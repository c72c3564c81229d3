#include "screens/carve_screen.hpp"

#include "maze/generate.hpp"
#include "screens/screen_stack.hpp"
#include "sim/spec.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

TEST_CASE("what is carved in the end is the board, for every style and for chase boards") {
    std::vector<maze::Spec> specs{sim::pacman_game(3).board};
    for (const maze::StyleInfo& style : maze::all_styles()) {
        specs.push_back(sim::perfect_game(3, {12, 9}).board);
        specs.back().style = style.style;
    }
    for (const maze::Spec& spec : specs) {
        screens::CarveScreen screen(spec);
        const auto glass = looking_glass::glass(1280, 800);
        screens::Requests requests;
        for (int i = 0; i < 310; ++i)
            screen.tick(glass, requests);
        CAPTURE(std::string(maze::name(spec.style)), spec.perfect);
        CHECK(screen.grid() == maze::generate(spec).grid);
    }
}

TEST_CASE("a board that is built wall by wall begins as one hall, others as rock") {
    const auto passages_at_start = [](maze::Spec spec) {
        const screens::CarveScreen screen(spec);
        int count = 0;
        for (int y = 0; y < screen.grid().height(); ++y) {
            for (int x = 0; x < screen.grid().width(); ++x)
                count += screen.grid().passage_count({x, y});
        }
        return count / 2;
    };
    const int hall = 11 * 9 + 12 * 8;
    maze::Spec spec = sim::perfect_game(3, {12, 9}).board;
    for (const maze::Style style : {maze::Style::RecursiveDivision, maze::Style::Wilson}) {
        spec.style = style;
        CHECK(passages_at_start(spec) == hall);
    }
    for (const maze::Style style : {maze::Style::RecursiveBacktracker, maze::Style::Dungeon}) {
        spec.style = style;
        CHECK(passages_at_start(spec) == 0);
    }
    CHECK(passages_at_start(sim::pacman_game(3).board) > 13 * 9);
}

TEST_CASE("the carving fits every window, ends by itself, and any key ends it") {
    for (const auto& size : looking_glass::window_sizes) {
        const auto glass = looking_glass::glass(size.width, size.height);
        screens::CarveScreen screen(sim::perfect_game(18446744073709551615U, {30, 20}).board);
        screens::Requests requests;
        screen.tick(glass, requests);
        frame::DrawList list;
        screen.draw(list, glass, 0);
        CAPTURE(size.width, size.height);
        CHECK(looking_glass::layout_faults(list, glass) == "");
    }
    const auto glass = looking_glass::glass(1280, 800);
    screens::ScreenStack by_itself(std::make_unique<screens::CarveScreen>(sim::perfect_game(1).board));
    for (int i = 0; i < 400 && !by_itself.finished(); ++i)
        by_itself.tick(glass);
    CHECK(by_itself.finished());
    screens::ScreenStack by_key(std::make_unique<screens::CarveScreen>(sim::perfect_game(1).board));
    by_key.handle(looking_glass::press(frame::ActionKind::NewBoard), glass);
    CHECK(by_key.finished());
}
