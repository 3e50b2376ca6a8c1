import pg from "pg";
import type { TestShop } from "../harness/shop.js";

/** Runs `work` on a separate connection, like a person who edits the database. */
export async function byHand<Result>(
  { databaseUrl }: Pick<TestShop, "databaseUrl">,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function catalogueVersion({ database }: TestShop): Promise<number> {
  const [{ version }] = await database.query("SELECT version::int FROM catalogue_version");
  return version;
}

export const setPrice = ({ database }: TestShop, pence: number, slug = "roller-blinds") =>
  database.query("UPDATE product SET base_price_pence = $1 WHERE slug = $2", [pence, slug]);

/** A product's price in pence, read as a shopper. */
export async function priceAt(shop: TestShop, slug = "roller-blinds"): Promise<number> {
  const { data } = await shop
    .visitor()
    .graphql<{ product: { basePricePence: number } }>(
      "query PriceOf($slug: String!) { product(slug: $slug) { basePricePence } }",
      { slug },
    );
  return data.product.basePricePence;
}
