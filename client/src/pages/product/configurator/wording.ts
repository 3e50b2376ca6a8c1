import type { Size } from "@rules/sizes";
import { counted } from "../../../lib/counted";
import { idOfEnum } from "../../../lib/enum-names";

/** The words for a kind of product on its page. */
type Wording = {
  /** "Your …, to scale" */
  readonly yours: string;
  /** One piece, as in "price of one blind". */
  readonly one: string;
  /** Name of the second length: drop or height. */
  readonly second: string;
  /** Slug of the guide to its measuring, and the part of it. */
  readonly guide: string;
};

const BLIND: Wording = { yours: "blind", one: "One blind", second: "Drop", guide: "measurement" };

const WORDINGS: Readonly<Record<string, Wording>> = {
  "perfect-fit": { ...BLIND, guide: "special-windows#perfect-fit" },
  skylight: { ...BLIND, guide: "special-windows#roof" },
  shutter: { ...BLIND, yours: "shutters", one: "One set of shutters", second: "Height" },
  curtain: { ...BLIND, yours: "curtains", one: "One window", guide: "curtain-measuring" },
  "curtain/pelmet": { ...BLIND, yours: "pelmet", one: "One pelmet", second: "Height" },
  "outdoor/awning": { yours: "awning", one: "One awning", second: "Projection", guide: "awning-measuring" },
  pergola: { yours: "pergola", one: "One pergola", second: "Depth", guide: "pergola-measuring" },
};

/** The words by family and variant; "blind" by default. */
export function wordingOf(family: string, variant: string | null): Wording {
  const id = idOfEnum(family);
  return WORDINGS[`${id}/${variant}`] ?? WORDINGS[id] ?? BLIND;
}

/** Which length of a size is the longer, as "drop": figures alone hide that they were swapped. Undefined for a square. */
export function longerLength({ width, height }: Size, { second }: Pick<Wording, "second">): string | undefined {
  if (width === height) return undefined;
  return width > height ? "width" : second.toLowerCase();
}

/** Families that the safety standard of internal blinds does not cover; shutters and skylight blinds it does. */
const OTHERS: ReadonlySet<string> = new Set(["curtain", "outdoor", "pergola"]);

export const isInternalBlind = (family: string): boolean => !OTHERS.has(idOfEnum(family));

/** Lead time, as "about 3 weeks" or "about 10 days". */
export function leadTimeWords(days: number): string {
  if (days % 7 !== 0) return `about ${counted(days, "day")}`;
  const weeks = days / 7;
  return `about ${counted(weeks, "week")}`;
}
