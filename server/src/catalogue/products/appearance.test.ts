import { describe, expect, it } from "vitest";
import { cielab, type Cielab } from "../../rules/cielab.js";
import { COLORS, type ColorName } from "../../rules/product-attributes.js";
import { COLOR_DESCRIPTIONS } from "./appearance.js";

/** From which lightness on a colour is called so; the first that fits. */
const LIGHTNESS = [
  [93, /^\w+ white$/],
  [85, /^Pale, /],
  [70, /^Light, /],
  [45, /^Medium, /],
  [29, /^Dark, /],
  [18, /^Very dark, /],
  [0, /^\w+ black$/],
] as const;

/** What the words of a hue promise. */
const HUES: readonly (readonly [RegExp, (color: Cielab) => boolean])[] = [
  [/\b(neutral|black)\b/, ({ chroma }) => chroma < 4],
  [/\bgrey\b/, ({ chroma }) => chroma < 8],
  [/\bwarm\b/i, ({ hue, chroma }) => hue > 30 && hue < 110 && chroma > 2],
  [/\bcool\b/, ({ hue, chroma }) => hue > 180 && hue < 290 && chroma > 2],
  [/\bblue\b/, ({ hue, chroma }) => hue > 230 && hue < 290 && chroma > 8],
  [/\bmuted\b/, ({ chroma }) => chroma < 20],
  [/\byellow\b/, ({ hue, chroma }) => hue > 80 && hue < 105 && chroma > 8],
  [/\bgolden\b/, ({ hue, chroma }) => hue > 65 && hue < 90 && chroma > 25],
  [/\bsand\b/, ({ hue, chroma }) => hue > 65 && hue < 90 && chroma < 30],
  [/\bchocolate\b/, ({ chroma, lightness }) => chroma < 20 && lightness < 35],
  [/\bred-brown\b/, ({ hue }) => hue < 55],
  [/\bbrown\b/, ({ hue, chroma }) => hue > 35 && hue < 90 && chroma > 12],
];

const COLOURS = Object.entries(COLORS).map(([name, { hex }]) => ({
  name,
  hex,
  description: COLOR_DESCRIPTIONS[name as ColorName],
}));

describe("descriptions of colours", () => {
  it.each(COLOURS)("say how light $name is: $description", ({ hex, description }) => {
    const { lightness } = cielab(hex);
    const [, word] = LIGHTNESS.find(([least]) => lightness >= least) ?? [0, /^$/];
    expect(description).toMatch(word);
  });

  it.each(COLOURS)("say which hue $name has: $description", ({ hex, description }) => {
    const said = HUES.filter(([word]) => word.test(description));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(([, isSo]) => !isSo(cielab(hex))).map(([word]) => word.source)).toEqual([]);
  });

  it("tell all colours apart", () => {
    expect(new Set(Object.values(COLOR_DESCRIPTIONS)).size).toBe(COLOURS.length);
  });
});
