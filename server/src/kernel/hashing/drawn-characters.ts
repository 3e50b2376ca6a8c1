import { randomInt } from "node:crypto";
import { CODE_CHARACTERS } from "../../rules/configuration-code.js";

/** So many random characters of codes that are read out or copied by hand; nobody can tell the next ones from them. */
export const drawCharacters = (length: number): string =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join("");
