import { useEffect, useState } from "react";

const CANNOT_PLAY = "Could not play video. Please try again.";
const CANNOT_LOAD = "Error loading video. Please try again later.";

export type Playback = {
  phase: "idle" | "loading" | "playing" | "paused";
  /** The reason why it does not play, as a sentence. */
  fault: string | undefined;
  toggle: () => void;
  /** Clears the error, loads the film again and continues where it stopped. */
  retry: () => void;
  /** Props of the video element. */
  events: {
    onPlaying: () => void;
    onWaiting: () => void;
    onPause: () => void;
    onError: () => void;
  };
};

/** The playback state of `film`, which starts on a press, or with `autoplay` unless the visitor prefers reduced motion. */
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

/** Browsers allow autoplay only without sound. If they refuse even that, the film waits for a press. */
function startMuted(film: HTMLVideoElement): void {
  film.muted = true;
  film.play().catch(() => undefined);
}

/** Loads the film again; it continues where it stopped. */
function reload(film: HTMLVideoElement): void {
  const reached = film.currentTime;
  film.load();
  if (reached > 0) film.currentTime = reached;
}
