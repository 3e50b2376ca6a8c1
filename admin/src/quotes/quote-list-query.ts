import type { HeldQuoteState } from "@rules/held-quote";
import type { HeldQuoteFilter, HeldQuoteSort } from "../gql/graphql";
import { quoteStateNames } from "./quote-names";

/** What react-admin's list is filtered by, as its address has it. */
export type QuoteListFilter = { state?: string | null; search?: string | null };

type ListSort = { field: string; order: "ASC" | "DESC" };

/** The sortings of the API by column and direction. */
const SORTS: Readonly<Record<string, Readonly<Record<ListSort["order"], HeldQuoteSort>>>> = {
  madeAt: { ASC: "OLDEST", DESC: "NEWEST" },
  heldUntil: { ASC: "HELD_SHORTEST", DESC: "HELD_LONGEST" },
  totalPence: { ASC: "TOTAL_LOWEST", DESC: "TOTAL_HIGHEST" },
};

/** The sorting of a list; the newest first for a column that the API does not sort by. */
export const sortOf = (sort: ListSort | undefined): HeldQuoteSort =>
  SORTS[sort?.field ?? ""]?.[sort?.order ?? "DESC"] ?? "NEWEST";

const isState = (state: string): state is HeldQuoteState => Object.hasOwn(quoteStateNames, state);

/** The filter of a list without what is left empty. */
export function filterOf({ state, search }: QuoteListFilter): HeldQuoteFilter {
  return {
    ...(state && isState(state) && { state }),
    ...(search?.trim() && { search: search.trim() }),
  };
}

/** Address of the quotes of a list as CSV, all of its pages. */
export function csvAddress(filter: QuoteListFilter, sort: ListSort | undefined): string {
  const entries = Object.entries(filterOf(filter)).map(([name, value]) => [name, String(value)]);
  return `/admin/held-quotes.csv?${new URLSearchParams([...entries, ["sort", sortOf(sort)]]).toString()}`;
}
