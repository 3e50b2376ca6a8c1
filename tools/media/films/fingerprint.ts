import { createHash } from "node:crypto";
import { FILMS, type FilmName } from "../../../client/src/content/films";
import { frameOf } from "./frame";

/** In seconds: so often a film is looked at. Shorter than anything in it lasts. */
const STEP = 0.5;

/** Changes when a film's words, times or drawings do, so that files made of others are noticed. */
export function filmFingerprint(name: FilmName): string {
  const hash = createHash("sha256").update(JSON.stringify(FILMS[name]));
  const seconds = FILMS[name].scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  for (let at = 0; at < seconds; at += STEP) hash.update(frameOf(name, at));
  return hash.digest("hex").slice(0, 16);
}
