import { readFile } from "node:fs/promises";
import { BadField } from "../../kernel/errors/shop-error.js";
import { LARGEST_PAGE } from "../../kernel/graphql/page-size.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { formatPounds, type Pence } from "../../rules/money.js";
import { PRICE_POLICIES } from "../../rules/price-policy.js";
import { differencesOf, type PriceDifference } from "../catalogue/prices/price-changes.js";
import type { PriceProblem } from "../catalogue/prices/price-csv.js";
import { PriceExportService } from "../catalogue/prices/price-export.service.js";
import type { PriceListRow } from "../catalogue/prices/price-list.queries.js";
import { PriceListService } from "../catalogue/prices/price-list.service.js";
import { PricePreviewService } from "../catalogue/prices/price-preview.service.js";
import { priceQueries } from "../catalogue/prices/price.queries.js";
import { QuoteEffectService } from "../catalogue/prices/quote-effect.service.js";
import type { Action, Printed, ShopCommandContext } from "./action.js";

export const PRICE_USAGE = `npm run shop -- prices                                           price lists that were imported, the newest ${LARGEST_PAGE}
npm run shop -- prices export > prices.csv                       the present prices, without tax
npm run shop -- prices preview prices.csv                        what a price list would change
npm run shop -- prices import "Spring prices" prices.csv         all of it or nothing
npm run shop -- prices plan "Summer prices" prices.csv 2027-06-01    the same when this day begins in London
npm run shop -- prices revert 3                                  the prices before list 3; before it starts, it never does`;

const priceLists = (rows: readonly PriceListRow[]): Printed => ({
  rows,
  lines: rows.map(({ id, name, importedAt, lineCount, ...list }) =>
    [id, importedAt.toISOString(), name, `${lineCount} products`, stateInWords(list)].join("  ").trimEnd(),
  ),
});

function stateInWords({ state, effectiveFrom }: Pick<PriceListRow, "state" | "effectiveFrom">): string {
  const planned = `from ${effectiveFrom}`;
  return { PLANNED: planned, CANCELLED: `${planned}, cancelled`, APPLIED: "", REVERTED: "taken back" }[state];
}

const pounds = (pence: Pence | null) => (pence === null ? "none" : formatPounds(pence));

const differenceLine = ({ slug, field, oldPence, newPence, percent }: PriceDifference) =>
  [
    slug,
    field === "BASE_PRICE" ? "price" : "was-price",
    `${pounds(oldPence)} → ${pounds(newPence)}`,
    percent === null ? "" : `${percent} %`,
  ]
    .join("  ")
    .trimEnd();

const problemLine = ({ line, slug, message }: PriceProblem) =>
  [line === null ? "" : `line ${line}`, slug ?? "", message].filter((part) => part !== "").join(": ");

/** @throws {BadInput} for a file that can't be read */
async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch {
    throw new BadField("file", `The file ${path} can't be read.`);
  }
}

async function imported(
  { database, pricePolicy }: ShopCommandContext,
  name: string,
  path: string,
  effectiveFrom?: string,
): Promise<Printed> {
  const csv = await textOf(path);
  const { fingerprint } = await new PricePreviewService(database, PRICE_POLICIES[pricePolicy]).preview(csv);
  return priceLists([await new PriceListService(database).import(null, { name, csv, fingerprint, effectiveFrom })]);
}

export const PRICE_ACTIONS: Readonly<Record<string, Action>> = {
  prices: {
    words: 0,
    async run({ database }) {
      const window = { size: LARGEST_PAGE, side: "after", cursor: undefined } as const;
      return priceLists((await new PriceListService(database).page(window)).nodes);
    },
  },
  "prices export": {
    words: 0,
    async run({ database }) {
      const csv = await new PriceExportService(database).csv();
      return { rows: await rowsOf(database, priceQueries.all), lines: [csv.trimEnd()] };
    },
  },
  "prices preview": {
    words: 1,
    async run({ database, pricePolicy }, path = "") {
      const service = new PricePreviewService(database, PRICE_POLICIES[pricePolicy]);
      const { changes, ...preview } = await service.preview(await textOf(path));
      const [differences, carts] = [differencesOf(changes), await service.cartEffect(changes)];
      const quotes = await new QuoteEffectService(database, PRICE_POLICIES[pricePolicy]).of(changes);
      const { cartCount, beforePence, afterPence } = carts;
      const lines = [
        ...preview.problems.map(problemLine),
        ...differences.map(differenceLine),
        `${differences.length} prices would change, ${preview.problems.length} lines can't be imported.`,
        `${cartCount} open carts have such products: ${formatPounds(beforePence)} now, ${formatPounds(afterPence)} then.`,
        `${quotes.quoteCount} open quote requests name such products.`,
      ];
      return { rows: [{ ...preview, differences, carts, quotes }], lines };
    },
  },
  "prices import": {
    words: 2,
    run: (context, name = "", path = "") => imported(context, name, path),
  },
  "prices plan": {
    words: 3,
    run: (context, name = "", path = "", effectiveFrom = "") => imported(context, name, path, effectiveFrom),
  },
  "prices revert": {
    words: 1,
    run: async ({ database }, id = "") => priceLists([await new PriceListService(database).revert(null, id)]),
  },
};
