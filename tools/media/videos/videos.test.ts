import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { VIDEOS, videoUrl, type VideoName } from "../../../client/src/content/videos";
import VIDEO_FILES from "../../../client/src/content/videos/video-files.json";
import { PUBLIC } from "../chromium";
import { captionsOf } from "./captions";
import { videoFingerprint } from "./fingerprint";
import { DRAWINGS, frameOf } from "./frame";
import { soundOf } from "./sound";

const NAMES = Object.keys(VIDEOS) as VideoName[];
const REMEDY = "npm run videos";
const MOST_BYTES = 1_500_000;
/** Characters per second that most people can read. */
const MOST_CHARACTERS_A_SECOND = 18;

const fileOf = (name: VideoName, ending: Parameters<typeof videoUrl>[1]) =>
  path.join(PUBLIC, videoUrl(name, ending).replace(/\?.*/, ""));
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

  it("lasts 20 to 40 seconds, and shows each caption long enough to read it", () => {
    expect(lengthOf(name)).toBeGreaterThanOrEqual(20);
    expect(lengthOf(name)).toBeLessThanOrEqual(40);
    const hurried = VIDEOS[name].scenes.filter(({ seconds, says }) => says.length / seconds > MOST_CHARACTERS_A_SECOND);
    expect(hurried).toEqual([]);
  });

  it("draws every scene without errors", () => {
    expect(DRAWINGS[name]).toHaveLength(VIDEOS[name].scenes.length);
    for (let at = 0; at < lengthOf(name); at += 0.5) expect(frameOf(name, at)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("has sound without clipping", () => {
    const wave = soundOf(VIDEOS[name]);
    const samples = new Int16Array(wave.buffer, wave.byteOffset + 44, (wave.length - 44) / 2);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(1000);
    expect(loudest).toBeLessThan(0x7fff);
  });
});

it("writes captions one after the other, without a gap", () => {
  const video = {
    id: "x",
    title: "X",
    scenes: [
      { seconds: 1.5, says: "One." },
      { seconds: 61, says: "Two." },
    ],
  } as const;
  expect(captionsOf(video)).toBe(
    "WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\nOne.\n\n2\n00:00:01.500 --> 00:01:02.500\nTwo.\n",
  );
});
