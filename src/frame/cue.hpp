#pragma once
// A request for a sound. Rules report events, screens turn them into cues, the speaker makes the noise.

#include <cstdint>

namespace frame {

enum class Cue : std::uint8_t {
    MenuMove,
    MenuConfirm,
    MenuBack,
    Step,
    PelletEaten,
    PowerPelletEaten,
    FruitEaten,
    ChaserEaten,
    ExtraLife,
    LifeLost,
    DoorOpened,
    LevelCleared,
    Won,
    GameOver,
    NewBoard,
};

}  // namespace frame
