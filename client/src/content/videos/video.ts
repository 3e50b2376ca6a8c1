/** A step of a video. Its text is both caption and transcript. */
type Scene = {
  /** Duration in seconds: long enough to read it twice. */
  seconds: number;
  says: string;
};

/** A short video without speech, made of the drawings of the guides by `npm run videos`. */
export type Video = {
  /** Names the files /videos/{id}.mp4, .webm, .vtt and .webp, and its anchor on a page. */
  id: string;
  title: string;
  scenes: readonly [Scene, ...Scene[]];
};

/** In whole seconds. */
export const secondsOf = ({ scenes }: Video) => Math.round(scenes.reduce((sum, { seconds }) => sum + seconds, 0));
