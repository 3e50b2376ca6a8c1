import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { MOST_PAGES_AT_ONCE } from "../../lib/product-pages";
import { NO_FILTERS } from "./filter-state";
import type { ListState } from "./list-state";
import { listSearch, readListState } from "./list-url";

/** The list state of the URL and functions to change it. */
export type ListUrl = {
  /** The chosen state, without delay. */
  readonly chosen: ListState;
  /** The shown state: follows `chosen` once its list has loaded. */
  readonly shown: ListState;
  /** Whether `chosen` differs from `shown`. */
  readonly isChanging: boolean;
  /** Changes the list and returns to its first page. `replace` while a choice continues: Back leads to before it. */
  readonly change: (list: ListState, how?: { replace?: boolean }) => void;
  /** Removes all filters; the order stays. */
  readonly clear: () => void;
  /** Query string with one more page; undefined at the limit. */
  readonly moreSearch: string | undefined;
  /** Writes the number of pages to the URL. */
  readonly keepPages: (pages: number) => void;
};

/**
 * Filters, search text and order are in the URL, so that a list can be shared and Back undoes a choice. The router
 * changes its location only when the next list has loaded; until then the choice is kept here.
 */
export function useListUrl(): ListUrl {
  const { search, key, hash } = useLocation();
  const navigate = useNavigate();
  const [next, setNext] = useState<string>();
  const [arrivedAt, setArrivedAt] = useState(key);
  if (arrivedAt !== key) {
    setArrivedAt(key);
    setNext(undefined);
  }
  const shown = readListState(search);
  const chosenSearch = next ?? search;
  const chosen = next === undefined ? shown : readListState(next);

  const goTo = (list: ListState, replace: boolean) => {
    const wanted = listSearch(chosenSearch, list);
    setNext(wanted);
    void navigate({ search: wanted, hash }, { replace });
  };
  const searchFor = (pages: number) => listSearch(search, { ...shown, pages });
  const change: ListUrl["change"] = (list, { replace = false } = {}) => goTo({ ...list, pages: 1 }, replace);
  return {
    chosen,
    shown,
    isChanging: next !== undefined,
    change,
    clear: () => change({ ...chosen, filters: NO_FILTERS, text: "", fits: null }),
    moreSearch: shown.pages < MOST_PAGES_AT_ONCE ? searchFor(shown.pages + 1) : undefined,
    keepPages: (pages) => void navigate({ search: searchFor(pages), hash }, { replace: true }),
  };
}
