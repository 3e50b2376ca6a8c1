import type { ReactNode } from "react";
import { EmbeddedVideo } from "./EmbeddedVideo";
import { NativeVideo } from "./NativeVideo";
import { VideoFrame, VideoNotice, VideoStage } from "./video-layout";
import { cssRatio, type AspectRatio } from "./video-source";

export type VideoPlayerProps = {
  /** URLs of the video in order of preference: "/videos/inside-mount.mp4". */
  videoSrc?: string | readonly string[];
  /** Id of a video at the external video host, if there is no file. Nothing is requested from there before a press. */
  videoId?: string | null;
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
