import { useState, type ReactNode } from "react";
import { Button } from "../Button";
import { PlayIcon } from "../icons";
import { ExternalLink } from "../links";
import { chakra } from "../theme/chakra";
import { VisuallyHidden } from "../VisuallyHidden";
import { NativeVideo } from "./NativeVideo";
import { VideoFrame, VideoNotice, VideoStage } from "./video-layout";
import { cssRatio, embedUrl, type AspectRatio } from "./video-source";

type EmbeddedVideoProps = { videoId: string; title: string; aspectRatio: AspectRatio };

/** A video on YouTube. Nothing is requested from there before the visitor, who is told so, presses the button. */
function EmbeddedVideo({ videoId, title, aspectRatio }: EmbeddedVideoProps) {
  const [isWanted, setWanted] = useState(false);
  const url = embedUrl(videoId);
  return (
    <VideoFrame>
      <VideoStage style={{ aspectRatio: cssRatio(aspectRatio) }}>
        {isWanted ? (
          <iframe
            // The button that had the focus is gone.
            ref={(player) => player?.focus()}
            src={url}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
          />
        ) : (
          <VideoNotice>
            <chakra.p textStyle="small" maxW="44ch">
              This film is kept by YouTube. When you press play it comes from there, and YouTube learns that you watch
              it.
            </chakra.p>
            <chakra.div css={{ "@media (scripting: none)": { display: "none" } }}>
              <Button variant="soft" size="s" bg="bg" onClick={() => setWanted(true)}>
                <PlayIcon size="m" />
                <span>
                  Watch Video Tutorial<VisuallyHidden>: {title}</VisuallyHidden>
                </span>
              </Button>
            </chakra.div>
            <chakra.div css={{ "@media (scripting: enabled)": { display: "none" } }}>
              <ExternalLink href={url}>Watch Video Tutorial</ExternalLink>
            </chakra.div>
          </VideoNotice>
        )}
      </VideoStage>
    </VideoFrame>
  );
}

export type VideoPlayerProps = {
  /** URLs of the video in order of preference: "/videos/inside-mount.mp4". */
  videoSrc?: string | readonly string[];
  /** Id of a video at the external video host, if there is no file. Nothing is requested from there before a press. */
  videoId?: string;
  /** Shown before the video plays. */
  posterSrc?: string;
  title: string;
  /** 16:9 by default. */
  aspectRatio?: AspectRatio;
  /** Plays without a press and without sound; never if the visitor prefers reduced motion. */
  autoplay?: boolean;
  /** WebVTT in English. */
  captionsSrc?: string;
  /** Its length, shown before it plays. */
  seconds?: number;
  /** The transcript, collapsed below the video. */
  transcript?: ReactNode;
};

/** A video in its frame. Without scripts it is the native player. */
export function VideoPlayer({ videoSrc, videoId, aspectRatio = "16:9", transcript, ...video }: VideoPlayerProps) {
  const files = [videoSrc ?? []].flat().filter((file) => file !== "");
  return (
    <div>
      {files.length > 0 ? (
        <NativeVideo files={files} aspectRatio={aspectRatio} {...video} />
      ) : videoId ? (
        <EmbeddedVideo videoId={videoId} aspectRatio={aspectRatio} {...video} />
      ) : (
        <VideoFrame>
          <VideoStage style={{ aspectRatio: cssRatio(aspectRatio) }}>
            <VideoNotice>
              <p>No video source provided</p>
            </VideoNotice>
          </VideoStage>
        </VideoFrame>
      )}
      {transcript}
    </div>
  );
}
