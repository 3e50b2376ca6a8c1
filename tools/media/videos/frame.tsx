import { renderToStaticMarkup } from "react-dom/server";
import { VIDEOS, type VideoName } from "../../../client/src/content/videos";
import { INSIDE_MOUNT_SCENES } from "./inside-mount";
import { OUTSIDE_MOUNT_SCENES } from "./outside-mount";
import { SHUTTER_SCENES } from "./shutters";
import { STAGE, type SceneDrawing } from "./stage";
import { progress } from "./timing";

export const DRAWINGS: Record<VideoName, readonly SceneDrawing[]> = {
  inside: INSIDE_MOUNT_SCENES,
  outside: OUTSIDE_MOUNT_SCENES,
  shutters: SHUTTER_SCENES,
};

/** Duration of the transition between scenes, in seconds. */
const CHANGE = 0.5;

/** A frame of the video as SVG; `at` is in seconds from its beginning. */
export function frameOf(name: VideoName, at: number): string {
  let begin = 0;
  for (const [index, { seconds }] of VIDEOS[name].scenes.entries()) {
    const Scene = DRAWINGS[name][index];
    const isLast = index === VIDEOS[name].scenes.length - 1;
    if (!Scene) throw new Error(`The video ${name} has more words than drawings.`);
    if (at < begin + seconds || isLast) return markup(Scene, at - begin, before(name, index));
    begin += seconds;
  }
  throw new Error(`The video ${name} is empty.`);
}

type Ended = { Scene: SceneDrawing; seconds: number };

function before(name: VideoName, index: number): Ended | undefined {
  const Scene = DRAWINGS[name][index - 1];
  const seconds = VIDEOS[name].scenes[index - 1]?.seconds;
  return Scene && seconds !== undefined ? { Scene, seconds } : undefined;
}

function markup(Scene: SceneDrawing, t: number, ended: Ended | undefined): string {
  const covered = ended ? progress(t, 0, CHANGE) : 1;
  return renderToStaticMarkup(
    <svg viewBox={`0 0 ${STAGE.width} ${STAGE.height}`} xmlns="http://www.w3.org/2000/svg">
      {ended && covered < 1 && <ended.Scene t={ended.seconds} />}
      <g opacity={covered < 1 ? covered : undefined}>
        <Scene t={Math.max(0, t)} />
      </g>
    </svg>,
  );
}
