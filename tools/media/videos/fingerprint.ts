import { createHash } from "node:crypto";
import { VIDEOS, type VideoName } from "../../../client/src/content/videos";
import { frameOf } from "./frame";
import { spokenForm, VOICE } from "./speech";

/** Sampling interval in seconds, shorter than any movement. */
const STEP = 0.5;

/** A hash of a video's speech, times and drawings, so that a test finds outdated files. */
export function videoFingerprint(name: VideoName): string {
  const speech = VIDEOS[name].scenes.map(({ seconds, says }) => [seconds, spokenForm(says)]);
  const hash = createHash("sha256").update(JSON.stringify([VOICE, speech]));
  const seconds = VIDEOS[name].scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  for (let at = 0; at < seconds; at += STEP) hash.update(frameOf(name, at));
  return hash.digest("hex").slice(0, 16);
}
