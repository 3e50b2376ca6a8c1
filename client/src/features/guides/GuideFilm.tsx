import { FILMS, filmUrl, type FilmName } from "../../content/films";
import { secondsOf } from "../../content/films/film";
import { Transcript } from "../../ui/video/Transcript";
import { VideoPlayer } from "../../ui/video/VideoPlayer";

/** A film with its transcript. */
export function GuideFilm({ name }: { name: FilmName }) {
  const film = FILMS[name];
  return (
    <VideoPlayer
      videoSrc={[filmUrl(name, "mp4"), filmUrl(name, "webm")]}
      posterSrc={filmUrl(name, "webp")}
      captionsSrc={filmUrl(name, "vtt")}
      title={film.title}
      aspectRatio="4:3"
      seconds={secondsOf(film)}
      transcript={<Transcript lines={film.scenes.map(({ says }) => says)} />}
    />
  );
}
