import { expect, it } from "vitest";
import { pageCount, pagesOfParts } from "./outline";

/** As Chromium writes a PDF: pages 3 and 7, and the destinations of links on them. */
const PDF = Buffer.from(
  "%PDF-1.4\n3 0 obj\n<</Type /Page\n/Parent 1 0 R>>\nendobj\n7 0 obj\n<</Type /Page\n/Parent 1 0 R>>\nendobj" +
    "\n9 0 obj\n<</measure [3 0 R /XYZ 0 800 0]\n/fit-inside [7 0 R /XYZ 0 800 0]\n>>\nendobj\n",
);

it("counts pages", () => {
  expect(pageCount(PDF)).toBe(2);
  expect(pageCount(Buffer.from("%PDF-1.4\n"))).toBe(0);
});

it("finds the page of each part that a link leads to", () => {
  expect(pagesOfParts(PDF)).toEqual(
    new Map([
      ["measure", 1],
      ["fit-inside", 2],
    ]),
  );
});

it("refuses a PDF without destinations", () => {
  expect(() => pagesOfParts(Buffer.from("%PDF-1.4\n"))).toThrow(Error);
});
