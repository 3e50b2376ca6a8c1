import { expect, it } from "vitest";
import { cacheHeaders } from "./cache-headers.js";

it("shared caches may keep a public response for a minute, by its keys", () => {
  expect(cacheHeaders(new Set(["product:a"]))).toMatchObject({
    "cache-control": expect.stringMatching(/^public, /),
    "surrogate-key": "catalogue product:a",
    "cache-tag": "catalogue,product:a",
  });
});

it("no cache keeps a private response", () => {
  const headers = cacheHeaders(undefined);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers).not.toHaveProperty("surrogate-key");
});
