import { asMeasured, exactFit, FRAME_TOLERANCE, recessFit } from "./common-fits.js";
import type { Construction } from "./construction.js";
import type { ConstructionRule, FitRule, PartRule } from "./fit.types.js";

/** A shadow gap of 5 mm round the frame. */
const SHADOW_GAP = "for the shadow gap";
const framed: PartRule = {
  name: "frame",
  width: [{ mm: -10, reason: SHADOW_GAP }],
  height: [{ mm: -10, reason: SHADOW_GAP }],
};

/** 50 mm of frame on the wall beside the opening. How far it goes above and below is seen on the spot. */
const outsideFrame: FitRule = {
  id: "outside",
  label: "Frame on the wall",
  measured: "opening",
  toMeasure: "Measure the opening, three widths and three heights. Give the largest of each, and add nothing.",
  adjustedBy: "WORKSHOP",
  parts: [
    { name: "width of the frame", width: [{ mm: 100, reason: "for 50 mm of frame on each side" }] },
    {
      name: "height of the frame",
      height: [{ mm: null, reason: "We settle with you how far the frame goes above and below the opening." }],
    },
  ],
};

const exactFrame = exactFit(
  [asMeasured("frame")],
  "Measure the finished size of the frame, from outer edge to outer edge. Nothing is taken off.",
  "Give the finished size of the frame, from outer edge to outer edge.",
);

const hinged = (recessParts: readonly PartRule[]): ConstructionRule => ({
  second: "height",
  fits: [recessFit(recessParts), exactFrame, outsideFrame],
  tolerance: FRAME_TOLERANCE,
  lightGap: { from: 0, to: 3 },
});

/** Made sizes of shutters, by makers' measuring guides (the frame, the tracks) and Arena's list of frames. */
export const SHUTTER_RULES = {
  "hinged shutter": hinged([framed]),
  /** Its top stands free, so only the gap below counts. */
  "café shutter": hinged([{ ...framed, height: [{ mm: -5, reason: "for the shadow gap at the foot" }] }]),
  /** A head track of 25 mm and a floor guide of 13. */
  "tracked shutter": {
    second: "height",
    fits: [
      {
        ...recessFit([
          {
            name: "height of the panels",
            height: [
              { mm: -25, reason: "for the head track" },
              { mm: -13, reason: "for the floor guide" },
            ],
          },
          {
            name: "width of the panels",
            width: [
              { mm: null, reason: "Our workshop sets the width of each panel by their number and how they overlap." },
            ],
          },
        ]),
        measured: "opening",
        label: "In the opening",
        toMeasure:
          "Measure the opening: three widths and three heights. Give the smallest of each, and take nothing off.",
      },
    ],
    tolerance: FRAME_TOLERANCE,
    lightGap: { from: 5, to: 5 },
  },
  "bay shutter": {
    second: "height",
    fits: [
      {
        id: "visit",
        label: "Measured by us",
        measured: "bay, as a guide,",
        toMeasure: "Give the bay's whole width and its height as a guide. We measure each facet and angle ourselves.",
        adjustedBy: "FITTER",
        parts: [
          {
            name: "shutters",
            width: [{ mm: null, reason: "Our fitter measures each facet and its angles before anything is made." }],
            height: [{ mm: null, reason: "Our fitter settles the height on the same visit." }],
          },
        ],
      },
    ],
    tolerance: null,
    lightGap: null,
  },
} as const satisfies Partial<Record<Construction, ConstructionRule>>;
