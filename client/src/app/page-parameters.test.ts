import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalUrl, knownSearch } from "./page-parameters";

describe("the cache key of a page", () => {
  it.each([
    ["a page without a query", "/category/blinds", "/category/blinds"],
    ["parameters that no page knows", "/?fbclid=a&gclid=b&utm_source=c", "/"],
    ["a page that knows none", "/about?color=white", "/about"],
    ["an unknown page", "/none?color=white", "/none"],
    ["known among unknown", "/category/blinds?utm_source=x&color=white&fbclid=y", "/category/blinds?color=white"],
    ["another order", "/products?page=2&color=white&search=roller", "/products?search=roller&color=white&page=2"],
    ["several values", "/products?color=white&color=beige&color=white", "/products?color=white&color=beige"],
    ["nothing said", "/search?q=&sort=", "/search"],
    ["other spellings", "/search?q=day%20%26%20night", "/search?q=day+%26+night"],
    ["a configuration", "/products/roller-blinds?height=60&x=1&width=40", "/products/roller-blinds?width=40&height=60"],
    [
      "a line of an order",
      "/products/roller-blinds?order=MBC123456&line=l1",
      "/products/roller-blinds?line=l1&order=MBC123456",
    ],
    ["what only the browser reads", "/newsletter/confirm?token=secret", "/newsletter/confirm"],
    ["a part of the account", "/account/confirm?token=secret", "/account/confirm"],
  ])("%s", (_case, url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
  });

  it("is the canonical URL of every variant", () => {
    const parts = fc.constantFrom("/", "/search", "/category/", "?", "&", "=", "#", "%", "%ff", "q", "//[", "\ud800");
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string({ unit: "binary" })), { maxLength: 12 }), (pieces) => {
        const canonical = canonicalUrl(pieces.join(""));
        expect(canonicalUrl(canonical)).toBe(canonical);
      }),
    );
  });
});

describe("the query that a page sees", () => {
  it("has the parameters of the page, including those for the browser only", () => {
    expect(knownSearch({ pathname: "/login", search: "?utm_source=x&next=%2Fcart" })).toBe("?next=%2Fcart");
    expect(knownSearch({ pathname: "/search", search: "?q=roman&fbclid=x" })).toBe("?q=roman");
    expect(knownSearch({ pathname: "/track-order", search: "" })).toBe("");
  });
});
