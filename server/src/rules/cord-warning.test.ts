import { expect, it } from "vitest";
import { isCorded } from "./cord-warning.js";

const control = (value: string) => [{ name: "Control", value }];

it.each([
  ["Side chain, held taut by a wall clip", true],
  ["Wand to tilt, cord with cleat to raise", true],
  ["Wand to turn and draw", false],
  ["Spring, by the bottom bar", false],
  ["Cordless: lifted by hand", false],
  ["cord-free", false],
  ["Cord-free, or a side chain held taut by a wall clip", true],
])("a control of %j is corded: %s", (value, corded) => {
  expect(isCorded(control(value))).toBe(corded);
});

it("looks at the control alone, and at a chosen one first", () => {
  expect(isCorded([{ name: "Heading", value: "Joined by a cord" }])).toBe(false);
  expect(isCorded(control("Side chain"), [{ name: "control", value: "Spring" }])).toBe(false);
  expect(isCorded(control("Spring"), [{ name: "control", value: "Chain left" }])).toBe(true);
});
