import { expect, it } from "vitest";
import { tintOf } from "./tint";

it("is the colour divided by the base", () => {
  expect(tintOf("#2f3d52", "#e1e0dd")).toBe("rgb(53 69 95)");
  expect(tintOf("#e1e0dd", "#e1e0dd")).toBe("rgb(255 255 255)");
});

it("keeps the hue where there is not enough light", () => {
  expect(tintOf("#ffff80", "#808080")).toBe("rgb(255 255 128)");
});
