import { renderToStaticMarkup } from "react-dom/server.node";
import { expect, it } from "vitest";
import { fitCard } from "./fit-card";

const aProduct = (family: string, name: string, ...values: string[]) => ({
  family,
  variant: family === "OUTDOOR" ? "zip-screen" : null,
  options: [{ name, values }],
  specifications: [],
});
const WOODEN = aProduct("WOODEN", "fit", "recess", "exact");
const SHUTTERS = aProduct("SHUTTER", "fit", "recess", "exact");
const SCREEN = aProduct("OUTDOOR", "fixing", "face", "reveal");

it.each([
  [WOODEN, "fit", "recess", /^Give the opening/],
  [WOODEN, "fit", "exact", /^Give the finished size, about 75 mm/],
  [aProduct("ROLLER", "fit", "recess", "exact"), "fit", "exact", /^Give the width from bracket to bracket/],
  [SHUTTERS, "fit", "exact", /^Give the finished size of the frame/],
  [SHUTTERS, "frame", "L frame", /^Stands inside/],
  [SHUTTERS, "frame", "Z frame", /trim covers the edge/],
  [SHUTTERS, "frame", "outside frame", /50 mm on each side/],
  [WOODEN, "hangs from", "track", /^Give the whole track/],
  [WOODEN, "hangs from", "pole", /^Give the pole between its finials/],
  [SCREEN, "fixing", "reveal", /^Give the opening/],
  [SCREEN, "fixing", "face", /^Give the finished size/],
] as const)("draws and says what is given: %#", (product, name, value, sentence) => {
  const card = fitCard(product, { name, value });
  expect(card?.sentence).toMatch(sentence);
  expect(renderToStaticMarkup(card?.drawing)).toMatch(/^<svg [^>]*aria-hidden="true"/);
});

it("draws each choice in its own way", () => {
  const choices = [
    [WOODEN, "fit", "recess"],
    [WOODEN, "fit", "exact"],
    [SHUTTERS, "fit", "recess"],
    [SHUTTERS, "fit", "exact"],
    [SHUTTERS, "frame", "L frame"],
    [SHUTTERS, "frame", "Z frame"],
    [SHUTTERS, "frame", "outside frame"],
    [WOODEN, "hangs from", "track"],
    [WOODEN, "hangs from", "pole"],
  ] as const;
  const drawn = choices.map(([product, name, value]) =>
    renderToStaticMarkup(fitCard(product, { name, value })?.drawing),
  );
  expect(new Set(drawn).size).toBe(choices.length);
});

it.each([
  [WOODEN, "fixing", "face"],
  [WOODEN, "frame", "no frame"],
  [WOODEN, "toString", "length"],
])("has no card for other choices: %#", (product, name, value) => {
  expect(fitCard(product, { name, value })).toBeUndefined();
});
