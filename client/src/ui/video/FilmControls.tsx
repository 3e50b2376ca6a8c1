import { useCallback, useState, useSyncExternalStore, type RefObject } from "react";
import { IconButton } from "../IconButton";
import { CaptionsIcon, CaptionsOffIcon, EnlargeIcon, MutedIcon, ReduceIcon, SoundIcon } from "../icons";
import { chakra } from "../theme/chakra";
import { notify } from "../toast/notify";
import { clockTime, spokenTime } from "./video-source";

type FilmControlsProps = {
  film: HTMLVideoElement;
  /** The element for full screen. */
  frame: RefObject<HTMLElement | null>;
  hasCaptions: boolean;
};

/** Controls of a film that has started: position, captions, sound and full screen. */
export function FilmControls({ film, frame, hasCaptions }: FilmControlsProps) {
  return (
    <>
      <SeekBar film={film} />
      {hasCaptions && <CaptionsButton film={film} />}
      <MuteButton film={film} />
      <FullscreenButton film={film} frame={frame} />
    </>
  );
}

const Bar = chakra("input", {
  base: { flex: "1", minW: "0", h: "target", accentColor: "{colors.fg}", cursor: "pointer" },
});
const Clock = chakra("span", {
  base: {
    flex: "none",
    px: "2",
    textStyle: "small",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
});

const MOVES = ["timeupdate", "seeking", "seeked", "durationchange", "loadedmetadata"];

function SeekBar({ film }: { film: HTMLVideoElement }) {
  // In tenths, so that a playing film is drawn ten times a second at most.
  const position = useValueOf(film, MOVES, () => Math.round(film.currentTime * 10) / 10);
  const length = useValueOf(film, MOVES, () => (Number.isFinite(film.duration) ? film.duration : 0));
  return (
    <>
      <Bar
        type="range"
        min={0}
        max={length || 1}
        step={1}
        value={position}
        disabled={length === 0}
        aria-label="Position in the film"
        aria-valuetext={`${spokenTime(position)} of ${spokenTime(length)}`}
        onChange={({ target }) => moveTo(film, target.valueAsNumber)}
      />
      <Clock aria-hidden>
        {clockTime(position)} / {clockTime(length)}
      </Clock>
    </>
  );
}

/** Captions start switched on, because the films have no speech. */
function CaptionsButton({ film }: { film: HTMLVideoElement }) {
  const [areShown, setShown] = useState(() => film.textTracks[0]?.mode === "showing");
  const toggle = () => {
    showCaptions(film, !areShown);
    setShown(!areShown);
  };
  return (
    <IconButton aria-label="Captions" aria-pressed={areShown} onClick={toggle}>
      {areShown ? <CaptionsIcon size="m" /> : <CaptionsOffIcon size="m" />}
    </IconButton>
  );
}

const VOLUME = ["volumechange"];

function MuteButton({ film }: { film: HTMLVideoElement }) {
  const muted = useValueOf(film, VOLUME, () => film.muted);
  return (
    <IconButton aria-label={muted ? "Unmute" : "Mute"} onClick={() => setMuted(film, !muted)}>
      {muted ? <MutedIcon size="m" /> : <SoundIcon size="m" />}
    </IconButton>
  );
}

const FULLSCREEN = ["fullscreenchange"];

/** On iPhones only the video element can be full screen, with a method of its own. */
type AppleFilm = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

function FullscreenButton({ film, frame }: { film: AppleFilm; frame: RefObject<HTMLElement | null> }) {
  const isFull = useValueOf(document, FULLSCREEN, () => document.fullscreenElement?.contains(film) ?? false);
  const enter = () =>
    frame.current?.requestFullscreen ? frame.current.requestFullscreen() : film.webkitEnterFullscreen?.();
  const toggle = async () => {
    try {
      await (isFull ? document.exitFullscreen() : enter());
    } catch {
      notify({
        kind: "failure",
        title: "The film can't fill the screen here",
        description: "Your browser did not allow it.",
      });
    }
  };
  return (
    <IconButton aria-label={isFull ? "Leave full screen" : "Full screen"} onClick={toggle}>
      {isFull ? <ReduceIcon size="m" /> : <EnlargeIcon size="m" />}
    </IconButton>
  );
}

// Functions outside of components change the video element, because components must not change their props.

function moveTo(film: HTMLVideoElement, seconds: number): void {
  film.currentTime = seconds;
}

function setMuted(film: HTMLVideoElement, muted: boolean): void {
  film.muted = muted;
}

function showCaptions({ textTracks: [track] }: HTMLVideoElement, areShown: boolean): void {
  if (track) track.mode = areShown ? "showing" : "hidden";
}

/** A value of `target`, read again at the given events. */
function useValueOf<Value>(target: EventTarget, events: readonly string[], read: () => Value): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const event of events) target.addEventListener(event, listener);
      return () => {
        for (const event of events) target.removeEventListener(event, listener);
      };
    },
    [target, events],
  );
  return useSyncExternalStore(subscribe, read);
}
