import { asMeasured, BLIND_TOLERANCE, exactFit, recessFit } from "./common-fits.js";
import type { Construction } from "./construction.js";
import type { ConstructionRule } from "./fit.types.js";

/** Made sizes of what hangs outside. The sources: an outdoor maker's questions and answers; the rest is our own judgement. */
export const OUTDOOR_RULES = {
  awning: {
    second: "projection",
    fits: [
      {
        ...exactFit([
          asMeasured("awning"),
          {
            name: "cloth width",
            width: [{ mm: null, reason: "The cloth is 170 to 220 mm narrower than the case, by its arms." }],
          },
        ]),
        label: "On the wall",
        toMeasure:
          "Give the width of the case, about 500 mm beyond the door on each side, and how far it is to come out.",
        adjustedBy: "WORKSHOP",
      },
    ],
    tolerance: BLIND_TOLERANCE,
    lightGap: null,
  },
  /** −5 between two reveals is our own judgement; nothing comes off on the face of the wall. */
  "zip screen": {
    second: "drop",
    fits: [
      {
        id: "unsettled",
        label: "In the reveal or on its face",
        measured: "screen",
        toMeasure: "Measure where the guides are to stand, three widths and three drops. Take nothing off.",
        adjustedBy: "WORKSHOP",
        parts: [
          {
            name: "screen",
            width: [
              {
                mm: null,
                reason:
                  "We ask you before we make it whether it goes between the reveals, where 5 mm come off the width, or on their face, where nothing does.",
              },
            ],
            height: [],
          },
        ],
      },
      {
        ...recessFit([{ name: "screen", width: [{ mm: -5, reason: "to slide between the reveals" }], height: [] }]),
        label: "In the reveal",
        measured: "reveal",
      },
      { ...exactFit([asMeasured("screen")]), label: "On the face" },
    ],
    tolerance: BLIND_TOLERANCE,
    lightGap: { from: 0, to: 0 },
  },
  "patio roller": {
    second: "drop",
    fits: [
      exactFit([
        { name: "bracket-to-bracket width", width: [] },
        { name: "cloth", width: [{ mm: -40, reason: "for the brackets" }], height: [] },
      ]),
    ],
    tolerance: BLIND_TOLERANCE,
    lightGap: { from: 20, to: 40 },
  },
  pergola: {
    second: "depth",
    fits: [
      {
        id: "visit",
        label: "Measured by us",
        measured: "pergola, as a guide,",
        toMeasure:
          "Give the width along the house and the depth into the garden as a guide. We survey the ground ourselves.",
        adjustedBy: "FITTER",
        parts: [
          {
            name: "pergola",
            width: [
              { mm: null, reason: "Our surveyor looks at the ground, the fall and the wall before anything is made." },
            ],
            height: [{ mm: null, reason: "Its depth is settled on the same visit." }],
          },
        ],
      },
    ],
    tolerance: null,
    lightGap: null,
  },
} as const satisfies Partial<Record<Construction, ConstructionRule>>;
