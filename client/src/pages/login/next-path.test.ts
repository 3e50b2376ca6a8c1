import fc from "fast-check";
import { expect, it } from "vitest";
import { nextPath } from "./next-path";

it.each([
  ["/checkout", "/checkout"],
  ["/account/orders/MBC123456", "/account/orders/MBC123456"],
  ["/products?room=bedroom&page=2#list", "/products?room=bedroom&page=2#list"],
  ["/search?q=https%3A%2F%2Fevil.example", "/search?q=https%3A%2F%2Fevil.example"],
  ["/", "/"],
])("goes on to %s", (next, path) => {
  expect(nextPath(next)).toBe(path);
});

it.each([
  null,
  "",
  "checkout",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "https://evil.example",
  "https:evil.example",
  "http:/evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n/evil.example",
  "/ /evil.example",
  " //evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e//evil.example",
  "/a/..//evil.example",
  "http://here.invalid/cart",
])("does not follow %j", (next) => {
  expect(nextPath(next)).toBe("/account");
});

it.each(["/login", "/login?next=/cart", "/register", "/forgotten-password"])("does not lead back to %s", (next) => {
  expect(nextPath(next)).toBe("/account");
});

it("never leaves the shop", () => {
  const part = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    ":",
    "@",
    "evil.example",
    "https:",
    "\t",
    "%2f",
    "%5c",
    "?",
    "#",
    "a",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const shop = "https://shop.example";
      const path = nextPath(parts.join(""));
      return path.startsWith("/") && new URL(path, shop).origin === shop;
    }),
  );
});
