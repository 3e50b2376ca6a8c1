import pg from "pg";
import type { TestShop } from "../harness/shop.js";

/** A connection of its own, as that of somebody who works on the database by hand. */
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

/** The version of the catalogue. */
export async function catalogueVersion({ database }: TestShop): Promise<number> {
  const [{ version }] = await database.query("SELECT version::int FROM catalogue_version");
  return version;
}

export const setPrice = ({ database }: TestShop, pence: number, slug = "roller-blinds") =>
  database.query("UPDATE product SET base_price_pence = $1 WHERE slug = $2", [pence, slug]);

/** What a product costs, as a shopper sees it. */
export async function priceAt(shop: TestShop, slug = "roller-blinds"): Promise<number> {
  const { data } = await shop
    .visitor()
    .graphql<{ product: { basePricePence: number } }>(
      "query PriceOf($slug: Text!) { product(slug: $slug) { basePricePence } }",
      { slug },
    );
  return data.product.basePricePence;
}
