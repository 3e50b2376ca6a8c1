import type { HelpPage } from "../../../content/help/help-page";
import { paths } from "../../../lib/paths";

/** A category of the shop. */
export type Department = { readonly name: string; readonly slug: string };
type FoundProduct = { readonly slug: string; readonly name: string };

/** One suggestion with its URL. */
export type Suggestion<Product extends FoundProduct = FoundProduct> = {
  readonly to: string;
  readonly label: string;
  readonly product?: Product;
  /** Whether it answers a question. */
  readonly isHelp?: boolean;
};

/**
 * The suggestions for a text, the best first: products, departments with a word that starts like it, pages that
 * answer it, and the full search. Empty for blank text.
 */
export function suggestionsFor<Product extends FoundProduct>(
  text: string,
  products: readonly Product[],
  departments: readonly Department[],
  help: readonly HelpPage[] = [],
): Suggestion<Product>[] {
  const typed = text.trim();
  if (typed === "") return [];
  return [
    ...products.map((product) => ({ to: paths.product.href(product.slug), label: product.name, product })),
    ...departments
      .filter(({ name }) => beginsAWord(name, typed))
      .map(({ name, slug }) => ({ to: paths.category.href(slug), label: `All ${name}` })),
    ...help.map(({ to, title }) => ({ to, label: title, isHelp: true })),
    { to: paths.search.href(typed), label: `Search for “${typed}”` },
  ];
}

/** Id of the option at `index`, for aria-activedescendant. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

const beginsAWord = (name: string, typed: string) => ` ${name}`.toLowerCase().includes(` ${typed.toLowerCase()}`);
