import { lazy, Suspense, useRef, useState } from "react";
import { useBrowserValue } from "../../lib/store";
import { Button } from "../Button";
import { ErrorBoundary } from "../ErrorBoundary";
import { PlayButton } from "./PlayButton";
import { PlaySurface } from "./PlaySurface";
import { usePlayback } from "./use-playback";
import { VideoFrame, VideoNotice, VideoRow, VideoStage } from "./video-layout";
import { cssRatio, typeOf, type AspectRatio } from "./video-source";

type NativeVideoProps = {
  files: readonly string[];
  posterSrc?: string;
  title: string;
  aspectRatio: AspectRatio;
  autoplay?: boolean;
  captionsSrc?: string;
  seconds?: number;
};

const VideoControls = lazy(async () => ({ default: (await import("./VideoControls")).VideoControls }));

/** A video of the shop. The code of its controls is loaded at the first press. */
export function NativeVideo(props: NativeVideoProps) {
  const { files, posterSrc, title, aspectRatio, autoplay = false, captionsSrc, seconds } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { phase, fault, toggle, retry, events } = usePlayback(video, autoplay);
  const needsBrowserControls = useBrowserValue(() => false, true);
  const last = files.length - 1;
  return (
    <VideoFrame ref={frame} role="group" aria-label={title}>
      <VideoStage style={{ aspectRatio: cssRatio(aspectRatio) }}>
        <video
          ref={setVideo}
          aria-label={title}
          poster={posterSrc}
          preload="none"
          playsInline
          controls={needsBrowserControls}
          {...events}
          // Errors of <source> bubble in React; another source may still work.
          onError={({ target, currentTarget }) => target === currentTarget && events.onError()}
        >
          {files.map((file, index) => (
            // Only the error of the last source means that none can be loaded.
            <source key={file} src={file} type={typeOf(file)} onError={index === last ? events.onError : undefined} />
          ))}
          <track
            kind="captions"
            src={captionsSrc}
            srcLang="en-GB"
            label="English"
            default={captionsSrc !== undefined}
          />
        </video>
        <PlaySurface phase={phase} onPress={toggle} />
        {fault !== undefined && (
          <VideoNotice>
            <p role="alert">{fault}</p>
            <Button variant="line" size="s" onClick={retry}>
              Try Again
            </Button>
          </VideoNotice>
        )}
      </VideoStage>
      <VideoRow>
        <PlayButton
          phase={phase}
          title={title}
          seconds={seconds}
          hasCaptions={captionsSrc !== undefined}
          onPress={toggle}
        />
        {video && phase !== "idle" && (
          // If their code can't be loaded, play and pause still work.
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <VideoControls video={video} frame={frame} hasCaptions={captionsSrc !== undefined} />
            </Suspense>
          </ErrorBoundary>
        )}
      </VideoRow>
    </VideoFrame>
  );
}
