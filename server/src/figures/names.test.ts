import { describe, expect, it } from "vitest";
import { campaignOf, referringHost, searchWords } from "./names.js";

describe("the referring host", () => {
  it.each([
    ["https://www.search.example/results?q=blinds", "search.example"],
    ["https://news.example:8443/a", "news.example"],
    ["http://203.0.113.7/secret", "(others)"],
    ["https://localhost/", "(others)"],
    [`https://${"a".repeat(60)}.${"b".repeat(60)}.example/`, "(others)"],
    ["https://shop.example/products", undefined],
    ["android-app://com.example.app/", "com.example.app"],
    ["about:blank", undefined],
    ["no address", undefined],
    [undefined, undefined],
  ])("of %s is %s", (referer, host) => expect(referringHost(referer, "shop.example")).toBe(host));
});

describe("the campaign", () => {
  it.each([
    ["/?utm_campaign=Spring%20Sale", "spring sale"],
    ["/products?utm_source=a&utm_campaign=summer-25&x=1", "summer-25"],
    ["/?utm_campaign=jo%40larch.example", "(others)"],
    [`/?utm_campaign=${"x".repeat(61)}`, "(others)"],
    ["/?utm_campaign=%E2%82%AC", "(others)"],
    ["/?utm_campaign=%", "(others)"],
    ["/?utm_campaign=", undefined],
    ["/?campaign=a", undefined],
  ])("of %s is %s", (url, campaign) => expect(campaignOf(url)).toBe(campaign));
});

describe("words of a search", () => {
  it.each([
    ["  Purple   Velvet ", "purple velvet"],
    ["blind 120 x 140", "blind 120 x 140"],
    ["x".repeat(80), "x".repeat(60)],
    ["jo@larch.example", undefined],
    ["call 020 7946 0123", undefined],
    ["+44 (0)7700-900123", undefined],
    ["MBC123456", undefined],
    ["fitters near SW1A 1AA", undefined],
    ["sw1a1aa", undefined],
    ["   ", undefined],
  ])("%s are kept as %s", (text, words) => expect(searchWords(text)).toBe(words));
});
