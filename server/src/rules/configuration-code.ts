/**
 * Codes of configurations that are read out on the phone, such as KX4-7P6: five drawn characters and a check character, by which
 * any wrong character and any two swapped ones are noticed.
 */

/** No character that looks or is written like another of them, and no vowel, so that no words come up. 23, a prime, for the check. */
export const CODE_CHARACTERS = "234679CDFGHJKMNPQRTVWXY";

/** Characters of a code without its check character. */
export const DRAWN_CHARACTERS = 5;

/** Of a whole code, which is shown in two groups of three. */
const LENGTH = DRAWN_CHARACTERS + 1;

/**
 * Weighted from 6 down to 1, the characters of a code add up to a multiple of 23. Different weights notice a swap, and none
 * shares a factor with 23, so each notices a wrong character.
 */
const sumOf = (code: string): number =>
  Array.from(code).reduce((sum, character, index) => sum + (LENGTH - index) * CODE_CHARACTERS.indexOf(character), 0);

/** The code of five drawn characters: with its check character. */
export function withCheck(drawn: string): string {
  const size = CODE_CHARACTERS.length;
  return drawn + CODE_CHARACTERS.charAt((size - (sumOf(drawn) % size)) % size);
}

/** What was typed as a code, in any case and with any spaces and dashes; the problem is a sentence for who typed it. */
export function readCode(typed: string): { code: string } | { problem: string } {
  const code = typed.replace(/[\s\p{Pd}.,]/gu, "").toUpperCase();
  if (code === "") return { problem: "Please type the code first" };
  const strange = Array.from(code).find((character) => !CODE_CHARACTERS.includes(character));
  if (strange !== undefined)
    return { problem: `“${strange}” is in none of our codes. They have no vowels, and no 0, 1, 5, 8, B, L, S or Z.` };
  if (code.length !== LENGTH)
    return { problem: `A code has ${LENGTH} letters and digits. This one has ${code.length}.` };
  if (sumOf(code) % CODE_CHARACTERS.length !== 0)
    return {
      problem: "There is a slip in this code: a character is wrong, or two are swapped. Please compare it again.",
    };
  return { code };
}

/** KX47P6 as it is shown: KX4-7P6. */
export const shownCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** As it is read out, character by character: "K X 4, 7 P 6". */
export const spokenCode = (shown: string): string =>
  shown
    .split("-")
    .map((group) => Array.from(group).join(" "))
    .join(", ");
