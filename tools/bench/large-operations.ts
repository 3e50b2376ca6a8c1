import type { Operation } from "./operations.ts";

/** An operation of a shopper with the longest that it may take, in milliseconds. */
export type BudgetedOperation = { name: string; budget: number; operation: Operation };

const CARD = `id slug name family variant fromPricePence wasFromPricePence isNew isBestSeller rating reviewCount
  colors { name hex } picture { file alt width height widths color }`;
const VALUES = "{ value label count }";

/** A page of a list with its facets, as the pages of categories and searches ask for it. */
const LIST = `query List($filter: ProductFilter!, $sort: ProductSort!) {
  products(filter: $filter, sort: $sort, first: 24) {
    totalCount edges { cursor node { ${CARD} } } pageInfo { endCursor hasNextPage }
    facets { families ${VALUES} priceMinPence priceMaxPence materials ${VALUES} colors ${VALUES} rooms ${VALUES}
      features ${VALUES} easyToOperate ${VALUES} } } }`;

const list = (filter: object, sort = "RELEVANCE"): Operation => ({
  name: "list",
  operationName: "List",
  query: LIST,
  variables: { filter, sort },
});

/** As the product page asks for it. */
const product: Operation = {
  name: "product",
  operationName: "Product",
  query: `query Product($slug: String!) { product(slug: $slug) {
    id slug name family variant shortDescription description imageUrl category { slug name productCount fromPricePence }
    basePricePence fromPricePence wasFromPricePence isNew isBestSeller rating reviewCount minWidth maxWidth minHeight maxHeight
    colors { name label hex } materials { name label note } specifications { name value } pictures { file alt width height widths color }
    related { ${CARD} } } }`,
  variables: { slug: "roller-blinds" },
};

const ofBudget = (budget: number, operations: Readonly<Record<string, Operation>>): BudgetedOperation[] =>
  Object.entries(operations).map(([name, operation]) => ({ name, budget, operation }));

const blinds = { category: "blinds" };

export const LISTS = ofBudget(60, {
  "a category": list(blinds),
  "a category, lowest price first": list(blinds, "PRICE_UP"),
  "a category, highest price first": list(blinds, "PRICE_DOWN"),
  "a category, best rating first": list(blinds, "RATING"),
  "a category, newest first": list(blinds, "NEWEST"),
  "a small category": list({ category: "pergolas" }),
  "a category and a colour": list({ ...blinds, colors: ["white"] }),
  "a category and a room, lowest price first": list({ ...blinds, rooms: ["BATHROOM"] }, "PRICE_UP"),
  "a category and a price": list({ ...blinds, priceMinPence: 20_000, priceMaxPence: 30_000 }),
  "a category and four filters, newest first": list(
    { ...blinds, materials: ["linen"], colors: ["black"], rooms: ["KITCHEN"], features: ["MOTORIZED"] },
    "NEWEST",
  ),
  "a category and filters that nothing meets": list({ ...blinds, families: ["PERGOLA"], colors: ["black"] }, "RATING"),
  "the sale": list({ category: "sale" }),
  "the sale and a colour, highest price first": list({ category: "sale", colors: ["gray"] }, "PRICE_DOWN"),
  "all products": list({}),
  "all products and a colour, best rating first": list({ colors: ["tan"] }, "RATING"),
});

export const SEARCHES = ofBudget(80, {
  "search: a common word": list({ text: "blinds" }),
  "search: a word of a kind": list({ text: "roller" }),
  "search: a word of labels": list({ text: "white" }),
  "search: a collection": list({ text: "wharfe" }),
  "search: no such word": list({ text: "xylophone" }),
  "search: two words": list({ text: "blackout blinds" }),
  "search: three words": list({ text: "white wooden venetian" }),
  "search: a misspelling": list({ text: "plantatoin shuters" }),
  "search: a beginning": list({ text: "ven" }),
  "search: a word in a category": list({ text: "bathroom", category: "blinds" }),
  "search: a word and a colour, lowest price first": list({ text: "roller", colors: ["gray"] }, "PRICE_UP"),
});

export const PRODUCTS = ofBudget(15, { "a product": product });
