/** How deep brackets may stand in each other; no call of the shop needs a tenth of it. */
const MAX_DEPTH = 64;

/**
 * Strings whole, so that brackets in them don't count, and what a structure is made of. A string without an end goes to the
 * end of the text: to look for one again from each quote would take the square of the time.
 */
const TOKEN = /"(?:[^"\\]|\\.)*(?:"(\s*:)?|\\?$)|[{}[\]]/gs;

/**
 * What is wrong with a JSON text that `JSON.parse` would take without a word: a field given twice in one object, of which
 * readers take different ones, or endless brackets. Undefined where nothing is; other faults are left to `JSON.parse`. One pass.
 */
export function jsonFault(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = []; // the field names of each object that is open, nothing for a list
  for (const [token, colon] of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") {
      if (open.push(token === "{" ? new Set() : undefined) > MAX_DEPTH)
        return `The body has brackets nested deeper than ${MAX_DEPTH}.`;
    } else if (token === "}" || token === "]") open.pop();
    else if (colon !== undefined) {
      const name = nameOf(token.slice(0, -colon.length));
      const names = open.at(-1);
      if (names?.has(name)) return "The body gives the same field twice.";
      names?.add(name);
    }
  }
  return undefined;
}

/** Escapes may spell one name in several ways. */
function nameOf(token: string): string {
  if (!token.includes("\\")) return token.slice(1, -1);
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}
