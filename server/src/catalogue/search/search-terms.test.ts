import { describe, expect, it } from "vitest";
import { readSearch, type SearchTerm } from "./search-terms.js";
import { SUITING, SYNONYMS } from "./synonyms.js";
import { textQuery } from "./text-query.js";

const wordsOf = ({ terms }: { terms: SearchTerm[] }) => terms.map(({ words }) => words.join(" "));

describe("a search", () => {
  it.each([
    ["Roller Blinds", ["roller", "blinds"]],
    ["  CAFÉ-style  shutters! ", ["cafe", "style", "shutters"]],
    ["day and night blinds", ["day and night", "blinds"]],
    ["room darkening curtains", ["room darkening", "curtains"]],
    ["bi-fold doors", ["bi fold doors"]],
    ["a & b | !c <-> (d):*", ["a", "b", "c", "d"]],
    ["100%_\\", []],
    ["children's", ["children", "s"]],
    ["卷帘", ["卷帘"]],
    ["\u202ero\u200bller", ["roller"]],
    ["😀 %", []],
  ])("%j is parsed as %j", (typed, words) => {
    expect(wordsOf(readSearch(typed))).toEqual(words);
  });

  it.each([
    ["roller 120x90", ["roller"]],
    ["roller 120 by 90 cm", ["roller"]],
    ["1200mm × 900mm wooden blinds", ["wooden", "blinds"]],
    ['36" roman', ["roman"]],
    ["36½ in venetian", ["venetian"]],
    ["25mm slats", ["slats"]],
    ["venetian 1.2m", ["venetian"]],
    ["120 90 blinds", ["blinds"]],
    ["roller 120X90", ["roller"]],
  ])("%j: the size is ignored", (typed, words) => {
    expect(wordsOf(readSearch(typed))).toEqual(words);
  });

  it.each([
    ["120x90", true],
    ["bespoke", true],
    ["made to measure 36 in", true],
    ["custom made roller", false],
    ["%", false],
    ["", false],
  ])("%j applies to every product: %s", (typed, isTrueOfAll) => {
    expect(readSearch(typed).isTrueOfAll).toBe(isTrueOfAll);
  });

  it("keeps words that only look like a size", () => {
    expect(wordsOf(readSearch("en13120 x2 top-down"))).toEqual(["en13120", "x2", "top", "down"]);
  });

  it.each([
    ["drapes", "curtain"],
    ["curtains", "drape"],
    ["zebra", "day and night"],
    ["day-night", "zebra"],
    ["gray", "grey"],
    ["motorized", "motorised"],
    ["canopies", "awning"],
    ["aluminium", "aluminum"],
    ["plantation", "shutter"],
    ["bi fold doors", "french"],
  ])("for %s also finds %s", (typed, other) => {
    const [term] = readSearch(typed).terms;
    expect(term?.synonyms.map((phrase) => phrase.join(" "))).toContain(other);
  });

  it.each([
    ["vertical slats", "vertical"],
    ["bay windows", "roman"],
    ["cord-free", "cordless"],
  ])("for %s also finds what suits it: %s", (typed, other) => {
    const [term] = readSearch(typed).terms;
    expect(term?.synonyms).toContainEqual([other]);
  });

  it("does not find from what suits back to what was asked", () => {
    expect(readSearch("roman").terms[0]?.synonyms).toEqual([["folded"]]);
  });

  it("uses all synonym groups of a word", () => {
    const [term] = readSearch("louvred").terms;
    expect(term?.synonyms).toContainEqual(["plantation"]);
  });

  it("uses at most twelve words", () => {
    expect(readSearch("q ".repeat(50)).terms).toHaveLength(12);
  });
});

it("what suits is said in plain words", () => {
  for (const [asked, suiting] of Object.entries(SUITING))
    for (const name of [asked, ...suiting]) expect(name).toMatch(/^[a-z]+( [a-z]+)*$/);
});

it("synonyms are plain words, each once in its group", () => {
  for (const group of SYNONYMS) {
    for (const name of group) expect(name).toMatch(/^[a-z]+( [a-z]+)*$/);
    expect(new Set(group).size).toBe(group.length);
  }
});

it("a search is each term with its synonyms, and only the last word may go on", () => {
  expect(textQuery(readSearch("gray vertical bay").terms)).toEqual([
    { term: 0, words: "gray", isTyped: true, goesOn: false },
    { term: 0, words: "grey", isTyped: false, goesOn: false },
    { term: 1, words: "vertical", isTyped: true, goesOn: false },
    { term: 1, words: "strip", isTyped: false, goesOn: false },
    { term: 1, words: "louvre blind", isTyped: false, goesOn: false },
    { term: 2, words: "bay", isTyped: true, goesOn: true },
    { term: 2, words: "bow", isTyped: false, goesOn: false },
  ]);
});
