import { describe, expect, it } from "vitest";
import { isOwnersName, isRowOrRepetition } from "./password.js";

describe("a sequence or a repetition", () => {
  it.each([
    ["one character", "aaaaaaaaaa"],
    ["one character of several parts", "👩‍👩‍👧".repeat(10)],
    ["200 times the same", "x".repeat(200)],
    ["two characters in turn", "ababababab"],
    ["a piece that breaks off", "abcabcabca"],
    ["a short password twice", "hunter2hunter2"],
    ["a short password twice, in other letters", "Hunter2hUNTER2"],
    ["the digits", "1234567890"],
    ["the digits, the other way", "0987654321"],
    ["digits past their end", "6789012345678"],
    ["the alphabet", "abcdefghij"],
    ["the alphabet, the other way", "ZYXWVUTSRQ"],
    ["a row of keys", "qwertyuiop"],
    ["a row of keys, the other way", "poiuytrewq"],
    ["there and back", "qwertytrewq"],
    ["two rows", "asdfghzxcvbn"],
    ["three runs", "qwerty123456abcdef"],
    ["a row and something", "1234567890!"],
    ["doubled letters in a row", "aabbccddeeff"],
  ])("is %s", (_case, password) => {
    expect(isRowOrRepetition(password)).toBe(true);
  });

  it.each([
    ["words", "a fine long password"],
    ["a word that is typed on one row", "typewriter potter"],
    ["characters at random", "x9K!pq2Zv7"],
    ["a long enough piece twice", "x9K!pq2Zv7x9K!pq2Zv7"],
    ["runs with breaks", "abc-741-xyz-963"],
    ["signs that are in no row", "✓☂☕♞☘♜✂☎♛✈"],
  ])("is not %s", (_case, password) => {
    expect(isRowOrRepetition(password)).toBe(false);
  });
});

describe("the owner's name or e-mail address", () => {
  const owner = { email: "jo.whitfield@larch-farm.example", firstName: "Joséphine", lastName: "Whitfield Ng" };

  it.each([
    "jo.whitfield@larch-farm.example",
    "JO WHITFIELD",
    "jo.whitfield",
    "whitfieldjo",
    "Joséphine1987",
    "jose\u0301phine!!!",
    "joséphine.whitfield",
    "Whitfield-Ng",
    "whitfieldwhitfield",
    "larch-farm.example",
    "!!whitfield99!!",
  ])("is %s", (password) => {
    expect(isOwnersName(password, owner)).toBe(true);
  });

  it.each(["a fine long password", "whitfield hates blinds", "jo jo jo jo jo jo", "larch-and-elm", "1987198719"])(
    "is not %s",
    (password) => {
      expect(isOwnersName(password, owner)).toBe(false);
    },
  );

  it("is not checked for very short names", () => {
    expect(isOwnersName("jo-jo-jo-jo", { email: "a@b.example", firstName: "Jo", lastName: "Ng" })).toBe(false);
  });
});
