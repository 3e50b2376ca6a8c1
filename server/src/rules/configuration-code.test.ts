import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CODE_CHARACTERS, DRAWN_CHARACTERS, readCode, shownCode, spokenCode, withCheck } from "./configuration-code.js";

const character = fc.constantFrom(...Array.from(CODE_CHARACTERS));
const codes = fc
  .array(character, { minLength: DRAWN_CHARACTERS, maxLength: DRAWN_CHARACTERS })
  .map((drawn) => withCheck(drawn.join("")));

it("has no characters that are taken for each other", () => {
  for (const alike of ["0O", "1IL", "8B", "5S", "2Z", "UV"])
    expect(Array.from(alike).filter((each) => CODE_CHARACTERS.includes(each)).length).toBeLessThanOrEqual(1);
  expect(new Set(CODE_CHARACTERS).size).toBe(CODE_CHARACTERS.length);
});

describe("a code", () => {
  it("is read in any case, with spaces and dashes", () => {
    fc.assert(
      fc.property(codes, (code) => {
        for (const typed of [code, shownCode(code), code.toLowerCase(), ` ${code.split("").join(" ")} `])
          expect(readCode(typed)).toEqual({ code });
      }),
    );
  });

  it("is refused with any one character wrong", () => {
    fc.assert(
      fc.property(codes, fc.nat(DRAWN_CHARACTERS), character, (code, place, other) => {
        fc.pre(code[place] !== other);
        expect(readCode(code.slice(0, place) + other + code.slice(place + 1))).toHaveProperty("problem");
      }),
    );
  });

  it("is refused with two characters swapped", () => {
    fc.assert(
      fc.property(codes, fc.nat(DRAWN_CHARACTERS - 1), (code, place) => {
        fc.pre(code[place] !== code[place + 1]);
        const swapped = `${code.slice(0, place)}${code[place + 1]}${code[place]}${code.slice(place + 2)}`;
        expect(readCode(swapped)).toEqual({ problem: expect.stringContaining("two are swapped") });
      }),
    );
  });

  it("is refused with a character missing or too many", () => {
    fc.assert(
      fc.property(codes, character, (code, more) => {
        expect(readCode(code.slice(1))).toHaveProperty("problem");
        expect(readCode(code + more)).toHaveProperty("problem");
      }),
    );
  });
});

it.each([
  ["", "Please type the code first"],
  [" - ", "Please type the code first"],
  ["KO4", "“O” is in none of our codes. They have no vowels, and no 0, 1, 5, 8, B, L, S or Z."],
  ["kx4", "A code has 6 letters and digits. This one has 3."],
])("%j is refused: %s", (typed, problem) => {
  expect(readCode(typed)).toEqual({ problem });
});

it("is shown in two groups and read out character by character", () => {
  expect(readCode("KX4-7P6")).toEqual({ code: "KX47P6" });
  expect(shownCode("KX47P6")).toBe("KX4-7P6");
  expect(spokenCode("KX4-7P6")).toBe("K X 4, 7 P 6");
});
