import { describe, expect, it } from "vitest";
import { lineMaking } from "./line-making.js";
import { toInches } from "./sizes.js";

describe("a curtain is wider than its pole or track by what was measured", () => {
  const CURTAIN = {
    ...{ family: "curtain", variant: null, specifications: [] },
    options: [
      { name: "hangs from", values: ["track", "pole"] },
      { name: "set", values: ["pair", "single left"] },
      { name: "returns", values: ["by our workshop", "none"] },
      { name: "overlap", values: ["by our workshop", "none"] },
    ],
  };
  const made = (chosen: Readonly<Record<string, string>>) =>
    lineMaking(CURTAIN, {
      ...{ width: toInches(2000.4, "mm"), height: toInches(2300, "mm") },
      customizations: Object.entries(chosen).map(([name, value]) => ({ name, value })),
    });

  it.each([
    [{}, 2000.4],
    [{ returns: "85 mm" }, 2170.4],
    [{ returns: "85 mm", overlap: "100 mm" }, 2270.4],
    [{ returns: "85 mm", set: "single left" }, 2085.4],
    [{ overlap: "100 mm", set: "single left" }, 2000.4],
    [{ overlap: "100 mm", "hangs from": "pole" }, 2000.4],
    [{ returns: "none", overlap: "by our workshop" }, 2000.4],
  ])("%j", (chosen, madeMm) => {
    expect(made(chosen).parts[0]?.width?.madeMm).toBe(madeMm);
  });

  it("and says so", () => {
    expect(made({ returns: "85 mm", overlap: "100 mm" }).summary).toBe(
      "Your size at the pole or track is 2000.4 × 2300 mm. We make the curtain 2270.4 × 2300 mm (170 mm more in width for the return of 85 mm at each outer edge, 100 mm more in width for the overlap in the middle). Our workshop adds the fullness of the cloth.",
    );
  });
});
