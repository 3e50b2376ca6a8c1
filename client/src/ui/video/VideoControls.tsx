import { useCallback, useState, useSyncExternalStore, type RefObject } from "react";
import { IconButton } from "../IconButton";
import { CaptionsIcon, CaptionsOffIcon, EnlargeIcon, MutedIcon, ReduceIcon, SoundIcon } from "../icons";
import { chakra } from "../theme/chakra";
import { notify } from "../toast/notify";
import { clockTime, timeInWords } from "./video-source";

type VideoControlsProps = {
  video: HTMLVideoElement;
  /** The element for full screen. */
  frame: RefObject<HTMLElement | null>;
  hasCaptions: boolean;
};

/** Controls of a video that has started: position, captions, sound and full screen. */
export function VideoControls({ video, frame, hasCaptions }: VideoControlsProps) {
  return (
    <>
      <SeekBar video={video} />
      {hasCaptions && <CaptionsButton video={video} />}
      <MuteButton video={video} />
      <FullscreenButton video={video} frame={frame} />
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

const MOVES = "timeupdate seeking seeked durationchange loadedmetadata";

function SeekBar({ video }: { video: HTMLVideoElement }) {
  // In tenths, so that a playing video is drawn ten times a second at most.
  const position = useValueOf(video, MOVES, () => Math.round(video.currentTime * 10) / 10);
  const length = useValueOf(video, MOVES, () => (Number.isFinite(video.duration) ? video.duration : 0));
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
        aria-valuetext={`${timeInWords(position)} of ${timeInWords(length)}`}
        onChange={({ target }) => moveTo(video, target.valueAsNumber)}
      />
      <Clock aria-hidden>
        {clockTime(position)} / {clockTime(length)}
      </Clock>
    </>
  );
}

/** Captions start switched on, because many people watch without sound. */
function CaptionsButton({ video }: { video: HTMLVideoElement }) {
  const [areShown, setShown] = useState(() => video.textTracks[0]?.mode === "showing");
  const toggle = () => {
    showCaptions(video, !areShown);
    setShown(!areShown);
  };
  return (
    <IconButton aria-label="Captions" aria-pressed={areShown} onClick={toggle}>
      {areShown ? <CaptionsIcon size="m" /> : <CaptionsOffIcon size="m" />}
    </IconButton>
  );
}

function MuteButton({ video }: { video: HTMLVideoElement }) {
  const muted = useValueOf(video, "volumechange", () => video.muted);
  return (
    <IconButton aria-label={muted ? "Unmute" : "Mute"} onClick={() => setMuted(video, !muted)}>
      {muted ? <MutedIcon size="m" /> : <SoundIcon size="m" />}
    </IconButton>
  );
}

/** On iPhones only the video element can be full screen, with a method of its own. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

function FullscreenButton({ video, frame }: { video: AppleVideo; frame: RefObject<HTMLElement | null> }) {
  const isFull = useValueOf(document, "fullscreenchange", () => document.fullscreenElement?.contains(video) ?? false);
  const enter = () =>
    frame.current?.requestFullscreen ? frame.current.requestFullscreen() : video.webkitEnterFullscreen?.();
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

function moveTo(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds;
}

function setMuted(video: HTMLVideoElement, muted: boolean): void {
  video.muted = muted;
}

function showCaptions({ textTracks: [track] }: HTMLVideoElement, areShown: boolean): void {
  if (track) track.mode = areShown ? "showing" : "hidden";
}

/** A value of `target`, read again at the events named, as in "seeking seeked". */
function useValueOf<Value>(target: EventTarget, events: string, read: () => Value): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      const names = events.split(" ");
      for (const name of names) target.addEventListener(name, listener);
      return () => {
        for (const name of names) target.removeEventListener(name, listener);
      };
    },
    [target, events],
  );
  return useSyncExternalStore(subscribe, read);
}
