import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FAMILIES } from "@rules/product-attributes";
import { serverMarkup } from "../../test/server-markup";
import { ProductDrawing } from "./ProductDrawing";

const KINDS = [
  ...Object.keys(FAMILIES).map((family) => [family, null] as const),
  ["roller", "blackout"],
  ["roller", "motorised"],
  ["roller", "screen"],
  ["venetian", "faux-wood"],
  ["venetian", "slim"],
  ["venetian", "wide-faux-wood"],
  ["wooden", "narrow"],
  ["vertical", "wide"],
  ["pleated", "cellular"],
  ["roman", "bamboo"],
  ["shutter", "full-height"],
  ["shutter", "cafe"],
  ["shutter", "tier-on-tier"],
  ["shutter", "solid"],
  ["shutter", "bay"],
  ["shutter", "tracked"],
  ["curtain", "pencil-pleat"],
  ["curtain", "eyelet"],
  ["curtain", "wave"],
  ["curtain", "voile"],
  ["curtain", "pelmet"],
  ["outdoor", "awning"],
  ["outdoor", "zip-screen"],
  ["outdoor", "patio-roller"],
  ["pergola", "louvred"],
  ["pergola", "fabric"],
] as const;

const SIZES = [
  [300, 300],
  [1200, 1400],
  [2438, 610],
  [610, 2438],
  [6000, 6000],
] as const;

const OAK = "#b07d4b";

describe("ProductDrawing", () => {
  describe.each(KINDS)("%s, %s", (family, variant) => {
    it.each(SIZES)("has few elements and valid attributes at %d × %d mm", async (width, height) => {
      const markup = await serverMarkup(
        <ProductDrawing {...{ family, variant, width, height }} colorHex={OAK} material="Hardwood" />,
      );
      expect(markup.match(/<\w/g)?.length).toBeLessThanOrEqual(300);
      expect(markup).not.toMatch(/NaN|Infinity|undefined|null/);
      expect(markup).not.toMatch(/(width|height|rx|ry|r)="-/);
    });

    it("refers only to its own paint servers, with unique ids", async () => {
      const markup = await serverMarkup(<ProductDrawing {...{ family, variant }} colorHex={OAK} />);
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(used));
    });
  });

  it("is deterministic", async () => {
    const draw = () => serverMarkup(<ProductDrawing family="roman" colorHex={OAK} />);
    expect(await draw()).toBe(await draw());
  });

  it("depends on colour and open part", async () => {
    const draw = (colorHex: string, open: number) =>
      serverMarkup(<ProductDrawing family="roller" colorHex={colorHex} open={open} />);
    const drawings = await Promise.all([draw("#2f3d52", 0), draw("#f4f2ec", 0), draw("#2f3d52", 0.5)]);
    expect(new Set(drawings).size).toBe(3);
  });

  it.each([
    [{ family: "roller", colorHex: "#2f3d52" }, "Roller blind in Navy"],
    [{ family: "roller", variant: "blackout", colorHex: "#2F3D52" }, "Blackout roller blind in Navy"],
    [{ family: "curtain", colorHex: "#123456" }, "Curtains"],
    [{ family: "wooden", colorHex: OAK, title: "Wooden Blinds" }, "Wooden Blinds in Oak"],
    [{ family: "wooden", colorHex: OAK, width: 1200, height: 1400 }, "Wooden blind in Oak, 1200 × 1400 mm"],
  ])("has an accessible name: %o", (props, name) => {
    render(<ProductDrawing {...props} />);
    expect(screen.getByRole("img", { name })).toBeDefined();
  });

  it.each([
    [{ valance: "none" }, { valance: "straight" }],
    [{ valance: "straight" }, { valance: "scalloped" }],
    [{ "wind sensor": "no" }, { "wind sensor": "yes" }],
  ])("shows what was chosen of an awning from the garden: %j or %j", async (one, other) => {
    const draw = (chosen: Record<string, string>) =>
      serverMarkup(<ProductDrawing family="outdoor" variant="awning" colorHex={OAK} title="" chosen={chosen} />);
    expect(await draw(one)).not.toBe(await draw(other));
  });

  it("is hidden from screen readers without a title", () => {
    const { container } = render(<ProductDrawing family="roller" colorHex={OAK} title="" />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  it.each([
    ["a family of tomorrow", { family: "hologram" }, { family: "roller" }],
    ["a variant of tomorrow", { family: "shutter", variant: "origami" }, { family: "shutter" }],
    ["a size that is still being typed", { family: "roman", width: Number.NaN, height: 0 }, { family: "roman" }],
  ])("falls back to the plain form for %s", async (_, given, plain) => {
    const draw = (props: { family: string }) =>
      serverMarkup(<ProductDrawing {...props} colorHex={OAK} title="Blind" />);
    expect(await draw(given)).toBe(await draw(plain));
  });
});
