import { describe, expect, it } from "vitest";
import { reviewQueries } from "../../src/catalogue/reviews/review.queries.js";
import { rowsOf, type Query } from "../../src/kernel/sql/query.js";
import { promotionQueries } from "../../src/promotions/promotion.queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** For each query, values for which the catalogue has rows. */
type Values<Queries> = Readonly<Record<keyof Queries, readonly unknown[]>>;

const REVIEW_VALUES: Values<typeof reviewQueries> = {
  ofProducts: [[1, 2], 1, null, null, null, 5],
  ofProduct: [1, 5, 0],
  countOfProduct: [1],
  newest: [null, null, 5],
  counts: [],
};
const PROMOTION_VALUES: Values<typeof promotionQueries> = { advertised: [], byCode: ["WINTER25"] };

const casesOf = (
  folder: string,
  queries: Readonly<Record<string, Query>>,
  values: Readonly<Record<string, readonly unknown[]>>,
) => Object.entries(queries).map(([name, query]) => ({ name: `${folder}.${name}`, query, values: values[name] }));

describe("a query answers with the rows of its schema, and no other columns", () => {
  it.each([
    ...casesOf("review", reviewQueries, REVIEW_VALUES),
    ...casesOf("promotion", promotionQueries, PROMOTION_VALUES),
  ])("$name", async ({ query, values }) => {
    const rows = await rowsOf(shop().database, query, values);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(query.row.strict().parse(row)).toEqual(row);
  });
});
