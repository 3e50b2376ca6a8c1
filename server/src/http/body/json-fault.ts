/** Levels of nested brackets; requests to the shop need a tenth of it. */
const MAX_DEPTH = 64;

/**
 * Matches whole strings, so that brackets in them don't count, and brackets. An unterminated string matches up to the end of
 * the text: searching again from each quote would take quadratic time.
 */
const TOKEN = /"(?:[^"\\]|\\.)*(?:"(\s*:)?|\\?$)|[{}[\]]/gs;

/**
 * Finds faults that `JSON.parse` accepts: duplicate keys, of which parsers choose different ones, and very deep nesting.
 * Undefined where there is none; other faults are left to `JSON.parse`. Takes one pass.
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
