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

/** The height above the floor that the films say and show for the device of a chain, in mm. They can't follow the rules. */
const FILMED_DEVICE_HEIGHT_MM = 1500;

/** What a film says that holds no more: a sentence beside it. Undefined where it says what is in force. */
export function filmCorrection({ scenes }: Video, deviceHeightMm: number): string | undefined {
  const saysHeight = scenes.some(({ says }) => says.includes(`${FILMED_DEVICE_HEIGHT_MM} mm`));
  if (!saysHeight || deviceHeightMm === FILMED_DEVICE_HEIGHT_MM) return undefined;
  return `The film says ${FILMED_DEVICE_HEIGHT_MM} mm for the safety device. Fix it at least ${deviceHeightMm} mm above the floor.`;
}

/** In whole seconds. */
export const secondsOf = ({ scenes }: Video) => Math.round(scenes.reduce((sum, { seconds }) => sum + seconds, 0));
