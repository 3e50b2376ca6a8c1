/** On every response that depends on the catalogue: purged where a change may show anywhere. */
export const CATALOGUE = "catalogue";
/** On responses that don't say what they show, or show too much to say so: purged with every change. */
export const ANY_CHANGE = "any-change";

/** Of a page of 100 products and what it depends on. */
const MOST_KEYS = 104;
/** Characters of all keys in one header; proxies take 8 kB of a header, and there are two. */
const LONGEST = 4000;

/**
 * The headers by which shared caches drop a response: `Surrogate-Key` parted by spaces, `Cache-Tag` by commas.
 * @param keys of what it shows and depends on; undefined where they are not known
 */
export function keyHeaders(keys: ReadonlySet<string> | undefined): Record<string, string> {
  const named = keys && keys.size <= MOST_KEYS ? [...keys].join(" ") : undefined;
  const fits = named !== undefined && named.length <= LONGEST;
  const all = fits ? [CATALOGUE, ...(keys ?? [])] : [CATALOGUE, ANY_CHANGE];
  return { "surrogate-key": all.join(" "), "cache-tag": all.join(",") };
}
