import { expect, it } from "vitest";
import { finishOf } from "../../../../product/drawing/model/finish";
import { daylightSentence } from "./daylight";

const BLACKOUT = finishOf("Blackout Fabric", { surface: "weave", glow: 0.6 });
const blind = { family: "roller", variant: null, finish: BLACKOUT, open: 0, tilt: undefined, gap: null };
const inMaterial = (material: string) => ({ ...blind, finish: finishOf(material, BLACKOUT) });

it.each([
  [{ ...blind, open: 1 }, "daylight comes in"],
  [inMaterial("Blackout Fabric"), "no daylight comes through the cloth"],
  [inMaterial("Thermal Fabric"), "hardly any daylight comes through the cloth"],
  [inMaterial("Moisture Resistant Fabric"), "some daylight comes through the cloth"],
  [inMaterial("Light Filtering Fabric"), "soft daylight comes through the cloth"],
  [{ ...inMaterial("PVC"), variant: "screen" }, "daylight comes through the holes of the mesh"],
  [{ ...blind, family: "day-night" }, "it is dim, not dark, with lines of light between the bands"],
  [{ ...inMaterial("Aluminum"), family: "venetian", tilt: 0 }, "only fine lines of daylight come between them"],
  [{ ...inMaterial("Aluminum"), family: "venetian", tilt: 0.5 }, "daylight comes between them"],
  [{ ...blind, family: "vertical", tilt: 0 }, "no daylight comes through the cloth"],
  [{ ...inMaterial("MDF"), family: "shutter", variant: "solid" }, "no daylight comes through the panels"],
])("says what comes through: %#", (product, words) => {
  expect(daylightSentence(product)).toBe(`Room lights off, by day: ${words}.`);
});

it.each([
  [{ from: 15, to: 20 }, "about 15 to 20 mm"],
  [{ from: 0, to: 3 }, "up to 3 mm"],
  [{ from: 5, to: 5 }, "about 5 mm"],
])("says how much light stays at the sides: %j", (gap, words) => {
  expect(daylightSentence({ ...blind, gap })).toContain(`, and ${words} of light stay at each side.`);
});

it("says nothing of the sides where nothing is before the window, or its sides are zipped", () => {
  for (const product of [
    { open: 1, gap: { from: 15, to: 20 } },
    { open: 0, gap: { from: 0, to: 0 } },
  ])
    expect(daylightSentence({ ...blind, ...product })).not.toContain("each side");
});
