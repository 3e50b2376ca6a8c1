import { useState } from "react";
import { ExternalLink } from "../links";
import { chakra } from "../theme/chakra";
import { PlayButton } from "./PlayButton";
import { PlaySurface } from "./PlaySurface";
import { VideoFrame, VideoRow, VideoStage } from "./video-layout";
import { cssRatio, embedUrl, type AspectRatio } from "./video-source";

type EmbeddedVideoProps = { videoId: string; posterSrc?: string; title: string; aspectRatio: AspectRatio };

/** A video on YouTube. Nothing is requested from there before the visitor, who is told so, presses the button. */
export function EmbeddedVideo({ videoId, posterSrc, title, aspectRatio }: EmbeddedVideoProps) {
  const [isWanted, setWanted] = useState(false);
  const url = embedUrl(videoId);
  const play = () => setWanted(true);
  return (
    <VideoFrame role="group" aria-label={title}>
      <VideoStage style={{ aspectRatio: cssRatio(aspectRatio) }}>
        {isWanted ? (
          <iframe
            // The button that had the focus is gone.
            ref={(player) => player?.focus()}
            src={url}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          />
        ) : (
          <>
            {posterSrc !== undefined && <img src={posterSrc} alt="" loading="lazy" decoding="async" />}
            <PlaySurface phase="idle" onPress={play} />
          </>
        )}
      </VideoStage>
      {!isWanted && (
        <VideoRow>
          <PlayButton phase="idle" title={title} seconds={undefined} hasCaptions={false} onPress={play} />
        </VideoRow>
      )}
      <chakra.p textStyle="small" color="fg.muted" mt="2" maxW="60ch">
        This film is kept by YouTube. When you press play it comes from there, and YouTube learns that you watch it.
      </chakra.p>
      <chakra.div css={{ "@media (scripting: enabled)": { display: "none" } }}>
        <ExternalLink href={url}>Watch Video Tutorial</ExternalLink>
      </chakra.div>
    </VideoFrame>
  );
}
