import { useEffect, useState } from "react";
import { beginByItself, reload } from "./film-actions";

const CANNOT_PLAY = "Could not play video. Please try again.";
const CANNOT_LOAD = "Error loading video. Please try again later.";

/** What a film does, and what the visitor can make it do. */
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

/** Follows `film`. It begins when it is asked to; by itself only with `autoplay`, and where motion is welcome. */
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
      // A pause before it began, or another load: both are what the visitor wanted.
      if (name === "AbortError") return;
      fail(name === "NotSupportedError" ? CANNOT_LOAD : CANNOT_PLAY);
    });
  };

  useEffect(() => {
    if (film && autoplay && !matchMedia("(prefers-reduced-motion: reduce)").matches) beginByItself(film);
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
