import { expect, it } from "vitest";
import { keyHeaders } from "./surrogate-keys.js";

const keys = (count: number, length = 10) =>
  new Set(Array.from({ length: count }, (_, place) => `product:${String(place).padStart(length, "0")}`));

it("names the catalogue and every key", () => {
  expect(keyHeaders(new Set(["product:a", "products"]))).toEqual({
    "surrogate-key": "catalogue product:a products",
    "cache-tag": "catalogue,product:a,products",
  });
});

it("names the keys of a page of 100 products", () => {
  expect(keyHeaders(keys(104))["cache-tag"]?.split(",")).toHaveLength(105);
});

it.each([
  ["are not known", undefined],
  ["are more than headers hold", keys(105)],
  ["are longer than headers hold", keys(60, 70)],
])("names what every change purges where the keys %s", (_case, given) => {
  expect(keyHeaders(given)).toEqual({
    "surrogate-key": "catalogue any-change",
    "cache-tag": "catalogue,any-change",
  });
});
