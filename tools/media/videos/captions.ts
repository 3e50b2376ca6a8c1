import type { Video } from "../../../client/src/content/videos/video";

/** The captions of a video as WebVTT, one per scene. */
export function captionsOf({ scenes }: Video): string {
  let begin = 0;
  const cues = scenes.map(({ seconds, says }, index) => {
    const cue = `${index + 1}\n${stamp(begin)} --> ${stamp(begin + seconds)}\n${says}\n`;
    begin += seconds;
    return cue;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

/** "00:00:04.500" */
const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
