import type { FilmName } from "@rules/video-host";

/** A step of a video. Its transcript is what it says and shows. */
type Scene = {
  /** Duration in seconds: long enough to say and to read it. */
  seconds: number;
  /** The caption, which a voice speaks. */
  says: string;
  /** What is seen, for those who do not see it. */
  shows: string;
};

/** A short video that speaks its captions, made of the drawings of the guides by `npm run videos`. */
export type Video = {
  /** Names the files /videos/{id}.mp4, .webm, .vtt and .webp, and its anchor on a page. */
  id: FilmName;
  title: string;
  scenes: readonly [Scene, ...Scene[]];
};

/** In whole seconds. */
export const secondsOf = ({ scenes }: Video) => Math.round(scenes.reduce((sum, { seconds }) => sum + seconds, 0));
