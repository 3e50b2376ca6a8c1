import { cielab, colourDifference } from "@rules/cielab";

type Colour = { readonly name: string; readonly label: string; readonly hex: string };

/** Differences from which lightness or strength is worth a word. */
const TOLD = 4;
/** Difference below which two colours are easily taken for one another. */
const SIMILAR = 12;

/** The most similar one of a product's other colours; undefined where there is none. */
export function nearestColour<One extends Colour>(colour: One, colours: readonly One[]): One | undefined {
  const own = cielab(colour.hex);
  const distance = ({ hex }: One) => colourDifference(own, cielab(hex));
  return colours
    .filter(({ name }) => name !== colour.name)
    .reduce<One | undefined>((best, each) => (best && distance(best) <= distance(each) ? best : each), undefined);
}

/** What can be measured of a colour (CIELAB), and how it differs from the nearest one, in words. */
export function colourFacts(colour: Colour, near: Colour | undefined): (readonly [name: string, value: string])[] {
  const own = cielab(colour.hex);
  const facts = [
    ["Lightness", `${Math.round(own.lightness)} of 100`],
    ["Strength of colour", `${Math.round(own.chroma)}, where grey is 0`],
  ] as const;
  return near ? [...facts, ["Nearest colour", `${near.label}: ${differenceInWords(colour, near)}`]] : [...facts];
}

/** How a colour looks beside another: "lighter and stronger than White". */
function differenceInWords(colour: Colour, near: Colour): string {
  const [own, other] = [cielab(colour.hex), cielab(near.hex)];
  const [lighter, stronger] = [other.lightness - own.lightness, other.chroma - own.chroma];
  const words = [
    ...(Math.abs(lighter) < TOLD ? [] : [lighter > 0 ? "lighter" : "darker"]),
    ...(Math.abs(stronger) < TOLD ? [] : [stronger > 0 ? "stronger" : "greyer"]),
  ];
  const similar = colourDifference(own, other) < SIMILAR ? "very similar" : "";
  return [similar, words.join(" and ") || "another hue"].filter(Boolean).join(", ");
}
