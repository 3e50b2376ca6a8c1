import { Button } from "../Button";
import { VideoNotice } from "./video-layout";

/** Over the picture when the film does not play: why, and the way to try it once more. */
export function VideoFault({ fault, onRetry }: { fault: string; onRetry: () => void }) {
  return (
    <VideoNotice>
      <p role="alert">{fault}</p>
      <Button variant="line" size="s" onClick={onRetry}>
        Try Again
      </Button>
    </VideoNotice>
  );
}
