import { formatPoundsShort, type Pence } from "../../rules/money.js";

/** Title and description of a page in the results of a search engine. */
export type SeoTexts = { title: string; description: string };

/** Characters that search engines show. A title is followed by " · " and the name of the shop. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

/** Characters that are left for the title of a page beside the shop's name. */
export const longestTitle = (shopName: string): number => LONGEST_TITLE - ` · ${shopName}`.length;

type Described = {
  name: string;
  /** Sentences. */
  text: string;
  /** What the page shows as "from"; null for a category without products. */
  fromPricePence: Pence | null;
  /** "+ £29.99 delivery", where the price policy names it beside the first price. */
  deliveryNote: string | null;
};

/** The texts of a product's page. @param shopName which the title shares its room with */
export function productSeo({ name, text, ...priced }: Described, shopName: string): SeoTexts {
  const from = fromPrice(priced);
  const titles = /measure/i.test(name) ? [name + from] : titlesOf(name, from);
  return {
    title: firstThatFits(titles, name, shopName),
    description: description(name, text, from + withDelivery(priced)),
  };
}

/** Texts that staff have written instead. */
type Written = { seoTitle?: string | null; seoDescription?: string | null };

/** The texts of a category's page, as of a product's, where staff have not written others. */
export function categorySeo(
  { name, text, seoTitle, seoDescription, ...priced }: Described & Written,
  shopName: string,
): SeoTexts {
  const from = fromPrice(priced);
  const titles = [`${name}: made to measure${from}`, ...titlesOf(name, from)];
  return {
    title: seoTitle ?? firstThatFits(titles, name, shopName),
    description: seoDescription ?? description(name, text, from + withDelivery(priced)),
  };
}

type Priced = Pick<Described, "fromPricePence" | "deliveryNote">;

const fromPrice = ({ fromPricePence: pence }: Priced) => (pence === null ? "" : ` from ${formatPoundsShort(pence)}`);

/** " + £29.99 delivery" or ", free delivery" */
const withDelivery = ({ deliveryNote: note }: Priced) =>
  note === null ? "" : note.startsWith("+") ? ` ${note}` : `, ${note}`;

/** The best first. */
const titlesOf = (name: string, from: string) => [
  `${name} made to measure${from}`,
  `${name} to measure${from}`,
  `${name} made to measure`,
  name + from,
  `${name} to measure`,
];

function firstThatFits(titles: readonly string[], name: string, shopName: string): string {
  const most = longestTitle(shopName);
  return titles.find(({ length }) => length <= most) ?? name;
}

/** As many sentences of its own text as fit beside the price. */
function description(name: string, text: string, from: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const beginnings = [`${name}.`, ...sentences.map((_, index) => sentences.slice(0, index + 1).join(" "))];
  const ends = [
    `Made to measure${from}.`,
    `Made to measure${from}, measured and fitted.`,
    `Made to measure${from}, measured and fitted for you.`,
    `Made to measure${from}, measured and fitted for you. See yours drawn to scale.`,
  ];
  const candidates = beginnings.flatMap((beginning) => ends.map((end) => `${beginning} ${end}`));
  return longestThatFits(candidates, LONGEST_DESCRIPTION);
}

/** The longest text of at most so many characters; where none is, the shortest of all. */
function longestThatFits(candidates: readonly string[], most: number): string {
  const byLength = candidates.toSorted((one, other) => one.length - other.length);
  return byLength.findLast(({ length }) => length <= most) ?? byLength[0] ?? "";
}
