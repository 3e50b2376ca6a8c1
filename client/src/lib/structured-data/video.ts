import type { VideoObject } from "schema-dts";
import type { Absolute } from "./json-ld";

type Shown = {
  title: string;
  /** What it says and shows, in order. */
  steps: readonly { says: string; shows: string }[];
  seconds: number;
  /** A day: "2026-11-22". */
  published: string;
  /** Paths of its files. */
  file: string;
  poster: string;
};

/** The captions of how many steps describe a video. */
const DESCRIBING_STEPS = 2;

/** A video of the shop with its captions as description, and what it says and shows as transcript. */
export function video({ title, steps, seconds, published, file, poster }: Shown, absolute: Absolute) {
  return {
    "@type": "VideoObject",
    "@id": absolute(file),
    name: title,
    description: steps
      .slice(0, DESCRIBING_STEPS)
      .map(({ says }) => says)
      .join(" "),
    inLanguage: "en-GB",
    thumbnailUrl: absolute(poster),
    uploadDate: `${published}T00:00:00Z`,
    duration: `PT${seconds}S`,
    contentUrl: absolute(file),
    transcript: steps.map(({ says, shows }) => `${says} ${shows}`).join(" "),
  } satisfies VideoObject;
}
