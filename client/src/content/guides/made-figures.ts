import { claim } from "@rules/claims";
import type { RecessDeduction } from "@rules/guide-figures";
import { fromTo, type Span } from "@rules/span";
import type { ShopFacts } from "../facts";
import type { GuideBlock } from "./guide";

type MadeFigures = Pick<ShopFacts, "guideFigures">;

/** What guides call the goods that are built alike. */
const NAMES = new Map([
  ["roller", "Roller, cloth"],
  ["venetian", "Venetian, wooden, faux wood"],
  ["vertical", "Vertical with a wand"],
  ["roman", "Roman"],
  ["pleated", "Pleated and cellular"],
  ["hinged shutter", "Shutters"],
]);

/** A table of what the workshop takes off a recess; nothing where no figures are known. */
export function whatComesOff({ guideFigures: { recessDeductions } }: MadeFigures): readonly GuideBlock[] {
  if (recessDeductions.length === 0) return [];
  return [
    {
      caption: "What the workshop takes off, in millimetres",
      head: ["Blind", "Off the width", "Off the drop"],
      rows: recessDeductions.map(asRow),
    },
  ];
}

const asRow = ({ construction, widthMm, heightMm }: RecessDeduction): readonly string[] => [
  NAMES.get(construction) ?? construction,
  ...[widthMm, heightMm].map((mm) => (mm === null ? "see its page" : `${mm}`)),
];

/** "50 mm past the recess on each side": the frame of a shutter on the wall. */
export const pastTheRecess = ({ guideFigures: { outsideFrameMm } }: MadeFigures): string =>
  `${claim(outsideFrameMm, (mm) => `${mm} mm `)}past the recess on each side`;

/** How closely goods are made, in a sentence. */
export function madeWithin({ guideFigures }: MadeFigures): string {
  const { blindToleranceMm: blind, frameToleranceMm: frame, curtainToleranceMm: curtain } = guideFigures;
  if (blind === null || frame === null || curtain === null)
    return "The page of each product says how closely it is made.";
  return `A blind is made within ${millimetres(blind)}, a perfect fit frame or a shutter within ${millimetres(frame)}, and the drop of a curtain within ${curtain} mm.`;
}

const millimetres = (span: Span): string =>
  span.from === span.to ? `${span.to} mm` : `${fromTo(span)} mm, by its kind`;
