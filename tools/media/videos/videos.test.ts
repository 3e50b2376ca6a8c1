import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { VIDEOS, videoUrl, type VideoName } from "../../../client/src/content/videos";
import VIDEO_FILES from "../../../client/src/content/videos/video-files.json";
import { PUBLIC } from "../chromium";
import { captionsOf } from "./captions";
import { videoFingerprint } from "./fingerprint";
import { DRAWINGS, frameOf } from "./frame";
import { leastSeconds, soundOf } from "./sound";
import { RATE, spokenForm } from "./speech";
import SPOKEN from "./spoken-seconds.json";

const NAMES = Object.keys(VIDEOS) as VideoName[];
const REMEDY = "npm run videos";
const MOST_BYTES = 1_500_000;
/** Characters per second that most people can read. */
const MOST_CHARACTERS_A_SECOND = 18;

const fileOf = (name: VideoName, ending: Parameters<typeof videoUrl>[1]) =>
  path.join(PUBLIC, videoUrl(name, ending).replace(/\?.*/, ""));
const samplesOf = (wave: Buffer) => new Int16Array(wave.buffer, wave.byteOffset + 44, (wave.length - 44) / 2);
const lengthOf = (name: VideoName) => VIDEOS[name].scenes.reduce((sum, { seconds }) => sum + seconds, 0);

describe.each(NAMES)("the video %s", (name) => {
  it("has files that match its texts and drawings", () => {
    const made = { ...VIDEO_FILES[name], captions: readFileSync(fileOf(name, "vtt"), "utf8"), remedy: REMEDY };
    expect(made).toEqual({ fingerprint: videoFingerprint(name), captions: captionsOf(VIDEOS[name]), remedy: REMEDY });
  });

  it("is small enough for a phone", () => {
    for (const ending of ["mp4", "webm"] as const) {
      expect(statSync(fileOf(name, ending)).size).toBeLessThan(MOST_BYTES);
      expect(statSync(fileOf(name, ending)).size).toBeGreaterThan(100_000);
    }
    expect(statSync(fileOf(name, "webp")).size).toBeLessThan(40_000);
  });

  it("lasts 20 to 50 seconds, and shows each caption long enough to read it", () => {
    expect(lengthOf(name)).toBeGreaterThanOrEqual(20);
    expect(lengthOf(name)).toBeLessThanOrEqual(50);
    const hurried = VIDEOS[name].scenes.filter(({ seconds, says }) => says.length / seconds > MOST_CHARACTERS_A_SECOND);
    expect(hurried).toEqual([]);
  });

  it("has scenes that last as long as their captions are spoken", () => {
    const spoken = new Map<string, number>(Object.entries(SPOKEN));
    const cut = VIDEOS[name].scenes.filter(({ seconds, says }) => !(seconds >= leastSeconds(spoken.get(says) ?? NaN)));
    expect({ cut, remedy: REMEDY }).toEqual({ cut: [], remedy: REMEDY });
  });

  it("says in its transcript what every scene shows", () => {
    for (const { says, shows } of VIDEOS[name].scenes) {
      expect(shows).toMatch(/^[A-Z].{20,}\.$/);
      expect(shows).not.toBe(says);
    }
  });

  it("draws every scene without errors", () => {
    expect(DRAWINGS[name]).toHaveLength(VIDEOS[name].scenes.length);
    for (let at = 0; at < lengthOf(name); at += 0.5) expect(frameOf(name, at)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("has sound without clipping", () => {
    const speech = VIDEOS[name].scenes.map(() => new Float64Array(RATE).fill(0.1).fill(-1, 900));
    const samples = samplesOf(soundOf(VIDEOS[name], speech));
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(1000);
    expect(loudest).toBeLessThan(0x7fff);
  });
});

it("writes captions one after the other, without a gap", () => {
  const video = {
    id: "shutters",
    title: "X",
    scenes: [
      { seconds: 1.5, says: "One.", shows: "A window." },
      { seconds: 61, says: "Two.", shows: "A blind." },
    ],
  } as const;
  expect(captionsOf(video)).toBe(
    "WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\nOne.\n\n2\n00:00:01.500 --> 00:01:02.500\nTwo.\n",
  );
});

describe("the sound", () => {
  const video = {
    id: "shutters",
    title: "X",
    scenes: [
      { seconds: 2, says: "One.", shows: "A window." },
      { seconds: 3, says: "Two.", shows: "A blind." },
    ],
  } as const;
  /** The loudest sample of a part of the sound, from 0 to 1; both times are in seconds. */
  const loudest = (samples: Int16Array, from: number, to: number) =>
    samples.slice(from * RATE, to * RATE).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 0x7fff;

  it("has the caption of each scene after the stroke of its note, equally loud", () => {
    const spoken = [0.2, 0.6].map((level) => new Float64Array(RATE).fill(level));
    const samples = samplesOf(soundOf(video, spoken));
    expect(loudest(samples, 0, 0.2)).toBeLessThan(0.3);
    for (const begin of [0, 2]) expect(loudest(samples, begin + 1, begin + 1.2)).toBeCloseTo(0.78, 1);
    expect(loudest(samples, 3.5, 5)).toBeLessThan(0.05);
  });

  it("is spoken in words", () => {
    expect(spokenForm("Add 3–4 inches, 50 to 100 mm clear.")).toBe("Add 3 to 4 inches, 50 to 100 millimetres clear.");
  });
});
