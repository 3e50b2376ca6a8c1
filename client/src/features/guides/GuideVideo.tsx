import { VIDEOS, videoUrl, type VideoName } from "../../content/videos";
import { PUBLISHED } from "../../content/videos/published";
import { filmCorrection, secondsOf } from "../../content/videos/video";
import { video as videoThing } from "../../lib/structured-data/video";
import { useShopFacts, useShopFilms } from "../../product/useShopFacts";
import { StructuredData } from "../../ui/page/StructuredData";
import { chakra } from "../../ui/theme/chakra";
import { Transcript } from "../../ui/video/Transcript";
import { VideoPlayer } from "../../ui/video/VideoPlayer";

/** A video with its transcript, or the film that the shop's profile names in its place. */
export function GuideVideo({ name }: { name: VideoName }) {
  const { id, title, scenes } = VIDEOS[name];
  const poster = videoUrl(name, "webp");
  const { guideFigures } = useShopFacts();
  const correction = filmCorrection(VIDEOS[name], guideFigures.deviceHeightMm);
  const film = useShopFilms().find((each) => each.name === id);
  if (film) return <VideoPlayer videoId={film.videoId} posterSrc={poster} title={title} aspectRatio="4:3" />;
  const file = videoUrl(name, "mp4");
  const seconds = secondsOf(VIDEOS[name]);
  return (
    <>
      {import.meta.env.SSR && (
        <StructuredData
          of={(absolute) => [
            videoThing({ title, steps: scenes, seconds, published: PUBLISHED[name], file, poster }, absolute),
          ]}
        />
      )}
      <VideoPlayer
        videoSrc={[file, videoUrl(name, "webm")]}
        posterSrc={poster}
        captionsSrc={videoUrl(name, "vtt")}
        title={title}
        aspectRatio="4:3"
        seconds={seconds}
        transcript={<Transcript steps={scenes} />}
      />
      {correction !== undefined && (
        <chakra.p mt="3" maxW="52ch">
          {correction}
        </chakra.p>
      )}
    </>
  );
}
