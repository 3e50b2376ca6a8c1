import { rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { VIDEOS, type VideoName } from "../../../client/src/content/videos";
import VIDEO_FILES from "../../../client/src/content/videos/video-files.json";
import { openSheet, PUBLIC } from "../chromium";
import { captionsOf } from "./captions";
import { ENCODINGS, ffmpeg, FRAMES_PER_SECOND } from "./encode";
import { videoFingerprint } from "./fingerprint";
import { frameOf } from "./frame";
import { leastSeconds, soundOf } from "./sound";
import { RATE, speak } from "./speech";
import SPOKEN from "./spoken-seconds.json";
import { STAGE } from "./stage";

const FOLDER = path.join(PUBLIC, "videos");
const SPOKEN_FILE = path.join(import.meta.dirname, "spoken-seconds.json");
const FILES = path.resolve(import.meta.dirname, "../../../client/src/content/videos/video-files.json");
/** Pixels per unit of the drawings. */
const SCALE = 10 / 3;
/** The moment of the poster image, in seconds. */
const POSTER_AT: Record<VideoName, number> = { inside: 10.3, outside: 19.9, shutters: 38.9 };

/** Renders the named videos, or all, and writes their files. */
export async function make(names: readonly string[]): Promise<void> {
  const wanted = (Object.keys(VIDEOS) as VideoName[]).filter((name) => names.length === 0 || names.includes(name));
  const speech = new Map<VideoName, readonly Float64Array[]>();
  for (const name of wanted) speech.set(name, await speechOf(name));
  const sheet = await openSheet({ ...STAGE, scale: SCALE });
  try {
    for (const [name, samples] of speech) await makeVideo(name, samples, sheet.paint);
  } finally {
    await sheet.close();
  }
  await noteVideos(speech);
}

/** Every caption of a video, spoken. Throws if a scene is too short for its caption. */
async function speechOf(name: VideoName): Promise<readonly Float64Array[]> {
  const speech: Float64Array[] = [];
  for (const { seconds, says } of VIDEOS[name].scenes) {
    const samples = await speak(says);
    const least = leastSeconds(samples.length / RATE);
    if (seconds < least) throw new Error(`"${says}" needs a scene of ${least.toFixed(2)} seconds.`);
    speech.push(samples);
  }
  return speech;
}

/** Writes the fingerprints of these videos, and how long each caption is spoken. */
async function noteVideos(speech: ReadonlyMap<VideoName, readonly Float64Array[]>): Promise<void> {
  const files = { ...VIDEO_FILES };
  const known = new Map(Object.entries(SPOKEN));
  for (const [name, captions] of speech) {
    files[name] = { fingerprint: videoFingerprint(name) };
    for (const [index, { length }] of captions.entries())
      known.set(VIDEOS[name].scenes[index]?.says ?? "", Math.round((length / RATE) * 100) / 100);
  }
  const said = Object.values(VIDEOS).flatMap(({ scenes }) => scenes.map(({ says }) => says));
  const spoken = Object.fromEntries(said.map((says) => [says, known.get(says)]));
  await writeFile(FILES, `${JSON.stringify(files, null, 2)}\n`);
  await writeFile(SPOKEN_FILE, `${JSON.stringify(spoken, null, 2)}\n`);
}

async function makeVideo(
  name: VideoName,
  speech: readonly Float64Array[],
  paint: (svg: string) => Promise<Buffer>,
): Promise<void> {
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
  await writeFile(sound, soundOf(video, speech));
  await writeFile(poster, await paint(frameOf(name, POSTER_AT[name])));
  const pictures = ["-f", "image2pipe", "-framerate", String(FRAMES_PER_SECOND), "-c:v", "png", "-i", "-", "-i", sound];
  for (const { name: ending, options } of ENCODINGS) await ffmpeg([...pictures, ...options, file(ending)], frames);
  await ffmpeg(["-i", poster, "-c:v", "libwebp", "-quality", "82", file("webp")]);
  await Promise.all([sound, poster].map((made) => rm(made)));
  await writeFile(file("vtt"), captionsOf(video));
  for (const ending of ["mp4", "webm", "webp"])
    console.log(`${file(ending)}: ${Math.round((await stat(file(ending))).size / 1000)} kB (${painted.size} pictures)`);
}
