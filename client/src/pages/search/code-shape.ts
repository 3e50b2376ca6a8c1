import { readCode } from "@rules/configuration-code";

const SIX = /^[a-z\d]{3}[\s\p{Pd}]?[a-z\d]{3}$/iu;
const DIMENSIONS = /^\d+x\d+$/i;

/** Whether somebody seems to have typed the code of a configuration, be it with a slip: "KX4-7PM", "kx4 7pm"; not "roller" or "600-900". */
export function looksLikeCode(text: string): boolean {
  const typed = text.trim();
  if (!SIX.test(typed)) return false;
  if ("code" in readCode(typed)) return true;
  return /[a-z]/i.test(typed) && /[\d\p{Pd}]/u.test(typed) && !DIMENSIONS.test(typed);
}
