import { rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { VIDEOS, type VideoName } from "../../../client/src/content/videos";
import VIDEO_FILES from "../../../client/src/content/videos/video-files.json";
import { openSheet, PUBLIC } from "../chromium";
import { captionsOf } from "./captions";
import { ENCODINGS, ffmpeg, FRAMES_PER_SECOND } from "./encode";
import { videoFingerprint } from "./fingerprint";
import { frameOf } from "./frame";
import { soundOf } from "./sound";
import { STAGE } from "./stage";

const FOLDER = path.join(PUBLIC, "videos");
const FILES = path.resolve(import.meta.dirname, "../../../client/src/content/videos/video-files.json");
/** Pixels per unit of the drawings. */
const SCALE = 10 / 3;
/** The moment of the poster image, in seconds. */
const POSTER_AT: Record<VideoName, number> = { inside: 8.8, outside: 18.4, shutters: 36.4 };

/** Renders the named videos, or all, and writes their files. */
export async function make(names: readonly string[]): Promise<void> {
  const wanted = (Object.keys(VIDEOS) as VideoName[]).filter((name) => names.length === 0 || names.includes(name));
  const sheet = await openSheet({ ...STAGE, scale: SCALE });
  try {
    for (const name of wanted) await makeVideo(name, sheet.paint);
  } finally {
    await sheet.close();
  }
  await noteVideos(wanted);
}

/** Writes the fingerprints of these videos. */
async function noteVideos(names: readonly VideoName[]): Promise<void> {
  const made = Object.fromEntries(names.map((name) => [name, { fingerprint: videoFingerprint(name) }]));
  await writeFile(FILES, `${JSON.stringify({ ...VIDEO_FILES, ...made }, null, 2)}\n`);
}

async function makeVideo(name: VideoName, paint: (svg: string) => Promise<Buffer>): Promise<void> {
  const video = VIDEOS[name];
  const file = (ending: string) => path.join(FOLDER, `${video.id}.${ending}`);
  const seconds = video.scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  const painted = new Map<string, Buffer>();
  const frames: Buffer[] = [];
  for (let index = 0; index < seconds * FRAMES_PER_SECOND; index++) {
    const svg = frameOf(name, index / FRAMES_PER_SECOND);
    const picture = painted.get(svg) ?? (await paint(svg));
    painted.set(svg, picture);
    frames.push(picture);
  }
  const [sound, poster] = [file("wav"), file("png")];
  await writeFile(sound, soundOf(video));
  await writeFile(poster, await paint(frameOf(name, POSTER_AT[name])));
  const pictures = ["-f", "image2pipe", "-framerate", String(FRAMES_PER_SECOND), "-c:v", "png", "-i", "-", "-i", sound];
  for (const { name: ending, options } of ENCODINGS) await ffmpeg([...pictures, ...options, file(ending)], frames);
  await ffmpeg(["-i", poster, "-c:v", "libwebp", "-quality", "82", file("webp")]);
  await Promise.all([sound, poster].map((made) => rm(made)));
  await writeFile(file("vtt"), captionsOf(video));
  for (const ending of ["mp4", "webm", "webp"])
    console.log(`${file(ending)}: ${Math.round((await stat(file(ending))).size / 1000)} kB (${painted.size} pictures)`);
}
