import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { labelCode } from "../../src/pdf/label-code.js";
import { pdfFile } from "../../src/pdf/pdf-file.js";
import type { WindowSheet } from "../../src/pdf/window-sheet.js";
import { anEmailContext } from "../builders/emails.js";
import { readPdf } from "../builders/read-pdf.js";

const { shop } = anEmailContext();

const many = (count: number, value: string) =>
  Array.from({ length: count }, (_, index) => ({ label: `Label ${index + 1}`, value }));

/** As much as any product says. */
const LONGEST: Omit<WindowSheet, "picture"> = {
  code: "MBC123456789/50/99/99",
  title: "The bedroom at the back on the 2nd floor, the left one of the two by the door",
  place: "MBC123456789 · line 50 · 99 of 99",
  product: "Plantation Shutters with Hidden Tilt Rods · Moisture Resistant Fabric · Natural Wood",
  warning: "Do not cut yet: we measure this window at a visit. Until then the sizes are a guide.",
  facts: many(7, "± 5 mm in width, ± 5 mm in projection"),
  lengths: Array.from({ length: 3 }, () => ({
    ...{ part: "Bracket-to-bracket width", measured: "12192.5 mm", made: "12092.5 mm" },
    adjustments: ["+100 mm for 50 mm of frame on each side"],
  })),
  choices: many(8, "Where it is needed"),
  cord: [
    ...many(4, "1500 mm at most, for the loop"),
    ...many(1, "Tension device on the wall, which holds the loop taut"),
  ],
  rules: "Rules: fit of 2026-11-23, options 1, child safety 1",
};

let sheet: WindowSheet;
beforeAll(async () => {
  const create = { width: 400, height: 300, channels: 3 as const, background: "#0a3c78" };
  sheet = { ...LONGEST, picture: { jpeg: await sharp({ create }).jpeg().toBuffer(), alt: "A blind" } };
});

describe("the sheet of a window", () => {
  it("is one page, however much it says", async () => {
    const pdf = await pdfFile({ title: "Sheets", shop, sheets: [sheet, sheet] });
    const { pages } = await readPdf(pdf);
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain("Rules: fit of 2026-11-23");
  });

  it("is followed by a pause, in which others have their turn", async () => {
    const pause = vi.fn<() => Promise<void>>(async () => {});
    await pdfFile({ title: "Sheets", shop, sheets: [sheet, sheet, sheet] }, pause);
    expect(pause).toHaveBeenCalledTimes(3);
  });

  it("is tagged, with headings and a table", async () => {
    const { elements, language } = await readPdf(await pdfFile({ title: "Sheets", shop, sheets: [sheet] }));
    const roles = elements.map(({ role }) => role);
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(["H1", "H2", "H2", "H2", "H2"]);
    for (const role of ["Table", "TR", "TH", "TD", "L", "LI"]) expect(roles).toContain(role);
    expect(language).toBe("en-GB");
  });
});

describe("the code of a window", () => {
  it("is square, with the light edge that scanners need and the corner they look for", () => {
    const squares = labelCode("MBC123456/2/1/3");
    expect(squares.every((row) => row.length === squares.length)).toBe(true);
    expect(squares.slice(0, 4).flat()).not.toContain(true);
    expect(squares[4]?.slice(0, 12)).toEqual([...Array(4).fill(false), ...Array(7).fill(true), false]);
  });

  it("differs between the windows of a line", () => {
    expect(labelCode("MBC123456/2/1/3")).not.toEqual(labelCode("MBC123456/2/2/3"));
  });
});
