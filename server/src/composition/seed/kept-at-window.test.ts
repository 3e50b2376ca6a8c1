import { describe, expect, it } from "vitest";
import { productToFit } from "../../catalogue/window-fits/product-to-fit.js";
import type { Choice } from "../../rules/options/option.js";
import { fromInches, toInches } from "../../rules/sizes.js";
import { keptAtWindow } from "../../rules/window-fit.js";
import { NO_FIGURES, type WindowToFit } from "../../rules/window-to-fit.js";
import { PRODUCTS } from "./products/index.js";

const one = (length: number) => toInches(length, "mm");
const mm = (...lengths: number[]) => lengths.map(one);

const KITCHEN: WindowToFit = {
  ...{ ...NO_FIGURES, kind: "CASEMENT", widths: mm(1204, 1198), drops: mm(1400, 1405), depth: one(100) },
  heightFromFloorMm: 2300,
};
const choicesOf = (choices: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(choices).map(([name, value]) => ({ name, value }));

function kept(slug: string, choices: Readonly<Record<string, string>>, window: Partial<WindowToFit> = {}) {
  const product = PRODUCTS.find((each) => each.slug === slug);
  if (!product) throw new Error(`There are no ${slug}.`);
  const material = product.materials[0] ?? null;
  const found = keptAtWindow(
    productToFit(product, {}),
    { material, choices: choicesOf(choices) },
    { ...KITCHEN, ...window },
    "mm",
  );
  if (!("way" in found)) return found;
  const { label, sizes, customizations, ...way } = found.way;
  const size = sizes.map(({ width, height }) => `${fromInches(width, "mm")} × ${fromInches(height, "mm")}`).join(", ");
  const chosen = Object.fromEntries(customizations.map(({ name, value }) => [name, value]));
  return { label, size, chosen, isSameMaterial: way.material === material };
}

describe("what was chosen for another window", () => {
  it("keeps its fit, its material and its choices, in the size that is ordered here", () => {
    expect(kept("roller-blinds", { fit: "exact", "control side": "right" })).toEqual({
      ...{ label: "Exact size, outside the recess", size: "1354 × 1480", isSameMaterial: true },
      chosen: { fit: "exact", "control side": "right" },
    });
    expect(kept("roller-blinds", { fit: "recess" })).toMatchObject({ label: "Inside the recess", size: "1198 × 1400" });
  });

  it("is hung outside where the recess is too shallow, and asks where its depth isn't known", () => {
    const shallow = kept("roller-blinds", { fit: "recess" }, { depth: one(10) });
    expect(shallow).toMatchObject({ label: "Exact size, outside the recess", chosen: { fit: "exact" } });
    expect(kept("roller-blinds", { fit: "recess" }, { depth: null })).toMatchObject({ missing: { figure: "DEPTH" } });
  });

  it("takes the height from the floor of this window for its chain, and another control where a chain isn't safe", () => {
    const chain = { control: "chain", "height from floor": "2600 mm" };
    expect(kept("roller-blinds", chain)).toMatchObject({
      chosen: { control: "chain", "height from floor": "2300 mm" },
    });
    const low = kept("roller-blinds", chain, { heightFromFloorMm: 1450 });
    expect(low).toMatchObject({ label: "Inside the recess" });
    expect(low).not.toMatchObject({ chosen: { control: "chain" } });
    expect(low).not.toHaveProperty(["chosen", "height from floor"]);
  });

  it("leaves a frame on the wall behind only where another fit is taken", () => {
    expect(kept("plantation-shutters", { frame: "outside frame" })).toMatchObject({
      ...{ label: "Frame on the wall", chosen: { frame: "outside frame" } },
    });
  });

  it("is refused where the window can't have it, with the size that would be too large", () => {
    expect(kept("roller-blinds", {}, { widths: mm(9000) })).toMatchObject({
      refusal: expect.stringMatching(/^It would be 9000 × 1400 mm\./) as string,
    });
    expect(kept("skylight-blinds", {})).toHaveProperty("refusal");
  });
});
