import { render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { FAMILIES } from "@rules/product-attributes";
import { serverMarkup } from "../../test/server-markup";
import { ScaleDrawing } from "./ScaleDrawing";

const OAK = "#b07d4b";
/** 1200 × 1400 mm beside things that people know, whatever the unit. */
const BESIDE = "That is about the width of two washing machines, and about shoulder height";

/** Lengths along which a dashed stroke runs, and the lengths of a dash and a gap: how slats are drawn. */
function slatRows(container: HTMLElement) {
  return [...container.querySelectorAll("path[stroke-dasharray][stroke^='url']")].map((path) => {
    const [, top = 0, length = 0] = (/^M[\d.-]+ ([\d.-]+)v([\d.]+)/.exec(path.getAttribute("d") ?? "") ?? []).map(
      Number,
    );
    const [slat = 0, gap = 0] = (path.getAttribute("stroke-dasharray") ?? "").split(" ").map(Number);
    return { top, count: length / (slat + gap) };
  });
}

/** The seam at the foot of vertical vanes: a dash for each vane. */
const vanesFoot = (container: HTMLElement) =>
  container.querySelector("path[stroke-dasharray][opacity='.5'][d^='M0 ']:not([d*='V'])");

/** Choices of curtains by their rail and their hooks. */
const hooked = (rail: string, hooks: string) => ({ "hangs from": rail, hooks });

/** The whole drawing in a box. */
async function drawn(drawing: ReactNode): Promise<HTMLElement> {
  const box = document.createElement("div");
  box.innerHTML = await serverMarkup(drawing);
  return box;
}

describe("ScaleDrawing", () => {
  it.each([
    ["mm", "1200 mm", "1400 mm"],
    ["cm", "120 cm", "140 cm"],
    ["in", "47.24 in", "55.12 in"],
  ] as const)("shows width and drop in %s", (unit, across, down) => {
    render(<ScaleDrawing family="wooden" width={1200} height={1400} colorHex={OAK} colour="Oak" unit={unit} />);
    expect(screen.getByText(across).tagName).toBe("text");
    expect(screen.getByText(down).tagName).toBe("text");
    expect(
      screen.getByRole("img", { name: `Wooden blind in Oak, ${across} wide, ${down} drop. ${BESIDE}` }),
    ).toBeDefined();
  });

  it.each([
    [50, "50 mm"],
    [20_000, "20000 mm"],
    [Number.NaN, "–"],
    [-5, "–"],
    [Number.POSITIVE_INFINITY, "–"],
  ])("shows the given width, or a dash for no length: %d", (width, shown) => {
    render(<ScaleDrawing family="wooden" width={width} height={1400} colorHex={OAK} />);
    expect(screen.getByText(shown).tagName).toBe("text");
  });

  it.each(Object.keys(FAMILIES))("says the size of every family beside things that people know: %s", (family) => {
    render(<ScaleDrawing {...{ family }} width={1350} height={1500} colorHex={OAK} />);
    expect(
      screen.getByRole("img", { name: /1500 mm .*\. That is about the width of a double bed, and / }),
    ).toBeDefined();
  });

  it("compares nothing where no size is given", () => {
    render(<ScaleDrawing family="wooden" width={Number.NaN} height={1400} colorHex={OAK} />);
    expect(screen.getByRole("img", { name: "Wooden blind, – wide, 1400 mm drop" })).toBeDefined();
  });

  it("depends on size, colour and material", async () => {
    const blind = { family: "wooden", colorHex: OAK, width: 1200, height: 1400, material: "Hardwood" };
    const drawings = [{}, { width: 900 }, { colorHex: "#f4f2ec" }, { material: "MDF" }].map((change) =>
      serverMarkup(<ScaleDrawing {...blind} {...change} />),
    );
    expect(new Set(await Promise.all(drawings)).size).toBe(4);
  });

  it.each([
    ["wooden", null, 700, 14],
    ["wooden", null, 1400, 30],
    ["venetian", null, 1400, 62],
    ["venetian", "slim", 1400, 97],
    ["venetian", "wide", 1400, 31],
    ["venetian", "faux-wood", 1400, 30],
    ["venetian", "wide-faux-wood", 1400, 24],
    ["wooden", "narrow", 1400, 43],
  ])("has more slats for a longer drop: %s, %s, %d mm", async (family, variant, height, count) => {
    const container = await drawn(<ScaleDrawing {...{ family, variant, height }} width={1000} colorHex={OAK} />);
    expect(slatRows(container)[0]?.count).toBeCloseTo(count, 1);
  });

  it.each([
    [null, 1000, 13],
    [null, 2400, 31],
    ["wide", 1000, 9],
    ["wide", 2400, 21],
  ])("has vanes of the product, however wide the blind is: %s, %d mm", async (variant, width, count) => {
    const container = await drawn(
      <ScaleDrawing family="vertical" {...{ variant, width }} height={2000} colorHex={OAK} />,
    );
    const [, length = 0] = (/^M0 [\d.]+h([\d.]+)$/.exec(vanesFoot(container)?.getAttribute("d") ?? "") ?? []).map(
      Number,
    );
    const [vane = 0, gap = 0] = (vanesFoot(container)?.getAttribute("stroke-dasharray") ?? "").split(" ").map(Number);
    expect(length / (vane + gap)).toBeCloseTo(count, 1);
  });

  it("draws café shutters as high as they are ordered, below a window that goes on", async () => {
    const shutter = { family: "shutter", width: 1200, height: 600, colorHex: OAK };
    const cafe = await drawn(<ScaleDrawing {...shutter} variant="cafe" />);
    const full = await drawn(<ScaleDrawing {...shutter} variant="full-height" />);
    const sheetTop = (box: HTMLElement) => Number(box.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[1]);
    const louvres = (box: HTMLElement) => slatRows(box).map(({ top }) => top);
    expect(louvres(cafe).length).toBeGreaterThan(0);
    expect(louvres(full)).toEqual(louvres(cafe));
    expect(sheetTop(full)).toBeGreaterThan(sheetTop(cafe));
  });

  it("is complete in a browser once the code of its family is loaded", async () => {
    const { container } = render(<ScaleDrawing family="wooden" width={1000} height={1400} colorHex={OAK} />);
    await waitFor(() => expect(slatRows(container)[0]?.count).toBeCloseTo(30, 1));
  });

  it.each([
    [
      "outdoor",
      "awning",
      "Awning, 4000 mm wide, 2500 mm projection, seen from above. That is about the length of two beds, and about what a table for few needs",
    ],
    [
      "pergola",
      "louvred",
      "Pergola, 4000 mm wide, 2500 mm depth, seen from above. That is about the length of two beds, and about what a table for few needs",
    ],
    [
      "shutter",
      "bay",
      "Shutter, 4000 mm wide, 2500 mm height. That is about the length of two beds, and about the height of a ceiling",
    ],
  ])("names the second dimension of %s, %s", (family, variant, name) => {
    render(<ScaleDrawing {...{ family, variant }} width={4000} height={2500} colorHex="#123456" />);
    expect(screen.getByRole("img", { name })).toBeDefined();
  });

  it.each([
    ["roller", { control: "chain", "control side": "left" }, ", chain on the left"],
    [
      "wooden",
      { control: "cord", "control side": "right", tapes: "natural tapes" },
      ", cord on the right, natural tapes",
    ],
    [
      "roller",
      { control: "cord-free", roll: "reverse", fit: "exact" },
      ", outside the recess, cloth over the front of the roll",
    ],
    ["vertical", { stack: "split" }, ", stacks to both sides"],
    ["shutter", { track: "by-pass", stack: "left" }, ", by-pass panels, stacks to the left"],
    ["venetian", { fixing: "face", "hold-down brackets": "yes" }, ", fixed to the face, held down at the foot"],
    ["curtain", { "hangs from": "track", heading: "rod pocket" }, ", on a pole"],
    ["pleated", { fixing: "on the frame" }, ", fixed on the frame"],
    ["outdoor", { fixing: "reveal" }, ", between the reveals"],
    ["shutter", { fit: "recess", frame: "Z frame" }, ", Z frame"],
    ["roller", { "motor side": "left" }, ", motor on the left"],
    ["curtain", { "hangs from": "track", set: "single left" }, ", on a track, single left"],
    ["shutter", { tilt: "front rod", louvre: "63 mm" }, ", louvre 63 mm, front rod"],
    ["wooden", { tapes: "no tapes" }, ", no tapes"],
    ["shutter", { midrail: "900 mm", "T-post": "600 mm" }, ", T-post 600 mm, midrail 900 mm"],
    ["shutter", { midrail: "where it is needed", "T-post": "none" }, ""],
    ["shutter", { "tiers part at": "one third" }, ", tiers part at one third"],
    ["shutter", { bay: "square bay" }, ", square bay"],
    ["outdoor", { valance: "scalloped" }, ", scalloped valance"],
    ["outdoor", { valance: "none", "wind sensor": "no" }, ", 1400 mm drop"],
    ["outdoor", { "wind sensor": "yes" }, ", wind sensor on the front bar"],
    ["skylight", { pole: "1500 mm" }, ", pole of 1500 mm beside it"],
    ["skylight", { pole: "none" }, ", 1400 mm drop"],
    ["curtain", { lining: "cotton" }, ", cotton lining"],
    ["curtain", { lining: "unlined" }, ", unlined"],
    [
      "curtain",
      { "hangs from": "track", hooks: "lower row, hides a track" },
      ", on a track, heading stands before the track",
    ],
    [
      "curtain",
      { "hangs from": "pole", hooks: "upper row, below a pole" },
      ", on a pole, heading hangs below the pole",
    ],
  ])("says what was chosen: %s, %j", (family, chosen, words) => {
    render(<ScaleDrawing {...{ family, chosen }} width={1200} height={1400} colorHex={OAK} />);
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain(`${words}. ${BESIDE}`);
  });

  it.each([
    ["roller", { control: "cord-free" }, { control: "chain", "control side": "left" }],
    ["roller", { control: "chain", "control side": "left" }, { control: "chain", "control side": "right" }],
    [
      "roller",
      { control: "chain", "control side": "left", "height from floor": "2300 mm" },
      { control: "chain", "control side": "left", "height from floor": "4000 mm" },
    ],
    ["roller", { roll: "standard" }, { roll: "reverse" }],
    ["roller", { fit: "recess" }, { fit: "exact" }],
    ["roman", { control: "cord-free" }, { control: "chain", "control side": "left" }],
    ["day-night", { cassette: "white" }, { cassette: "matching" }],
    ["wooden", { control: "wand", "control side": "left" }, { control: "wand", "control side": "right" }],
    ["venetian", { control: "wand", "control side": "left" }, { control: "cord", "control side": "left" }],
    ["wooden", { tapes: "matching tapes" }, { tapes: "no tapes" }],
    ["wooden", { tapes: "matching tapes" }, { tapes: "natural tapes" }],
    ["vertical", { stack: "left" }, { stack: "right" }],
    ["vertical", { stack: "left" }, { stack: "split" }],
    ["vertical", { "ends above": "the sill" }, { "ends above": "the floor" }],
    ["pleated", { rail: "white" }, { rail: "anthracite" }],
    ["perfect-fit", { "frame colour": "white" }, { "frame colour": "golden oak" }],
    ["skylight", { "channel colour": "white" }, { "channel colour": "silver" }],
    ["outdoor", { "motor side": "left" }, { "motor side": "right" }],
    ["curtain", { "hangs from": "track" }, { "hangs from": "pole" }],
    ["curtain", { set: "pair" }, { set: "single left" }],
    ["curtain", { set: "single left" }, { set: "single right" }],
    ["curtain", { hangs: "to the left" }, { hangs: "to the right" }],
    ["curtain", { "ends at": "sill" }, { "ends at": "below the sill" }],
    ["curtain", { heading: "wave" }, { heading: "pencil pleat" }],
    ["curtain", { heading: "wave" }, { heading: "rod pocket" }],
    ["shutter", { frame: "L frame" }, { frame: "Z frame" }],
    ["shutter", { frame: "L frame" }, { frame: "outside frame" }],
    ["shutter", { "panels hinge": "both sides" }, { "panels hinge": "left" }],
    ["shutter", { "panels hinge": "left" }, { "panels hinge": "right" }],
    ["shutter", { louvre: "63 mm" }, { louvre: "89 mm" }],
    ["shutter", { tilt: "hidden rod" }, { tilt: "front rod" }],
    ["shutter", { tilt: "hidden rod" }, { tilt: "hidden rod, split" }],
    ["shutter", { midrail: "where it is needed" }, { midrail: "at a glazing bar" }],
    ["outdoor", { "frame colour": "white" }, { "frame colour": "black" }],
    ["roller", { fit: "recess", fixing: "top" }, { fit: "recess", fixing: "face" }],
    ["pleated", { fit: "recess", fixing: "top" }, { fit: "recess", fixing: "on the frame" }],
    ["venetian", { "hold-down brackets": "no" }, { "hold-down brackets": "yes" }],
    ["outdoor", { "frame colour": "white" }, { "frame colour": "black" }, "awning"],
    ["outdoor", { "motor side": "left" }, { "motor side": "right" }, "awning"],
    ["shutter", { louvre: "63 mm" }, { louvre: "89 mm" }, "bay"],
    ["shutter", { tilt: "hidden rod" }, { tilt: "front rod" }, "bay"],
    ["shutter", { louvre: "76 mm" }, { louvre: "114 mm" }, "tracked"],
    ["roller", { openness: "3 %" }, { openness: "10 %" }, "screen"],
    ["outdoor", { openness: "5 %" }, { openness: "10 %" }, "zip-screen"],
    ["shutter", { track: "bi-fold", stack: "left" }, { track: "by-pass", stack: "left" }, "tracked"],
    ["shutter", { track: "bi-fold", stack: "left" }, { track: "bi-fold", stack: "right" }, "tracked"],
    ["shutter", { track: "bi-fold", stack: "left" }, { track: "bi-fold", stack: "split" }, "tracked"],
    ["shutter", { track: "by-pass", stack: "left" }, { track: "by-pass", stack: "right" }, "tracked"],
    ["shutter", { midrail: "at a glazing bar" }, { midrail: "500 mm" }],
    ["shutter", { midrail: "500 mm" }, { midrail: "900 mm" }],
    ["shutter", { "T-post": "none" }, { "T-post": "400 mm" }],
    ["shutter", { "T-post": "400 mm" }, { "T-post": "800 mm" }],
    ["shutter", { "tiers part at": "half" }, { "tiers part at": "one third" }, "tier-on-tier"],
    ["shutter", { "tiers part at": "half" }, { "tiers part at": "500 mm" }, "tier-on-tier"],
    ["shutter", { catch: "magnet" }, { catch: "swing bar" }, "solid"],
    ["shutter", { bay: "three facets" }, { bay: "five facets" }, "bay"],
    ["shutter", { bay: "three facets" }, { bay: "square bay" }, "bay"],
    ["pergola", { stands: "against the house" }, { stands: "free-standing" }, "louvred"],
    ["pergola", { stands: "against the house" }, { stands: "free-standing" }, "fabric"],
    ["pergola", { "louvres run": "along the house" }, { "louvres run": "away from the house" }, "louvred"],
    ["pergola", { "louvres run": "along the width" }, { "louvres run": "along the depth" }, "louvred"],
    ["curtain", { "heading tape": "75 mm" }, { "heading tape": "150 mm" }, "pencil-pleat"],
    ["curtain", { "draw rod": "none" }, { "draw rod": "one" }, "wave"],
    ["curtain", { "draw rod": "one" }, { "draw rod": "two" }, "wave"],
    ["curtain", { edge: "straight" }, { edge: "curved" }, "pelmet"],
    ["curtain", { edge: "curved" }, { edge: "stepped" }, "pelmet"],
    ["curtain", { folds: "two" }, { folds: "three" }, "pelmet"],
    ["curtain", { lining: "cotton" }, { lining: "unlined" }],
    [
      "curtain",
      hooked("track", "lower row, hides a track"),
      hooked("track", "upper row, below a pole"),
      "pencil-pleat",
    ],
    ["curtain", hooked("pole", "lower row, hides a track"), hooked("pole", "upper row, below a pole"), "pencil-pleat"],
    ["skylight", { pole: "none" }, { pole: "1000 mm" }],
    ["skylight", { pole: "1000 mm" }, { pole: "1500 mm" }],
    ["outdoor", { valance: "none" }, { valance: "straight" }, "awning"],
    ["outdoor", { valance: "straight" }, { valance: "scalloped" }, "awning"],
    ["outdoor", { "wind sensor": "no" }, { "wind sensor": "yes" }, "awning"],
  ])("shows what was chosen: %s, %j or %j", async (family, one, other, variant?: string) => {
    const [first, second] = await Promise.all(
      [one, other].map((chosen) =>
        serverMarkup(<ScaleDrawing {...{ family, variant, chosen }} width={1200} height={1400} colorHex={OAK} />),
      ),
    );
    const shapes = (markup = "") => markup.replaceAll(/aria-label="[^"]*"/g, "");
    expect(shapes(first)).not.toBe(shapes(second));
    expect(second).not.toMatch(/NaN|undefined|null/);
  });

  it("keeps the aspect ratio of its sheet, to avoid layout shift", () => {
    const shapes = [
      [300, 300],
      [2438, 610],
      [610, 2438],
      [4500, 3048],
    ].map(([width = 0, height = 0]) => {
      const { container } = render(<ScaleDrawing family="vertical" {...{ width, height }} colorHex={OAK} />);
      const [, , across = 0, down = 1] =
        container.querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
      return (across / down).toFixed(2);
    });
    expect(new Set(shapes)).toEqual(new Set(["0.93"]));
  });
});
