import { filmAddress, FILMS, type FilmName } from "../../content/films";
import { secondsOf } from "../../content/films/film";
import { Transcript } from "../../ui/video/Transcript";
import { VideoPlayer } from "../../ui/video/VideoPlayer";

/** A film of how it is done, and the same in words below it. */
export function GuideFilm({ name }: { name: FilmName }) {
  const film = FILMS[name];
  return (
    <VideoPlayer
      videoSrc={[filmAddress(name, "mp4"), filmAddress(name, "webm")]}
      posterSrc={filmAddress(name, "webp")}
      captionsSrc={filmAddress(name, "vtt")}
      title={film.title}
      aspectRatio="4:3"
      seconds={secondsOf(film)}
      transcript={<Transcript lines={film.scenes.map(({ says }) => says)} />}
    />
  );
}
