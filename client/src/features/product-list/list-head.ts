import { PRODUCTS_PER_PAGE } from "../../lib/product-pages";
import { countChoices, WHOLE_LIST, type ListState } from "../filters/list-state";
import { listSearch } from "../filters/list-url";

type List = { path: string; title: string; name: string };

/**
 * Title and canonical URL of a list. Each of its pages is its own; filtered or in another order it is a view of the whole list.
 * @param count the products on the page, which a URL may ask too many pages of
 */
export function listHead({ path, title, name }: List, shown: ListState, count: number) {
  const pages = Math.min(shown.pages, Math.ceil(count / PRODUCTS_PER_PAGE));
  const isView = countChoices(shown) > 0 || shown.sort !== WHOLE_LIST.sort;
  if (isView || pages < 2) return { title, canonicalPath: path };
  return { title: `${name}, page ${pages}`, canonicalPath: path + listSearch("", { ...WHOLE_LIST, pages }) };
}
