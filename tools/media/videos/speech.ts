import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ffmpeg } from "./encode";

/** A voice of Flite, which is part of ffmpeg: a Scot, recorded, and so closer to people than a synthetic one. */
export const VOICE = "awb";
/** Samples per second of the sound of videos. */
export const RATE = 44_100;

/** A caption with its signs as words: "3–4 inches" is "3 to 4 inches", "mm" is "millimetres". */
export const spokenForm = (says: string) =>
  says.replaceAll(/(\d)–(\d)/g, "$1 to $2").replaceAll(/\bmm\b/g, "millimetres");

/**
 * A caption, spoken; samples lie between -1 and 1.
 * @throws {Error} if ffmpeg is not installed or was built without Flite
 */
export async function speak(says: string): Promise<Float64Array> {
  const folder = await mkdtemp(path.join(tmpdir(), "speech-"));
  const [text, sound] = [path.join(folder, "text"), path.join(folder, "sound")];
  try {
    await writeFile(text, spokenForm(says));
    const voice = `flite=textfile=${text}:voice=${VOICE}`;
    await ffmpeg(["-f", "lavfi", "-i", voice, "-ar", String(RATE), "-ac", "1", "-f", "f64le", sound]);
    const { buffer, byteOffset, byteLength } = await readFile(sound);
    return new Float64Array(buffer.slice(byteOffset, byteOffset + byteLength));
  } finally {
    await rm(folder, { recursive: true });
  }
}
