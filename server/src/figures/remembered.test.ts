import { expect, it, vi } from "vitest";
import { remembered } from "./remembered.js";

it("works once for equal texts, and forgets before there are too many", () => {
  const work = vi.fn<(text: string) => number>((text) => text.length);
  const length = remembered(work);
  expect([length("one"), length("one"), length("three")]).toEqual([3, 3, 5]);
  expect(work).toHaveBeenCalledTimes(2);
  for (let number = 0; number < 600; number += 1) length(`made up ${number}`);
  length("one");
  expect(work).toHaveBeenCalledTimes(603);
});
