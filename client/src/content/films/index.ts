import type { Film } from "./film";
import FILES from "./film-files.json";
import { INSIDE_MOUNT_FILM } from "./inside-mount";
import { OUTSIDE_MOUNT_FILM } from "./outside-mount";
import { SHUTTER_FILM } from "./shutters";

/** By the names that pages know them by. */
export const FILMS = {
  inside: INSIDE_MOUNT_FILM,
  outside: OUTSIDE_MOUNT_FILM,
  shutters: SHUTTER_FILM,
} as const satisfies Record<string, Film>;

export type FilmName = keyof typeof FILMS;

type Ending = "mp4" | "webm" | "vtt" | "webp";

/** Where a film's file is fetched. What changes with the film makes browsers fetch it anew. */
export const filmUrl = (name: FilmName, ending: Ending) =>
  `/videos/${FILMS[name].id}.${ending}?v=${FILES[name].fingerprint}`;
