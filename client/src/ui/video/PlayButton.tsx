import { Button } from "../Button";
import { PauseIcon, PlayIcon } from "../icons";
import { chakra } from "../theme/chakra";
import { VisuallyHidden } from "../VisuallyHidden";
import type { Playback } from "./use-playback";
import { timeInWords } from "./video-source";

type PlayButtonProps = {
  phase: Playback["phase"];
  title: string;
  seconds: number | undefined;
  hasCaptions: boolean;
  onPress: () => void;
};

/** A button with text that starts the video, and then stays in its place as play and pause. */
export function PlayButton({ phase, title, seconds, hasCaptions, onPress }: PlayButtonProps) {
  const isIdle = phase === "idle";
  const isRunning = phase === "playing" || phase === "loading";
  const facts = [seconds !== undefined && timeInWords(seconds), hasCaptions && "with captions"].filter(Boolean);
  return (
    <>
      <Button variant="soft" size="s" flex="none" px={isIdle ? "4" : "3"} onClick={onPress}>
        {isRunning ? <PauseIcon size="m" /> : <PlayIcon size="m" />}
        {isIdle ? (
          <span>
            Watch Video Tutorial<VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        ) : (
          <VisuallyHidden>{isRunning ? "Pause" : "Play"}</VisuallyHidden>
        )}
      </Button>
      {isIdle && facts.length > 0 && (
        <chakra.p textStyle="small" color="fg.muted" pl="2">
          {facts.join(", ")}
        </chakra.p>
      )}
    </>
  );
}
