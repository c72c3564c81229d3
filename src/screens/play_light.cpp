#include "screens/play_light.hpp"

#include <algorithm>

namespace screens {

namespace {

constexpr int sweep_ticks = 40;
constexpr int half_period_ticks = 15;

}  // namespace

void draw_sweep(frame::DrawList& list, const Glass& glass, const BoardLayout& board, int ticks) {
    if (ticks <= 0 || ticks > sweep_ticks) return;
    const int left = std::max(board.board.x, board.view.x);
    const int right = std::min(board.board.right(), board.view.right());
    const int top = std::max(board.board.y, board.view.y);
    const int height = std::max(1, std::min(board.board.bottom(), board.view.bottom()) - top);
    const int band = std::max(2, (right - left) / 5);
    const int x = left - band + (right - left + 2 * band) * ticks / sweep_ticks;
    const frame::Color warm = glass.palette.glow;
    list.add(frame::Clip{{left, top, std::max(1, right - left), height}});
    list.add(frame::Box{
        .rect = {x - band, top, band, height}, .left = warm.with_alpha(0), .right = warm.with_alpha(90)});
    list.add(
        frame::Box{.rect = {x, top, band, height}, .left = warm.with_alpha(90), .right = warm.with_alpha(0)});
    list.add(frame::Clip{});
}

void draw_flash(frame::DrawList& list, const Glass& glass, const BoardLayout& board,
                const sim::World& world) {
    if (world.phase != sim::Phase::Cleared || world.phase_ticks / half_period_ticks % 2 == 0) return;
    const int edge = wall_inset(board);
    const frame::Color light = glass.palette.text.with_alpha(36);
    list.add(frame::Clip{board.view});
    list.add(
        frame::Box{.rect = {board.board.x + edge, board.board.y + edge, std::max(1, board.board.w - 2 * edge),
                            std::max(1, board.board.h - 2 * edge)},
                   .left = light,
                   .right = light});
    list.add(frame::Clip{});
}

void draw_banner(frame::DrawList& list, const Glass& glass, const BoardLayout& board, const sim::World& world,
                 bool replay_ended) {
    std::string words;
    if (world.phase == sim::Phase::Ready) words = "Ready?";
    if (world.phase == sim::Phase::Cleared) words = "Every spark!";
    if (world.phase == sim::Phase::GameOver) words = "Game over";
    if (replay_ended) words = "End of the replay";
    if (words.empty()) return;
    const int px = type_px(glass, Type::Headline);
    list.add(
        frame::Text{.text = words,
                    .x = board.view.x + board.view.w / 2,
                    .baseline = board.view.y + board.view.h / 2 + std::max(2 * board.tile_px, px) + px / 2,
                    .px = px,
                    .font = frame::Font::Display,
                    .align = frame::Text::Align::Centre,
                    .color = glass.palette.accent,
                    .outline_px = std::max(2, px / 14)});
}

}  // namespace screens
