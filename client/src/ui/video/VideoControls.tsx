import type { RefObject } from "react";
import { IconButton } from "../IconButton";
import { MutedIcon, SoundIcon } from "../icons";
import { CaptionsButton } from "./CaptionsButton";
import { setMuted } from "./film-actions";
import { FullscreenButton } from "./FullscreenButton";
import { SeekBar } from "./SeekBar";
import { useVideoValue } from "./use-video-value";

type VideoControlsProps = {
  film: HTMLVideoElement;
  /** What fills the screen. */
  frame: RefObject<HTMLElement | null>;
  hasCaptions: boolean;
};

const VOLUME = ["volumechange"];
const isSilent = ({ muted }: HTMLVideoElement) => muted;

/** What moves a film that has begun: where it is, captions, sound, the whole screen. */
export function VideoControls({ film, frame, hasCaptions }: VideoControlsProps) {
  const muted = useVideoValue(film, VOLUME, isSilent);
  return (
    <>
      <SeekBar film={film} />
      {hasCaptions && <CaptionsButton film={film} />}
      <IconButton aria-label={muted ? "Unmute" : "Mute"} onClick={() => setMuted(film, !muted)}>
        {muted ? <MutedIcon size="m" /> : <SoundIcon size="m" />}
      </IconButton>
      <FullscreenButton film={film} frame={frame} />
    </>
  );
}
