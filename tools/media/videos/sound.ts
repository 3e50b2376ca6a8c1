import type { Video } from "../../../client/src/content/videos/video";
import { RATE } from "./speech";

/** Two alternating notes of a marimba, a fourth apart: one marks each step. */
const NOTES = [392, 523.25];
const LOUDNESS = 0.16;
const RING_SECONDS = 1.4;
/** The loudest sample of each spoken caption. With a note it stays below 1. */
const SPEECH_PEAK = 0.78;
/** When a scene's caption is spoken, in seconds from the beginning of the scene: after the stroke of its note. */
const SPEECH_FROM = 0.25;
/** Silence between two captions, besides the voice's own. */
const PAUSE = 0.2;

/** Seconds that a scene lasts at least, so that its caption, spoken in `spoken` seconds, is not cut. */
export const leastSeconds = (spoken: number) => SPEECH_FROM + spoken + PAUSE;

/** The sound of a video as 16-bit mono WAV: in every scene a soft note, then its caption, of which `speech` has the samples. */
export function soundOf({ scenes }: Video, speech: readonly Float64Array[]): Buffer {
  const length = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
  const samples = new Float64Array(Math.ceil(length * RATE));
  let begin = 0;
  for (const [index, { seconds }] of scenes.entries()) {
    strike(samples, begin, NOTES[index % NOTES.length] ?? 0);
    lay(samples, begin + SPEECH_FROM, speech[index] ?? new Float64Array());
    begin += seconds;
  }
  return wave(samples);
}

function strike(samples: Float64Array, from: number, hertz: number): void {
  const first = Math.round((from + 0.1) * RATE);
  const last = Math.min(samples.length, first + RING_SECONDS * RATE);
  for (let index = first; index < last; index++) {
    const t = (index - first) / RATE;
    const swing = (partial: number) => Math.sin(2 * Math.PI * hertz * partial * t);
    const attack = Math.min(1, t / 0.006);
    const note = swing(1) * Math.exp(-t * 5) + 0.18 * swing(4) * Math.exp(-t * 22);
    samples[index] = (samples[index] ?? 0) + LOUDNESS * attack * note;
  }
}

function lay(samples: Float64Array, from: number, speech: Float64Array): void {
  const first = Math.round(from * RATE);
  const gain = SPEECH_PEAK / speech.reduce((most, sample) => Math.max(most, Math.abs(sample)), Number.EPSILON);
  for (const [index, value] of speech.entries())
    if (first + index < samples.length) samples[first + index] = (samples[first + index] ?? 0) + gain * value;
}

const HEADER_BYTES = 44;

function wave(samples: Float64Array): Buffer {
  const data = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  data.write("RIFF", 0);
  data.writeUInt32LE(data.length - 8, 4);
  data.write("WAVEfmt ", 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write("data", 36);
  data.writeUInt32LE(samples.length * 2, 40);
  for (const [index, value] of samples.entries())
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 0x7fff), HEADER_BYTES + index * 2);
  return data;
}
