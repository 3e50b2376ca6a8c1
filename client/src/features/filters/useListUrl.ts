import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { MOST_PAGES_AT_ONCE } from "../../lib/product-pages";
import { NO_FILTERS } from "./filter-state";
import { listSearch, readListState } from "./list-url";
import type { ListState } from "./list-state";

/** The list that the URL asks for, and the ways to ask for another. */
export type ListUrl = {
  /** What the shopper has chosen, at once. */
  readonly chosen: ListState;
  /** What the page shows or is about to: it follows `chosen` when the list is there. */
  readonly shown: ListState;
  /** Whether another list has been chosen than the one that stands. */
  readonly isChanging: boolean;
  /** Asks for another list from its start. `replace` for a choice that goes on being made: Back leads to before it. */
  readonly change: (list: ListState, how?: { replace?: boolean }) => void;
  /** Takes back whatever narrows the list; the order stays. */
  readonly clear: () => void;
  /** The query part that shows a page more than now; none where a URL can't ask for as many. */
  readonly moreSearch: string | undefined;
  /** Keeps in the URL how many pages of the list are shown. */
  readonly keepPages: (pages: number) => void;
};

/**
 * Filters, words and order live in the URL, so that a list can be shared and Back undoes a choice. The router changes its
 * location only when the next list has been read, so what has just been chosen is kept here until then.
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
    clear: () => change({ ...chosen, filters: NO_FILTERS, text: "" }),
    moreSearch: shown.pages < MOST_PAGES_AT_ONCE ? searchFor(shown.pages + 1) : undefined,
    keepPages: (pages) => void navigate({ search: searchFor(pages), hash }, { replace: true }),
  };
}
