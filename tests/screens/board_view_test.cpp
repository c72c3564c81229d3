#include "screens/board_view.hpp"

#include "screens/board_tiles.hpp"
#include "tests/catch.hpp"
#include "tests/screens/looking_glass.hpp"

namespace {

struct View {
    explicit View(const sim::GameSpec& spec)
        : world(sim::new_world(spec)),
          tiles(std::make_shared<const frame::TileMap>(screens::tiles_of(world.grid))) {
        layout = screens::fit_board(glass, tiles->columns, tiles->rows, screens::board_room(glass, 72));
        scene.world = &world;
        scene.tiles = tiles;
    }
    [[nodiscard]] frame::DrawList ground() const {
        frame::DrawList list;
        screens::draw_ground(list, glass, layout, scene);
        return list;
    }
    [[nodiscard]] frame::DrawList actors() const {
        frame::DrawList list;
        screens::draw_actors(list, glass, layout, scene);
        return list;
    }
    static int count(const frame::DrawList& list, frame::SpriteId id) {
        int found = 0;
        for (const auto& command : list.commands) {
            const auto* sprite = std::get_if<frame::Sprite>(&command);
            found += sprite != nullptr && sprite->id == id ? 1 : 0;
        }
        return found;
    }

    screens::Glass glass = looking_glass::glass(1280, 800);
    sim::World world;
    std::shared_ptr<const frame::TileMap> tiles;
    screens::BoardLayout layout;
    screens::BoardScene scene;
};

}  // namespace

TEST_CASE("every pellet that can be eaten is drawn, and no other") {
    View view(sim::pacman_game(4));
    int small = 0;
    int power = 0;
    for (const sim::Pellet pellet : view.world.pellets) {
        small += pellet == sim::Pellet::Small ? 1 : 0;
        power += pellet == sim::Pellet::Power ? 1 : 0;
    }
    CHECK(power == 4);
    CHECK(View::count(view.ground(), frame::SpriteId::Spark) == small);
    CHECK(View::count(view.actors(), frame::SpriteId::OilFlask) == power);
}

TEST_CASE("the player is drawn where he is, and between two ticks in between") {
    View view(sim::perfect_game(4));
    const auto corner = screens::player_pixel(view.layout, view.scene);
    CHECK(corner.x == view.layout.board.x + view.layout.tile_px * 3 / 2);
    CHECK(corner.y == view.layout.board.y + view.layout.tile_px * 3 / 2);
    view.world.player.before = view.world.player.place;
    view.world.player.place.x += sim::units_per_tile / 2;
    view.scene.fraction = 0.5F;
    const auto half = screens::player_pixel(view.layout, view.scene);
    CHECK(half.x == corner.x + view.layout.tile_px / 4);
}

TEST_CASE("an actor that was set down elsewhere does not glide there") {
    View view(sim::pacman_game(4));
    view.world.player.before = sim::centre_of({1, 1});
    view.scene.fraction = 0.1F;
    const auto at = screens::player_pixel(view.layout, view.scene);
    view.scene.fraction = 1.0F;
    const auto there = screens::player_pixel(view.layout, view.scene);
    CHECK(at.x == there.x);
    CHECK(at.y == there.y);
}

TEST_CASE("walls, player and goal are all drawn as tile sprites and layers") {
    View view(sim::perfect_game(4));
    CHECK(View::count(view.actors(), frame::SpriteId::DoorOpen) == 1);
    int layers = 0;
    for (const auto& command : view.ground().commands)
        layers += std::holds_alternative<frame::TileLayer>(command) ? 1 : 0;
    CHECK(layers == 2);
}

TEST_CASE("of a board that scrolls only what can be seen is drawn") {
    View view(sim::pacman_game(4, sim::Difficulty::Normal, {200, 200}));
    view.glass = looking_glass::glass(640, 480);
    view.layout = screens::fit_board(view.glass, view.tiles->columns, view.tiles->rows,
                                     screens::board_room(view.glass, 40));
    REQUIRE(view.layout.scrolls);
    CHECK(view.ground().commands.size() < 3000);
    CHECK(View::count(view.ground(), frame::SpriteId::Spark) > 50);
}
