import { CHOICE_PAGES } from "./choice-pages";
import { GUIDE_PAGES } from "./guide-pages";
import type { HelpPage } from "./help-page";
import { ORDER_PAGES } from "./order-pages";
import { ROOM_PAGES } from "./room-pages";

/** All pages that answer a question; of equally good ones the first is shown first. */
export const HELP_PAGES: readonly HelpPage[] = [...GUIDE_PAGES, ...ORDER_PAGES, ...ROOM_PAGES, ...CHOICE_PAGES];

/** Shorter beginnings of words mean too much. */
const LEAST_LETTERS = 3;

type IndexedPage = { page: HelpPage; words: readonly string[] };
const INDEX: readonly IndexedPage[] = HELP_PAGES.map((page) => ({ page, words: page.words.split(" ") }));

/** Whether a typed word is a form of a page's word, or its unfinished beginning. */
const isMeant = (typed: string, word: string) => typed.startsWith(word) || word.startsWith(typed);

/**
 * The pages that answer a search, the best first. A word that few pages have counts for more; pages with less than half of the best
 * one's count are left out.
 */
export function findHelp(text: string, most: number): readonly HelpPage[] {
  const typed = new Set(text.toLowerCase().match(/[a-z0-9-]+/g));
  const counts = new Map<HelpPage, number>();
  for (const word of typed) {
    if (word.length < LEAST_LETTERS) continue;
    const meant = INDEX.filter(({ words }) => words.some((own) => isMeant(word, own)));
    for (const { page } of meant) counts.set(page, (counts.get(page) ?? 0) + 1 / meant.length);
  }
  const best = Math.max(...counts.values());
  return HELP_PAGES.map((page) => ({ page, count: counts.get(page) ?? 0 }))
    .filter(({ count }) => count > 0 && count >= best / 2)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ page }) => page);
}
