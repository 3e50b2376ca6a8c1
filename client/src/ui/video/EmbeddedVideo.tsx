import { useState } from "react";
import { Button } from "../Button";
import { PlayIcon } from "../icons";
import { ExternalLink } from "../links";
import { chakra } from "../theme/chakra";
import { VisuallyHidden } from "../VisuallyHidden";
import { VideoFrame, VideoNotice, VideoStage } from "./video-layout";
import { cssRatio, embedUrl, type AspectRatio } from "./video-source";

type EmbeddedVideoProps = { videoId: string; title: string; aspectRatio: AspectRatio };

/** A video on YouTube. Nothing is requested from there before the visitor, who is told so, presses the button. */
export function EmbeddedVideo({ videoId, title, aspectRatio }: EmbeddedVideoProps) {
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
