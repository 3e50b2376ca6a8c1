import type { Video } from "../../../client/src/content/videos/video";

const RATE = 44_100;
/** Two alternating notes of a marimba, a fourth apart: the videos have no speech, and a note marks each step. */
const NOTES = [392, 523.25];
const LOUDNESS = 0.16;
const RING_SECONDS = 1.4;

/** A soft note at the beginning of every scene, as 16-bit mono WAV. */
export function soundOf({ scenes }: Video): Buffer {
  const length = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
  const samples = new Float64Array(Math.ceil(length * RATE));
  let begin = 0;
  for (const [index, { seconds }] of scenes.entries()) {
    strike(samples, begin, NOTES[index % NOTES.length] ?? 0);
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
