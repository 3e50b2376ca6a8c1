import { VIDEOS } from ".";
import { expect, it } from "vitest";
import { filmCorrection } from "./video";

it.each(["inside", "outside"] as const)("the film of %s mounts is put right where the rules ask for more", (name) => {
  expect(filmCorrection(VIDEOS[name], 1500)).toBeUndefined();
  expect(filmCorrection(VIDEOS[name], 1650)).toMatch(/says 1500 mm .* at least 1650 mm above the floor/);
});

it("a film without a safety device is never put right", () => {
  expect(filmCorrection(VIDEOS.shutters, 1650)).toBeUndefined();
});
