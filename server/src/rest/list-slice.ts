import { type CacheableResponse, jsonResponse } from "../http/response-cache/cacheable-response.js";
import { BadInput } from "../kernel/errors/shop-error.js";

/** Entries of one answer, at most and by default: a list up to this length comes whole. */
const MOST_ENTRIES = 1000;
/** Postgres counts no further. */
const LAST_OFFSET = 2 ** 31 - 1;

/** Which entries of a list are wanted. */
type Slice = { limit: number; offset: number };

/**
 * Reads `?limit=` and `?offset=`.
 * @throws {BadInput} where one is no whole number, or limit is not from 1 to 1,000
 */
export const sliceOf = ({ limit, offset }: Readonly<Record<string, unknown>>): Slice => ({
  limit: wholeNumber("limit", limit ?? String(MOST_ENTRIES), 1, MOST_ENTRIES),
  offset: wholeNumber("offset", offset ?? "0", 0, LAST_OFFSET),
});

function wholeNumber(name: string, given: unknown, least: number, most: number): number {
  const value = typeof given === "string" && /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= least && value <= most) return value;
  const rule = `must be a whole number from ${least} to ${most}`;
  throw new BadInput(`${name} ${rule}.`, { [name]: rule });
}

/** A list that can be read in slices. `path` and `parameters` are its address without the slice. */
type SlicedList = {
  path: string;
  parameters: Readonly<Record<string, string>>;
  read(slice: Slice): Promise<unknown[]>;
  /** How many entries there are in all; asked for only where the slice does not show it. */
  count(): Promise<number>;
};

/**
 * A slice of a list as JSON. Headers say how many entries there are in all, and where those before and after the slice are
 * (RFC 8288).
 */
export async function sliceResponse({ limit, offset }: Slice, list: SlicedList): Promise<CacheableResponse> {
  const entries = await list.read({ limit, offset });
  const showsEnd = entries.length < limit && (entries.length > 0 || offset === 0);
  const total = showsEnd ? offset + entries.length : await list.count();
  const linkTo = (relation: string, start: number) => {
    const query = new URLSearchParams({ ...list.parameters, limit: String(limit), offset: String(start) });
    return `<${list.path}?${query.toString()}>; rel="${relation}"`;
  };
  const links = [
    ...(offset > 0 ? [linkTo("prev", Math.max(0, offset - limit))] : []),
    ...(offset + limit < total ? [linkTo("next", offset + limit)] : []),
  ];
  return jsonResponse(entries, {
    "x-total-count": String(total),
    ...(links.length > 0 && { link: links.join(", ") }),
  });
}
