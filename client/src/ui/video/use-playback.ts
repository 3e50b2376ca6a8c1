import { useEffect, useState } from "react";

const CANNOT_PLAY = "Could not play video. Please try again.";
const CANNOT_LOAD = "Error loading video. Please try again later.";

export type Playback = {
  phase: "idle" | "loading" | "playing" | "paused";
  /** Why it does not play, as a sentence. */
  fault: string | undefined;
  toggle: () => void;
  /** Forgets the fault, loads the film again and goes on where it stopped. */
  retry: () => void;
  /** For the film's element. */
  events: {
    onPlaying: () => void;
    onWaiting: () => void;
    onPause: () => void;
    onError: () => void;
  };
};

/** Follows `film`, which starts on a press; by itself only with `autoplay`, and not where the visitor asks for less motion. */
export function usePlayback(film: HTMLVideoElement | null, autoplay: boolean): Playback {
  const [phase, setPhase] = useState<Playback["phase"]>("idle");
  const [fault, setFault] = useState<string>();

  const fail = (sentence: string) => {
    setFault(sentence);
    setPhase("paused");
  };
  const play = () => {
    setFault(undefined);
    setPhase("loading");
    film?.play().catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : "";
      // The visitor paused before the film started, or loaded it again.
      if (name === "AbortError") return;
      fail(name === "NotSupportedError" ? CANNOT_LOAD : CANNOT_PLAY);
    });
  };

  useEffect(() => {
    if (film && autoplay && !matchMedia("(prefers-reduced-motion: reduce)").matches) startMuted(film);
  }, [autoplay, film]);

  return {
    phase,
    fault,
    toggle: () => (phase === "loading" || phase === "playing" ? film?.pause() : play()),
    retry: () => {
      if (film) reload(film);
      play();
    },
    events: {
      onPlaying: () => setPhase("playing"),
      onWaiting: () => setPhase("loading"),
      onPause: () => setPhase("paused"),
      onError: () => fail(CANNOT_LOAD),
    },
  };
}

/** Browsers let nothing with sound start by itself. Where even this is refused, the film waits for a press. */
function startMuted(film: HTMLVideoElement): void {
  film.muted = true;
  film.play().catch(() => undefined);
}

/** Loads the film again; it goes on where it stopped. */
function reload(film: HTMLVideoElement): void {
  const reached = film.currentTime;
  film.load();
  if (reached > 0) film.currentTime = reached;
}
