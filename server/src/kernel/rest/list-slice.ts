import { z } from "zod";
import { WithHeaders } from "./endpoint.js";

/** Maximum and default number of entries per response. */
const MOST_ENTRIES = 1000;
/** Postgres' maximum. */
const LAST_OFFSET = 2 ** 31 - 1;

/** The requested entries of a list. */
type Slice = { limit: number; offset: number };

/** `?limit=` and `?offset=`. */
export const sliceQuery = {
  limit: wholeNumber(1, MOST_ENTRIES).default(MOST_ENTRIES),
  offset: wholeNumber(0, LAST_OFFSET).default(0),
};

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  const digits = z.string({ error }).regex(/^\d{1,10}$/, { error });
  return digits.transform(Number).pipe(z.int().min(least, { error }).max(most, { error }));
}

/** A list that can be read in slices. `path` and `parameters` are its URL without the slice. */
type SlicedList<Entry> = {
  path: string;
  parameters: Readonly<Record<string, string>>;
  read(slice: Slice): Promise<Entry[]>;
  /** Total number of entries; called only if the slice does not reveal it. */
  count(): Promise<number>;
};

/**
 * A slice of a list. Headers give the total number of entries and links to the neighbouring slices (RFC 8288).
 */
export async function sliceOf<Entry>({ limit, offset }: Slice, list: SlicedList<Entry>): Promise<WithHeaders<Entry[]>> {
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
  return new WithHeaders(entries, {
    "x-total-count": String(total),
    ...(links.length > 0 && { link: links.join(", ") }),
  });
}
