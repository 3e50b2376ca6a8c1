import { asMeasured, BLIND_TOLERANCE, exactFit, FRAME_TOLERANCE, recessFit } from "./common-fits.js";
import type { Construction } from "./construction.js";
import type { ConstructionRule, PartRule } from "./fit.types.js";
import { OVERLAP_MM } from "./overlap.js";

/** Brackets stand in the whole width; the cloth runs between them. */
const rollerParts = (clothMm: number): readonly PartRule[] => [
  { name: "bracket-to-bracket width", width: [] },
  { name: "cloth", width: [{ mm: clothMm, reason: "for the brackets" }], height: [] },
];

const UNKNOWN_CLOTH = (why: string): readonly PartRule[] => [
  { name: "bracket-to-bracket width", width: [] },
  { name: "cloth", width: [{ mm: null, reason: why }], height: [] },
];

const rollerRule = (parts: readonly PartRule[]): ConstructionRule => ({
  second: "drop",
  fits: [recessFit(parts), exactFit(parts, EXACT_ROLLER, BRACKET_TO_BRACKET)],
  tolerance: BLIND_TOLERANCE,
  lightGap: { from: 15, to: 20 },
});

const EXACT_ROLLER = `Measure the finished width from bracket to bracket, over the opening: we suggest ${OVERLAP_MM} mm beyond it on each side, 50 mm at least, and ${OVERLAP_MM} mm above. The cloth is narrower by the brackets.`;

const BRACKET_TO_BRACKET = `Give the width from bracket to bracket, about ${OVERLAP_MM} mm past the opening on each side.`;

const CLEARANCE = "to move freely";

/** −12 in all with a wand and −20 parting in the middle, by Arena's list; the foot by measuring guides of the trade. */
const verticalRule = (trackMm: number): ConstructionRule => ({
  second: "drop",
  fits: [
    recessFit([
      { name: "headrail width", width: [{ mm: trackMm, reason: CLEARANCE }] },
      {
        name: "drop of the vanes",
        height: [
          {
            mm: null,
            reason: "Our workshop sets the drop of the vanes so that they end 5 to 15 mm clear of the foot.",
          },
        ],
      },
    ]),
    exactFit([asMeasured("blind")]),
  ],
  tolerance: BLIND_TOLERANCE,
  lightGap: { from: 6, to: 10 },
});

/** A blind that is one piece: so much off both lengths of the recess, nothing off a finished size. */
const onePieceRule = (
  widthMm: number,
  heightMm: number,
  gap: NonNullable<ConstructionRule["lightGap"]>,
): ConstructionRule => ({
  second: "drop",
  fits: [
    recessFit([
      {
        name: "blind",
        width: [{ mm: widthMm, reason: CLEARANCE }],
        height: heightMm === 0 ? [] : [{ mm: heightMm, reason: "to clear the sill" }],
      },
    ]),
    exactFit([asMeasured("blind")]),
  ],
  tolerance: BLIND_TOLERANCE,
  lightGap: gap,
});

/**
 * Made sizes of blinds and curtains. The sources: cutting sheets and lists of Arena, Decora and Louvolite, and measuring guides of
 * the trade. What no source states has no figure.
 */
export const INDOOR_RULES = {
  /** Cloth −38: Louvolite's sheet, within the −30 to −40 of four guides. "Exact" is bracket to bracket, with the same cloth. */
  roller: rollerRule(rollerParts(-38)),
  /** Cloth −48: Arena's sheet for the open cassette of 70 mm. */
  "cassette roller": rollerRule(rollerParts(-48)),
  "channelled roller": {
    ...rollerRule(
      UNKNOWN_CLOTH("Our workshop cuts the cloth to the side channels, and no fixed figure holds for them."),
    ),
    lightGap: { from: 0, to: 3 },
  },
  "pressure-fit roller": rollerRule(
    UNKNOWN_CLOTH("Our workshop cuts the cloth to the pressure feet, and no fixed figure holds for them."),
  ),
  /** −10 to −12 by two guides: one figure, the lesser one, which leaves 5 mm a side. −5 in the drop is our own judgement. */
  venetian: onePieceRule(-10, -5, { from: 5, to: 6 }),
  vertical: verticalRule(-12),
  "split vertical": verticalRule(-20),
  /** −10 and −10: Decora's specification. */
  roman: onePieceRule(-10, -10, { from: 5, to: 10 }),
  /** −10 and 0: our own judgement. */
  pleated: onePieceRule(-10, 0, { from: 5, to: 8 }),
  /** Frame = glass −28: Arena's sheet. */
  "perfect fit": {
    second: "drop",
    fits: [
      {
        id: "glass",
        label: "Clipped to the glass",
        measured: "glass",
        toMeasure:
          "Measure the glass that you see, from seal to seal: three widths and three drops. Give the smallest of each; the seals don't count.",
        adjustedBy: "WORKSHOP",
        parts: [
          {
            name: "frame",
            width: [{ mm: -28, reason: "for the clips" }],
            height: [{ mm: -28, reason: "for the clips" }],
          },
        ],
      },
    ],
    tolerance: FRAME_TOLERANCE,
    lightGap: { from: 0, to: 3 },
  },
  /** Nothing off the size that belongs to a code, by the lists of Velux sizes. */
  skylight: {
    second: "drop",
    fits: [
      {
        id: "code",
        label: "By the code of the roof window",
        measured: "roof window’s glass",
        toMeasure:
          "Read the maker and the whole code on the plate at the top of the sash, behind the vent flap. Choose it among the options: the size of the glass follows from it, and no tape is needed.",
        adjustedBy: "NOBODY",
        parts: [asMeasured("blind")],
      },
      {
        id: "glass",
        label: "By its glass, without a code",
        measured: "roof window’s glass",
        toMeasure:
          "Measure the glass that you see: three widths and three drops. Give the smallest of each, and take nothing off.",
        adjustedBy: "NOBODY",
        parts: [asMeasured("blind")],
      },
    ],
    tolerance: BLIND_TOLERANCE,
    lightGap: { from: 0, to: 3 },
  },
  /** Nothing comes off pole or track; fullness is added to the cloth. A tolerance of 10 mm in the drop is our own judgement. */
  curtain: {
    second: "drop",
    fits: [
      {
        id: "pole",
        label: "On a pole or track",
        measured: "size at the pole or track",
        toMeasure: "Fix the pole or track first, then measure it, never the window.",
        adjustedBy: "WORKSHOP",
        parts: [asMeasured("curtain")],
        note: "Our workshop adds the fullness of the cloth.",
      },
    ],
    tolerance: { width: 5, height: 10 },
    lightGap: null,
  },
  pelmet: {
    second: "height",
    fits: [exactFit([asMeasured("pelmet")], "Measure the outside width and the height that you want to see.")],
    tolerance: BLIND_TOLERANCE,
    lightGap: null,
  },
} as const satisfies Partial<Record<Construction, ConstructionRule>>;
