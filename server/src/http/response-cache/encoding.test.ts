import { expect, it } from "vitest";
import { encodingFor } from "./encoding.js";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0", undefined],
  ["BR", "br"],
  ["gzip;q=0.5, br; q=1.0", "br"],
  ["brotli, xgzip", undefined],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("Accept-Encoding %j gets %s", (accepted, encoding) => {
  expect(encodingFor(accepted, 5_000)).toBe(encoding);
});

it("short bodies are not compressed", () => {
  expect(encodingFor("br", 500)).toBeUndefined();
});
