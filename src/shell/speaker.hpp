#pragma once
// Where cues become sound.

#include "frame/cue.hpp"

namespace shell {

class Speaker {
  public:
    Speaker() = default;
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    virtual ~Speaker() = default;

    /// Starts the sound of `cue`; returns at once.
    virtual void play(frame::Cue cue) = 0;
};

/// For machines without a sound device, for --mute and for tests.
class SilentSpeaker final : public Speaker {
  public:
    void play(frame::Cue) override {}
};

}  // namespace shell
