import { createHash } from "node:crypto";
import { VIDEOS, type VideoName } from "../../../client/src/content/videos";
import { frameOf } from "./frame";

/** Sampling interval in seconds, shorter than any movement. */
const STEP = 0.5;

/** A hash of a video's texts, times and drawings, so that a test finds outdated files. */
export function videoFingerprint(name: VideoName): string {
  const hash = createHash("sha256").update(JSON.stringify(VIDEOS[name]));
  const seconds = VIDEOS[name].scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  for (let at = 0; at < seconds; at += STEP) hash.update(frameOf(name, at));
  return hash.digest("hex").slice(0, 16);
}
