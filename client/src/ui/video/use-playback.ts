import { useEffect, useState } from "react";

const CANNOT_PLAY = "Could not play video. Please try again.";
const CANNOT_LOAD = "Error loading video. Please try again later.";

export type Playback = {
  phase: "idle" | "loading" | "playing" | "paused";
  /** The reason why it does not play, as a sentence. */
  fault: string | undefined;
  toggle: () => void;
  /** Clears the error, loads the video again and continues where it stopped. */
  retry: () => void;
  /** Props of the video element. */
  events: {
    onPlaying: () => void;
    onWaiting: () => void;
    onPause: () => void;
    onError: () => void;
  };
};

/** The playback state of `video`, which starts on a press, or with `autoplay` unless the visitor prefers reduced motion. */
export function usePlayback(video: HTMLVideoElement | null, autoplay: boolean): Playback {
  const [phase, setPhase] = useState<Playback["phase"]>("idle");
  const [fault, setFault] = useState<string>();

  const fail = (sentence: string) => {
    setFault(sentence);
    setPhase("paused");
  };
  const play = () => {
    setFault(undefined);
    setPhase("loading");
    video?.play().catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : "";
      // The visitor paused before the video started, or loaded it again.
      if (name === "AbortError") return;
      fail(name === "NotSupportedError" ? CANNOT_LOAD : CANNOT_PLAY);
    });
  };

  useEffect(() => {
    if (video && autoplay && !matchMedia("(prefers-reduced-motion: reduce)").matches) startMuted(video);
  }, [autoplay, video]);

  return {
    phase,
    fault,
    toggle: () => (phase === "loading" || phase === "playing" ? video?.pause() : play()),
    retry: () => {
      if (video) reload(video);
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

/** Browsers allow autoplay only without sound. If they refuse even that, the video waits for a press. */
function startMuted(video: HTMLVideoElement): void {
  video.muted = true;
  video.play().catch(() => undefined);
}

/** Loads the video again; it continues where it stopped. */
function reload(video: HTMLVideoElement): void {
  const reached = video.currentTime;
  video.load();
  if (reached > 0) video.currentTime = reached;
}
