import type { MillimetreRange } from "@rules/fit/fit.types";
import type { Finish } from "../../../../product/drawing/model/finish";

type LitProduct = {
  readonly family: string;
  readonly variant: string | null;
  readonly finish: Finish;
  /** How far it is open, from 0 to 1. */
  readonly open: number;
  /** How far its slats, louvres or vanes are turned, from 0 to 1; undefined where it has none. */
  readonly tilt: number | undefined;
  /** The line of light at each side when it is closed; null where there is no figure, as outside the recess. */
  readonly gap: MillimetreRange | null;
};

/** Blades that are turned less than this overlap. */
const CLOSED = 0.1;

/** Up to this glow of a cloth, what comes through it by day. */
const THROUGH_CLOTH = [
  [0.05, "no daylight comes through the cloth"],
  [0.2, "hardly any daylight comes through the cloth"],
  [0.5, "some daylight comes through the cloth"],
  [1, "soft daylight comes through the cloth"],
] as const;

function throughIt({ family, variant, finish, open, tilt }: LitProduct): string {
  if (open >= 1) return "daylight comes in";
  if (family === "day-night") return "it is dim, not dark, with lines of light between the bands";
  if (variant === "screen") return "daylight comes through the holes of the mesh";
  if (variant === "solid") return "no daylight comes through the panels";
  if (tilt !== undefined && tilt >= CLOSED) return "daylight comes between them";
  if (tilt !== undefined && finish.surface !== "weave") return "only fine lines of daylight come between them";
  return THROUGH_CLOTH.find(([glow]) => finish.glow <= glow)?.[1] ?? THROUGH_CLOTH[0][1];
}

const gapWords = ({ from, to }: MillimetreRange) =>
  from === 0 ? `up to ${to} mm` : `about ${from === to ? to : `${from} to ${to}`} mm`;

/** What is seen of the daylight with the room lights off, as a sentence. */
export function daylightSentence(product: LitProduct): string {
  const { open, gap } = product;
  const beside = gap && gap.to > 0 ? `, and ${gapWords(gap)} of light stay at each side` : "";
  return `Room lights off, by day: ${throughIt(product)}${open < 1 ? beside : ""}.`;
}
