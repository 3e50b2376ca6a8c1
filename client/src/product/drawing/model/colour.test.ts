import { describe, expect, it } from "vitest";
import { COLORS } from "@rules/product-attributes";
import { darker, fade, lighter, lightness, mix, woodiness } from "./colour";

describe("colours", () => {
  it("mixes two colours", () => {
    expect(mix("#000000", "#ff8040", 0)).toBe("#000000");
    expect(mix("#000000", "#ff8040", 0.5)).toBe("#804020");
    expect(mix("#000000", "#ff8040", 1)).toBe("#ff8040");
  });

  it("adds an alpha channel", () => {
    expect(fade("#2b241a", 0)).toBe("#2b241a00");
    expect(fade("#2b241a", 1)).toBe("#2b241aff");
  });

  it.each(Object.entries(COLORS))("keeps enough contrast between light and shade for %s", (_, { hex }) => {
    expect(lightness(lighter(hex, 0.34)) - lightness(darker(hex, 0.42))).toBeGreaterThan(0.12);
  });

  it("stains wood and paints the rest", () => {
    expect(woodiness(COLORS.Oak.hex)).toBe(1);
    expect(woodiness(COLORS.White.hex)).toBe(0);
    expect(woodiness(COLORS.Navy.hex)).toBe(0);
  });
});
