#pragma once
// The names of all sprites. Each is a file of that stem in assets/sprites; tests/shell checks that both lists
// agree.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace frame {

// Enumerator and file stem. Groups that are numbered or that differ by facing stand together, so that the
// functions below can count within them.
#define MAZEWRIGHT_SPRITES(X)                               \
    X(AppIcon, "app-icon")                                  \
    X(DoorClosed, "door-closed")                            \
    X(DoorOpen, "door-open")                                \
    X(Entry, "entry")                                       \
    X(EyesDown, "eyes-down")                                \
    X(EyesLeft, "eyes-left")                                \
    X(EyesRight, "eyes-right")                              \
    X(EyesUp, "eyes-up")                                    \
    X(Floor, "floor")                                       \
    X(FruitBramble, "fruit-bramble")                        \
    X(FruitFig, "fruit-fig")                                \
    X(FruitLantern, "fruit-lantern")                        \
    X(FruitPear, "fruit-pear")                              \
    X(Glow, "glow")                                         \
    X(Hatch, "hatch")                                       \
    X(HintDot, "hint-dot")                                  \
    X(IconEnter, "icon-enter")                              \
    X(IconFourWays, "icon-four-ways")                       \
    X(IconLeftRight, "icon-left-right")                     \
    X(IconStar, "icon-star")                                \
    X(IconUpDown, "icon-up-down")                           \
    X(Logo, "logo")                                         \
    X(OilFlask, "oil-flask")                                \
    X(Ring01, "ring-01")                                    \
    X(Ring02, "ring-02")                                    \
    X(Ring03, "ring-03")                                    \
    X(Ring04, "ring-04")                                    \
    X(Ring05, "ring-05")                                    \
    X(Ring06, "ring-06")                                    \
    X(Ring07, "ring-07")                                    \
    X(Ring08, "ring-08")                                    \
    X(Ring09, "ring-09")                                    \
    X(Ring10, "ring-10")                                    \
    X(Ring11, "ring-11")                                    \
    X(Ring12, "ring-12")                                    \
    X(ShadeEmberDown0, "shade-ember-down-0")                \
    X(ShadeEmberDown1, "shade-ember-down-1")                \
    X(ShadeEmberFright0, "shade-ember-fright-0")            \
    X(ShadeEmberFright1, "shade-ember-fright-1")            \
    X(ShadeEmberFrightThick0, "shade-ember-fright-thick-0") \
    X(ShadeEmberFrightThick1, "shade-ember-fright-thick-1") \
    X(ShadeEmberLeft0, "shade-ember-left-0")                \
    X(ShadeEmberLeft1, "shade-ember-left-1")                \
    X(ShadeEmberRight0, "shade-ember-right-0")              \
    X(ShadeEmberRight1, "shade-ember-right-1")              \
    X(ShadeEmberUp0, "shade-ember-up-0")                    \
    X(ShadeEmberUp1, "shade-ember-up-1")                    \
    X(ShadeLureDown0, "shade-lure-down-0")                  \
    X(ShadeLureDown1, "shade-lure-down-1")                  \
    X(ShadeLureFright0, "shade-lure-fright-0")              \
    X(ShadeLureFright1, "shade-lure-fright-1")              \
    X(ShadeLureFrightThick0, "shade-lure-fright-thick-0")   \
    X(ShadeLureFrightThick1, "shade-lure-fright-thick-1")   \
    X(ShadeLureLeft0, "shade-lure-left-0")                  \
    X(ShadeLureLeft1, "shade-lure-left-1")                  \
    X(ShadeLureRight0, "shade-lure-right-0")                \
    X(ShadeLureRight1, "shade-lure-right-1")                \
    X(ShadeLureUp0, "shade-lure-up-0")                      \
    X(ShadeLureUp1, "shade-lure-up-1")                      \
    X(ShadeMossDown0, "shade-moss-down-0")                  \
    X(ShadeMossDown1, "shade-moss-down-1")                  \
    X(ShadeMossFright0, "shade-moss-fright-0")              \
    X(ShadeMossFright1, "shade-moss-fright-1")              \
    X(ShadeMossFrightThick0, "shade-moss-fright-thick-0")   \
    X(ShadeMossFrightThick1, "shade-moss-fright-thick-1")   \
    X(ShadeMossLeft0, "shade-moss-left-0")                  \
    X(ShadeMossLeft1, "shade-moss-left-1")                  \
    X(ShadeMossRight0, "shade-moss-right-0")                \
    X(ShadeMossRight1, "shade-moss-right-1")                \
    X(ShadeMossUp0, "shade-moss-up-0")                      \
    X(ShadeMossUp1, "shade-moss-up-1")                      \
    X(ShadePrismDown0, "shade-prism-down-0")                \
    X(ShadePrismDown1, "shade-prism-down-1")                \
    X(ShadePrismFright0, "shade-prism-fright-0")            \
    X(ShadePrismFright1, "shade-prism-fright-1")            \
    X(ShadePrismFrightThick0, "shade-prism-fright-thick-0") \
    X(ShadePrismFrightThick1, "shade-prism-fright-thick-1") \
    X(ShadePrismLeft0, "shade-prism-left-0")                \
    X(ShadePrismLeft1, "shade-prism-left-1")                \
    X(ShadePrismRight0, "shade-prism-right-0")              \
    X(ShadePrismRight1, "shade-prism-right-1")              \
    X(ShadePrismUp0, "shade-prism-up-0")                    \
    X(ShadePrismUp1, "shade-prism-up-1")                    \
    X(Spark, "spark")                                       \
    X(Stamp00, "stamp-00")                                  \
    X(Stamp01, "stamp-01")                                  \
    X(Stamp02, "stamp-02")                                  \
    X(Stamp03, "stamp-03")                                  \
    X(Stamp04, "stamp-04")                                  \
    X(Stamp05, "stamp-05")                                  \
    X(Stamp06, "stamp-06")                                  \
    X(Stamp07, "stamp-07")                                  \
    X(Stamp08, "stamp-08")                                  \
    X(Stamp09, "stamp-09")                                  \
    X(Stamp10, "stamp-10")                                  \
    X(Stamp11, "stamp-11")                                  \
    X(Stamp12, "stamp-12")                                  \
    X(Stamp13, "stamp-13")                                  \
    X(Stamp14, "stamp-14")                                  \
    X(Stamp15, "stamp-15")                                  \
    X(StampFill, "stamp-fill")                              \
    X(TrailDot, "trail-dot")                                \
    X(Wall00, "wall-00")                                    \
    X(Wall01, "wall-01")                                    \
    X(Wall02, "wall-02")                                    \
    X(Wall03, "wall-03")                                    \
    X(Wall04, "wall-04")                                    \
    X(Wall05, "wall-05")                                    \
    X(Wall06, "wall-06")                                    \
    X(Wall07, "wall-07")                                    \
    X(Wall08, "wall-08")                                    \
    X(Wall09, "wall-09")                                    \
    X(Wall10, "wall-10")                                    \
    X(Wall11, "wall-11")                                    \
    X(Wall12, "wall-12")                                    \
    X(Wall13, "wall-13")                                    \
    X(Wall14, "wall-14")                                    \
    X(Wall15, "wall-15")                                    \
    X(WallFill, "wall-fill")                                \
    X(WallPost, "wall-post")                                \
    X(WickBlink, "wick-blink")                              \
    X(WickDown, "wick-down")                                \
    X(WickDown0, "wick-down-0")                             \
    X(WickDown1, "wick-down-1")                             \
    X(WickFright, "wick-fright")                            \
    X(WickGutter0, "wick-gutter-0")                         \
    X(WickGutter1, "wick-gutter-1")                         \
    X(WickGutter2, "wick-gutter-2")                         \
    X(WickJoy, "wick-joy")                                  \
    X(WickLeft, "wick-left")                                \
    X(WickLeft0, "wick-left-0")                             \
    X(WickLeft1, "wick-left-1")                             \
    X(WickRight, "wick-right")                              \
    X(WickRight0, "wick-right-0")                           \
    X(WickRight1, "wick-right-1")                           \
    X(WickUp, "wick-up")                                    \
    X(WickUp0, "wick-up-0")                                 \
    X(WickUp1, "wick-up-1")

