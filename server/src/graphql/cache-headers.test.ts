import { expect, it } from "vitest";
import { cacheHeaders } from "./cache-headers.js";

const keys = (count: number) => new Set(Array.from({ length: count }, (_, place) => `product:${place}`));

it("names the catalogue and every key", () => {
  expect(cacheHeaders(keys(2))).toMatchObject({
    "cache-control": expect.stringMatching(/^public, /),
    "surrogate-key": "catalogue product:0 product:1",
    "cache-tag": "catalogue,product:0,product:1",
  });
});

it.each([
  ["private", undefined],
  ["one with more keys than headers hold", keys(105)],
])("no cache keeps a response that is %s", (_case, given) => {
  const headers = cacheHeaders(given);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers).not.toHaveProperty("surrogate-key");
});
