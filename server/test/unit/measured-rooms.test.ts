import { describe, expect, it } from "vitest";
import { measuredRooms } from "../../src/composition/measuring-sheet/measured-rooms.js";
import { pdfFile } from "../../src/pdf/pdf-file.js";
import type { ProjectType } from "../../src/projects/project.types.js";
import { UNMEASURED } from "../../src/rules/project-window.js";
import { toInches } from "../../src/rules/sizes.js";
import { placedWords, readPdf } from "../builders/read-pdf.js";

type ProjectWindow = ProjectType["windows"][number];

const SHOP = { name: "A shop", phone: "0117 496 0000" };
const mm = (length: number) => toInches(length, "mm");
const { bayParts: _parts, ...unmeasured } = UNMEASURED;
const aWindow = (changes: Partial<ProjectWindow>): ProjectWindow => ({
  ...{ id: "1", key: "w", version: 1, name: "left", kind: "CASEMENT", bayParts: [], optionsVersion: 0 },
  ...unmeasured,
  ...changes,
});
const sheet = (windows: ProjectWindow[], rooms: ProjectType["rooms"] = []) =>
  measuredRooms(SHOP, { rooms, windows }, (key) => `https://shop.example/windows?window=${key}`);
const rowOf = (window: Partial<ProjectWindow>, label: string) =>
  sheet([aWindow(window)])
    .rooms[0]?.windows[0]?.rows.find((row) => row.label === label)
    ?.boxes.map(({ figure }) => figure);

describe("the sheet of a household's windows", () => {
  it("has them by room, last those in none, and leaves out rooms without any", () => {
    const rooms = ["Kitchen", "Hall"].map((name) => ({ id: name, key: name, version: 1, name }));
    const { rooms: parts } = sheet([aWindow({ name: "a" }), aWindow({ name: "b", roomKey: "Kitchen" })], rooms);
    expect(parts.map(({ name, windows }) => [name, windows.map((each) => each.name)])).toEqual([
      ["Kitchen", ["b"]],
      ["Without a room", ["a"]],
    ]);
    expect(sheet([aWindow({})]).rooms.map(({ name }) => name)).toEqual(["Windows"]);
  });

  it.each<[string, Partial<ProjectWindow>, string, (string | undefined)[]]>([
    ["readings", { widthTop: mm(1204), widthBottom: mm(1198) }, "Width", ["1204", undefined, "1198"]],
    ["what is not measured", {}, "Drop", [undefined, undefined, undefined]],
    ["the parts of a bay", { kind: "BAY", bayParts: bay([600, 900, 600]) }, "Bay", ["600", "900", "600"]],
    ["its angles", { kind: "BAY", bayParts: bay([600, 900, 600]) }, "Angles", ["135", "135"]],
    ["three empty parts", { kind: "BAY" }, "Bay", [undefined, undefined, undefined]],
    ["a roof window", { kind: "ROOF", roofWindow: "VELUX M04" }, "Roof window", ["VELUX M04", undefined, undefined]],
    ["glass", { kind: "TILT_AND_TURN", beadMm: 12 }, "Glass", [undefined, undefined, "12", undefined]],
  ])("has boxes for %s", (_name, window, label, figures) => {
    expect(rowOf(window, label)).toEqual(figures);
  });

  it("draws a window where its lengths are known", () => {
    const outlines = sheet([
      aWindow({ widthTop: mm(1200) }),
      aWindow({ kind: "PATIO", widthTop: mm(1800), dropLeft: mm(2100) }),
      aWindow({ kind: "BAY", bayParts: bay([600, 900, 600]) }),
    ]).rooms[0]?.windows.map(({ outline }) => outline && [outline.lines.length, Math.round(outline.width)]);
    expect(outlines).toEqual([undefined, [3, 1800], [5, 1749]]);
  });

  it("has a higher row where words take several lines, and no text over another", async () => {
    const long = aWindow({ kind: "ROOF", roofWindow: "Fakro, measured at the glass, with a flashing of lead" });
    const words = await placedWords(new Uint8Array(await pdfFile(sheet([long]))));
    const left = words.find(({ text }) => text.startsWith("maker and code"))?.x ?? 0;
    const column = words.filter(({ x }) => Math.abs(x - left) < 1);
    const lines = column.map(({ text }) => text);
    const next = lines.indexOf("floor to its top, mm");
    expect(lines.slice(1, next).join(" ").replaceAll(/ +/g, " ")).toContain(
      "Fakro, measured at the glass, with a flashing",
    );
    const gaps = column.slice(1).map(({ y }, index) => (column[index]?.y ?? 0) - y);
    expect(Math.min(...gaps)).toBeGreaterThan(8);
    expect(next).toBeGreaterThan(3);
  });

  it("is written over several pages, never divides a window, and has a code for each", async () => {
    const windows = Array.from({ length: 9 }, (_, index) => aWindow({ key: `k${index}`, name: `number ${index}` }));
    const { pages, title, elements } = await readPdf(new Uint8Array(await pdfFile(sheet(windows))));
    expect([title, pages.length > 1]).toEqual(["My windows", true]);
    for (const page of pages) expect(page.match(/Around it/g)?.length).toBe(page.match(/number \d/g)?.length);
    expect(elements.flatMap(({ alt }) => (alt === undefined ? [] : [alt]))).toEqual(
      windows.map(({ key }) => `QR code: https://shop.example/windows?window=${key}`),
    );
  });
});

function bay(widths: readonly number[]) {
  return widths.map((width, index) => ({ width: mm(width), angle: index === widths.length - 1 ? null : 135 }));
}
