/** A step of a video: what is said while it is shown. Its words are caption and transcript alike. */
type Scene = {
  /** How long it stays, in seconds: long enough to read it twice. */
  seconds: number;
  says: string;
};

/** A short video without speech, drawn from the drawings of the guides. `npm run videos` makes its files anew. */
export type Video = {
  /** Names the files /videos/{id}.mp4, .webm, .vtt and .webp, and its place on a page. */
  id: string;
  title: string;
  scenes: readonly [Scene, ...Scene[]];
};

/** In whole seconds. */
export const secondsOf = ({ scenes }: Video) => Math.round(scenes.reduce((sum, { seconds }) => sum + seconds, 0));
