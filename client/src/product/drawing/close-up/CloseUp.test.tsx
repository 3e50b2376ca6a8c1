import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { CloseUp } from "./CloseUp";

const drawn = (family: string, material: string, variant: string | null = null) =>
  render(<CloseUp {...{ family, variant, material }} colorHex="#b07d4b" width={80} height={56} />).container;

const tileWidth = (container: HTMLElement) => container.querySelector("pattern")?.getAttribute("width");

it("shows the threads of cloth, and the reeds of bamboo whatever its lining", () => {
  expect(tileWidth(drawn("ROLLER", "Blackout Fabric"))).toBe("66");
  expect(tileWidth(drawn("ROMAN", "Blackout Fabric", "bamboo"))).toBe("108");
});

it("shows the grain of timber, on slats as well", () => {
  expect(tileWidth(drawn("SHUTTER", "Hardwood"))).toBe("760");
  expect(tileWidth(drawn("WOODEN", "Hardwood"))).toBe("760");
  expect(tileWidth(drawn("WOODEN", "Faux Wood"))).toBeUndefined();
});

it.each([
  ["VENETIAN", null, "22"],
  ["VENETIAN", "wide", "44"],
  ["WOODEN", null, "44"],
])("shows the closed slats of %s %s, %s mm of each", (family, variant, inView) => {
  const slats = drawn(family, "Aluminum", variant).querySelector("path[stroke-dasharray]");
  expect(slats?.getAttribute("stroke-dasharray")).toBe(`${inView} 0`);
});
