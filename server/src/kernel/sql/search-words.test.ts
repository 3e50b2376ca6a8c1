import { describe, expect, it } from "vitest";
import { searchQuery } from "./search-words.js";

describe("a search for orders", () => {
  it.each([
    ["MBC123456", "'mbc123456':*"],
    ["  Whit\tBS6 ", "'whit':* & 'bs6':*"],
    ["O'Neill", "'o''neill':*"],
    ["a\\b & c:*", "'a\\\\b':* & '&':* & 'c:*':*"],
  ])("%j is %s", (typed, query) => {
    expect(searchQuery(typed)).toBe(query);
  });

  it.each(["", "   "])("%j is none", (typed) => {
    expect(searchQuery(typed)).toBeUndefined();
  });

  it.each([
    ["mbc", undefined],
    ["MB", undefined],
    ["mbc whit", "'whit':*"],
    ["mbc1", "'mbc1':*"],
    ["bc", "'bc':*"],
  ])("leaves out of %j what every order has", (typed, query) => {
    expect(searchQuery(typed, "mbc")).toBe(query);
  });

  it.each(["x".repeat(201), "1 2 3 4 5 6 7 8 9"])("refuses %s", (typed) => {
    expect(() => searchQuery(typed)).toThrow("at most 8 words and 200 characters");
  });
});
