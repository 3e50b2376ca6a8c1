import { describe, expect, it } from "vitest";
import { LONGEST_SEARCH, searchWords } from "./search-words";

describe("searchWords", () => {
  it.each([
    [null, ""],
    ["", ""],
    ["   ", ""],
    ["roman blinds", "roman blinds"],
    ["  roman \t blinds\n", "roman blinds"],
    ["roman\u0000blinds", "roman blinds"],
    ["day & night", "day & night"],
    ["été", "été"],
  ])("normalises %j to %j", (typed, words) => {
    expect(searchWords(typed)).toBe(words);
  });

  it("cuts off after the maximum length", () => {
    expect(searchWords("a".repeat(LONGEST_SEARCH + 20))).toBe("a".repeat(LONGEST_SEARCH));
  });

  it("does not cut a surrogate pair in half", () => {
    const words = searchWords(`${"a".repeat(LONGEST_SEARCH - 1)}😀`);
    expect(words).toBe("a".repeat(LONGEST_SEARCH - 1));
    expect(words.isWellFormed()).toBe(true);
  });

  it("leaves no trailing space after the cut", () => {
    expect(searchWords(`${"a".repeat(LONGEST_SEARCH - 1)} b`)).toBe("a".repeat(LONGEST_SEARCH - 1));
  });
});