enum class SpriteId : std::uint8_t {
#define X(name, stem) name,
    MAZEWRIGHT_SPRITES(X)
#undef X
};

inline constexpr std::array sprite_stems{
#define X(name, stem) std::string_view{stem},
    MAZEWRIGHT_SPRITES(X)
#undef X
};

#undef MAZEWRIGHT_SPRITES

inline constexpr std::size_t sprite_count = sprite_stems.size();

[[nodiscard]] constexpr std::string_view stem(SpriteId id) {
    return sprite_stems[static_cast<std::size_t>(id)];
}

/// The sprite `steps` places after `first` in the list.
[[nodiscard]] constexpr SpriteId nth(SpriteId first, int steps) {
    return static_cast<SpriteId>(static_cast<int>(first) + steps);
}

/// The wall piece for a mask of wall neighbours: 1 north, 2 east, 4 south, 8 west.
[[nodiscard]] constexpr SpriteId wall_piece(int mask) {
    assert(mask >= 0 && mask < 16);
    return nth(SpriteId::Wall00, mask);
}
[[nodiscard]] constexpr SpriteId stamp_piece(int mask) {
    assert(mask >= 0 && mask < 16);
    return nth(SpriteId::Stamp00, mask);
}

/// The ring round a frightened chaser, with `twelfths` of its time left: 1 to 12.
[[nodiscard]] constexpr SpriteId ring(int twelfths) {
    assert(twelfths >= 1 && twelfths <= 12);
    return nth(SpriteId::Ring01, twelfths - 1);
}

}  // namespace frame
