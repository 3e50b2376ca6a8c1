import type { TestShop } from "../harness/shop.js";
import type { StaffClient } from "./staff.js";

/** Prices by slug. */
export type StoredPrices = Record<string, { base: number; was: number | null }>;

const HEAD = "Slug,Name,Price (GBP),Was price (GBP)";

/** A price list of these lines, such as "roller-blinds,Roller Blinds,52.00,". */
export const aPriceList = (...lines: string[]): string => [HEAD, ...lines, ""].join("\r\n");

/** A price list that raises every price by a number of whole pounds, up to the highest, and ends all reductions. */
export const aRaise = (prices: StoredPrices, pounds: number): string =>
  aPriceList(...Object.entries(prices).map(([slug, { base }]) => `${slug},,${Math.min(base / 100 + pounds, 500)},`));

/** The stored prices of all products. */
export async function storedPrices({ database }: TestShop): Promise<StoredPrices> {
  const rows: { slug: string; base: number; was: number | null }[] = await database.query(
    "SELECT slug, base_price_pence AS base, was_price_pence AS was FROM product ORDER BY slug",
  );
  return Object.fromEntries(rows.map(({ slug, base, was }) => [slug, { base, was }]));
}

export type PreviewedPrices = {
  fingerprint: string;
  unchanged: number;
  problems: { line: number | null; slug: string | null; message: string }[];
  differences: {
    slug: string;
    field: string;
    oldPence: number | null;
    newPence: number | null;
    percent: number | null;
  }[];
  carts: { cartCount: number; beforePence: number; afterPence: number };
  quotes: {
    quoteCount: number;
    quotes: {
      enquiryId: string;
      products: string[];
      configurations: { code: string; name: string; thenPence: number; beforePence: number; afterPence: number }[];
    }[];
  };
};

/** The dry run of a price list. */
export async function previewPrices(
  client: StaffClient,
  csv: string,
): Promise<PreviewedPrices & { requestId: string }> {
  const { data, errors, requestId } = await client.graphql<{ previewPrices: PreviewedPrices }>(
    `query ($csv: Csv!) { previewPrices(csv: $csv) { fingerprint unchanged problems { line slug message }
      differences { slug field oldPence newPence percent } carts { cartCount beforePence afterPence }
      quotes { quoteCount quotes { enquiryId products configurations { code name thenPence beforePence afterPence } } } } }`,
    { csv },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return { ...data.previewPrices, requestId };
}

export type ImportedPrices = {
  id: string;
  name: string;
  lineCount: number;
  state: string;
  effectiveFrom: string | null;
  appliedAt: string | null;
  revertedAt: string | null;
};
const IMPORTED = "priceList { id name lineCount importedBy state effectiveFrom appliedAt revertedAt revertedBy }";

type PriceListInput = { csv: string; fingerprint: string; name?: string; effectiveFrom?: string };

export const importPrices = (client: StaffClient, input: PriceListInput) =>
  client.mutate<{ priceList: ImportedPrices | null }>("importPrices", { name: "Spring prices", ...input }, IMPORTED);

export const revertPrices = (client: StaffClient, id: string) =>
  client.mutate<{ priceList: ImportedPrices | null }>("revertPrices", { id }, IMPORTED);

/** Imports a price list as its dry run shows it, or plans it for a day. */
export async function imported(client: StaffClient, csv: string, effectiveFrom?: string): Promise<ImportedPrices> {
  const { fingerprint } = await previewPrices(client, csv);
  const planned = effectiveFrom === undefined ? {} : { effectiveFrom };
  const { data, errors } = await importPrices(client, { csv, fingerprint, ...planned });
  const list = data?.["importPrices"]?.priceList;
  if (!list) throw new Error(`Nothing was imported: ${JSON.stringify(errors)}`);
  return list;
}
