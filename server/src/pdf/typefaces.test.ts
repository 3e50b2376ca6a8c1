import { expect, it } from "vitest";
import { FACES, runsOf } from "./typefaces.js";

const files = (text: string) => runsOf(text, "sans").map(({ text: run, file }) => [run, file.replace(/^.*\//, "")]);

it.each([
  ["Jo Whitfield, £12.50 – “Flat 2b”", [["Jo Whitfield, £12.50 – “Flat 2b”", "source-sans-3.ttf"]]],
  ["Žofie", [["Žofie", "source-sans-3.ttf"]]],
  [
    "Łukasz",
    [
      ["Ł", "source-sans-3-latin-ext.ttf"],
      ["ukasz", "source-sans-3.ttf"],
    ],
  ],
  ["Ελένη", [["Ελένη", "source-sans-3-greek.ttf"]]],
  ["Юлия", [["Юлия", "source-sans-3-cyrillic.ttf"]]],
  ["ế", [["ế", "source-sans-3-vietnamese.ttf"]]],
])("%s is set in the fonts that have its letters", (text, expected) => {
  expect(files(text)).toEqual(expected);
});

it("joins a letter and its accent", () => {
  expect(files("Zoe\u0308")).toEqual([["Zoë", "source-sans-3.ttf"]]);
});

it("has a run for an empty text", () => {
  expect(runsOf("", "serif")).toEqual([{ text: "", file: FACES.serif }]);
});
