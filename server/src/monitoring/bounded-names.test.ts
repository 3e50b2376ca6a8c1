import { expect, it } from "vitest";
import { BoundedNames } from "./bounded-names.js";

it("tells the first names apart and counts all others together", () => {
  const names = new BoundedNames(2);
  expect(["a", "b", "c", "a", "d", "b"].map((name) => names.of(name))).toEqual(["a", "b", "other", "a", "other", "b"]);
});
