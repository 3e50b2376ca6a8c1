import { VIDEOS, videoUrl, type VideoName } from "../../content/videos";
import { secondsOf } from "../../content/videos/video";
import { Transcript } from "../../ui/video/Transcript";
import { VideoPlayer } from "../../ui/video/VideoPlayer";

/** A video with its transcript. */
export function GuideVideo({ name }: { name: VideoName }) {
  const video = VIDEOS[name];
  return (
    <VideoPlayer
      videoSrc={[videoUrl(name, "mp4"), videoUrl(name, "webm")]}
      posterSrc={videoUrl(name, "webp")}
      captionsSrc={videoUrl(name, "vtt")}
      title={video.title}
      aspectRatio="4:3"
      seconds={secondsOf(video)}
      transcript={<Transcript lines={video.scenes.map(({ says }) => says)} />}
    />
  );
}
