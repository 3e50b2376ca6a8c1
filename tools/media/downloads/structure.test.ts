import { expect, it } from "vitest";
import { elementsOf } from "./structure";

/** As Chromium writes tags: a document of a picture, an empty figure, and a link with its area and text. */
const PDF = Buffer.from(
  [
    "%PDF-1.4",
    "1 0 obj\n<</Type /StructTreeRoot\n/K 2 0 R>>\nendobj",
    "2 0 obj\n<</Type /StructElem\n/S /Document\n/P 1 0 R\n/K [3 0 R 4 0 R 5 0 R]>>\nendobj",
    "3 0 obj\n<</Type /StructElem\n/S /Figure\n/Alt (A window \\(open\\))\n/P 2 0 R\n/Pg 9 0 R\n/K 0>>\nendobj",
    "4 0 obj\n<</Type /StructElem\n/S /Figure\n/P 2 0 R>>\nendobj",
    "5 0 obj\n<</Type /StructElem\n/S /Link\n/P 2 0 R\n/K [<</Type /OBJR\n/Obj 8 0 R>> 6 0 R]>>\nendobj",
    "6 0 obj\n<</Type /StructElem\n/S /NonStruct\n/P 5 0 R\n/Pg 9 0 R\n/K [7 8]>>\nendobj\n",
  ].join("\n"),
);

it("reads elements in order with their texts", () => {
  expect(elementsOf(PDF).map(({ tag, alt, hasContent }) => [tag, alt, hasContent])).toEqual([
    ["Document", undefined, false],
    ["Figure", String.raw`A window \(open\)`, true],
    ["Figure", undefined, false],
    ["Link", undefined, true],
    ["NonStruct", undefined, true],
  ]);
});

it("refuses a PDF without tags", () => {
  expect(() => elementsOf(Buffer.from("%PDF-1.4\n"))).toThrow(Error);
});
