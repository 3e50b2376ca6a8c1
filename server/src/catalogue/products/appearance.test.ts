import { describe, expect, it } from "vitest";
import { COLORS, type ColorName } from "../../rules/product-attributes.js";
import { COLOR_DESCRIPTIONS } from "./appearance.js";

/** CIELAB of #rrggbb: lightness 0 to 100, chroma (0 is grey), hue in degrees (about 25 red, 75 orange-yellow, 265 blue). */
function lab(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const bent = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  const [a, b] = [500 * (x - y), 200 * (y - z)];
  return {
    lightness: 116 * y - 16,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360,
  };
}

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

type Measured = ReturnType<typeof lab>;
/** What the words of a hue promise. */
const HUES: readonly (readonly [RegExp, (color: Measured) => boolean])[] = [
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
    const { lightness } = lab(hex);
    const [, word] = LIGHTNESS.find(([least]) => lightness >= least) ?? [0, /^$/];
    expect(description).toMatch(word);
  });

  it.each(COLOURS)("say which hue $name has: $description", ({ hex, description }) => {
    const said = HUES.filter(([word]) => word.test(description));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(([, isSo]) => !isSo(lab(hex))).map(([word]) => word.source)).toEqual([]);
  });

  it("tell all colours apart", () => {
    expect(new Set(Object.values(COLOR_DESCRIPTIONS)).size).toBe(COLOURS.length);
  });
});
