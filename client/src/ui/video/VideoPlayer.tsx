import type { ReactNode } from "react";
import { EmbeddedVideo } from "./EmbeddedVideo";
import { FilmPlayer } from "./FilmPlayer";
import { VideoFrame, VideoNotice, VideoStage } from "./video-layout";
import { cssRatio, type AspectRatio } from "./video-source";

export type VideoPlayerProps = {
  /** The film's files, the one to be preferred first: "/videos/inside-mount.mp4". */
  videoSrc?: string | readonly string[];
  /** Of a film at the external video host, where there is no file: it is asked for nothing before a press. */
  videoId?: string;
  /** Shown before the film plays. */
  posterSrc?: string;
  title: string;
  /** 16:9 by default. */
  aspectRatio?: AspectRatio;
  /** Plays by itself, without sound; never where the visitor asks for less motion. */
  autoplay?: boolean;
  /** WebVTT in English. */
  captionsSrc?: string;
  /** How long it lasts, said before it plays. */
  seconds?: number;
  /** The film in words, folded below it. */
  transcript?: ReactNode;
};

/** A film in its frame. Without scripts it is the browser's own player. */
export function VideoPlayer({ videoSrc, videoId, aspectRatio = "16:9", transcript, ...film }: VideoPlayerProps) {
  const files = [videoSrc ?? []].flat().filter((file) => file !== "");
  return (
    <div>
      {files.length > 0 ? (
        <FilmPlayer files={files} aspectRatio={aspectRatio} {...film} />
      ) : videoId ? (
        <EmbeddedVideo videoId={videoId} aspectRatio={aspectRatio} {...film} />
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
