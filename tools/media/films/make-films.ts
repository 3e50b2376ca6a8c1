import { rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { FILMS, type FilmName } from "../../../client/src/content/films";
import FILM_FILES from "../../../client/src/content/films/film-files.json";
import { openSheet, PUBLIC } from "../chromium";
import { captionsOf } from "./captions";
import { ENCODINGS, ffmpeg, FRAMES_PER_SECOND } from "./encode";
import { filmFingerprint } from "./fingerprint";
import { frameOf } from "./frame";
import { soundOf } from "./sound";
import { STAGE } from "./stage";

const FOLDER = path.join(PUBLIC, "videos");
const FILES = path.resolve(import.meta.dirname, "../../../client/src/content/films/film-files.json");
/** Pixels per unit of the drawings. */
const SCALE = 10 / 3;
/** The moment of the poster image, in seconds. */
const POSTER_AT: Record<FilmName, number> = { inside: 8.8, outside: 18.4, shutters: 36.4 };

/** Renders the named films, or all, and writes their files. */
export async function make(names: readonly string[]): Promise<void> {
  const wanted = (Object.keys(FILMS) as FilmName[]).filter((name) => names.length === 0 || names.includes(name));
  const sheet = await openSheet({ ...STAGE, scale: SCALE });
  try {
    for (const name of wanted) await makeFilm(name, sheet.paint);
  } finally {
    await sheet.close();
  }
  await noteFilms(wanted);
}

/** Writes the fingerprints of these films. */
async function noteFilms(names: readonly FilmName[]): Promise<void> {
  const made = Object.fromEntries(names.map((name) => [name, { fingerprint: filmFingerprint(name) }]));
  await writeFile(FILES, `${JSON.stringify({ ...FILM_FILES, ...made }, null, 2)}\n`);
}

async function makeFilm(name: FilmName, paint: (svg: string) => Promise<Buffer>): Promise<void> {
  const film = FILMS[name];
  const file = (ending: string) => path.join(FOLDER, `${film.id}.${ending}`);
  const seconds = film.scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  const painted = new Map<string, Buffer>();
  const frames: Buffer[] = [];
  for (let index = 0; index < seconds * FRAMES_PER_SECOND; index++) {
    const svg = frameOf(name, index / FRAMES_PER_SECOND);
    const picture = painted.get(svg) ?? (await paint(svg));
    painted.set(svg, picture);
    frames.push(picture);
  }
  const [sound, poster] = [file("wav"), file("png")];
  await writeFile(sound, soundOf(film));
  await writeFile(poster, await paint(frameOf(name, POSTER_AT[name])));
  const pictures = ["-f", "image2pipe", "-framerate", String(FRAMES_PER_SECOND), "-c:v", "png", "-i", "-", "-i", sound];
  for (const { name: ending, options } of ENCODINGS) await ffmpeg([...pictures, ...options, file(ending)], frames);
  await ffmpeg(["-i", poster, "-c:v", "libwebp", "-quality", "82", file("webp")]);
  await Promise.all([sound, poster].map((made) => rm(made)));
  await writeFile(file("vtt"), captionsOf(film));
  for (const ending of ["mp4", "webm", "webp"])
    console.log(`${file(ending)}: ${Math.round((await stat(file(ending))).size / 1000)} kB (${painted.size} pictures)`);
}
