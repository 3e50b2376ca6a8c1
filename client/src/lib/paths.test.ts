import { matchPath } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { newKey } from "./new-key";
import { paths } from "./paths";
import { blindsIn, blindsNamed } from "./prefilled-links";

describe("paths", () => {
  it.each([
    [paths.product, "wooden-blinds", "/products/wooden-blinds"],
    [paths.category, "day & night", "/category/day%20%26%20night"],
    [paths.accountOrder, "MBC/1", "/account/orders/MBC%2F1"],
  ])("%o builds %s", (path, value, href) => {
    expect(path.href(value)).toBe(href);
    const [parameter = ""] = Object.values(matchPath(path.pattern, href)?.params ?? {});
    expect(decodeURIComponent(parameter)).toBe(value);
  });

  it.each([
    [paths.search.href("day & night"), "/search?q=day+%26+night"],
    [paths.trackOrder.href(), "/track-order"],
    [paths.trackOrder.href("MBC482913"), "/track-order?number=MBC482913"],
    [paths.login.href(), "/login"],
    [paths.login.href("/checkout?a=1&b=2"), "/login?next=%2Fcheckout%3Fa%3D1%26b%3D2"],
    [paths.contact.href("coastal-living-room"), "/contact?inspiration=coastal-living-room"],
    [paths.guides.href(), "/guides"],
    [paths.guides.href("measurement"), "/guides/measurement"],
    [paths.account.href(), "/account"],
  ])("%s", (href, expected) => {
    expect(href).toBe(expected);
  });

  it("have unique patterns", () => {
    const patterns = Object.values(paths).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it("of the account all match the account pattern", () => {
    const parts = Object.entries(paths).filter(([name]) => name.startsWith("account"));
    expect(parts.length).toBeGreaterThan(5);
    for (const [, { href }] of parts) expect(matchPath(paths.account.pattern, href("x"))).not.toBeNull();
  });
});

describe("links to filtered lists", () => {
  it("search by name or filter by material", () => {
    expect(blindsNamed("day & night")).toBe("/category/blinds?search=day+%26+night");
    expect(blindsIn("faux-wood")).toBe("/category/blinds?material=faux-wood");
  });
});

describe("newKey", () => {
  it("has 128 random bits", () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
