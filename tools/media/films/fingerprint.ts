import { createHash } from "node:crypto";
import { FILMS, type FilmName } from "../../../client/src/content/films";
import { frameOf } from "./frame";

/** Sampling interval in seconds, shorter than any movement. */
const STEP = 0.5;

/** A hash of a film's texts, times and drawings, so that a test finds outdated files. */
export function filmFingerprint(name: FilmName): string {
  const hash = createHash("sha256").update(JSON.stringify(FILMS[name]));
  const seconds = FILMS[name].scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  for (let at = 0; at < seconds; at += STEP) hash.update(frameOf(name, at));
  return hash.digest("hex").slice(0, 16);
}
