import { drawCharacters } from "../../kernel/hashing/drawn-characters.js";
import { DRAWN_CHARACTERS, withCheck } from "../../rules/configuration-code.js";

/** Codes drawn for one configuration: all of them are taken only when nearly all codes are. */
const DRAWS = 8;

/** Codes for so many configurations, no two of them equal: one statement can't store the same code twice. */
export function drawCodes(configurations: number, draw: () => string = drawCode): string[][] {
  const codes = new Set<string>();
  while (codes.size < configurations * DRAWS) codes.add(draw());
  const all = [...codes];
  return Array.from({ length: configurations }, (_, index) => all.slice(index * DRAWS, (index + 1) * DRAWS));
}

const drawCode = (): string => withCheck(drawCharacters(DRAWN_CHARACTERS));
