import { globalId } from "../../src/kernel/graphql/global-id.js";
import type { TestShop } from "../harness/shop.js";
import type { StaffClient } from "./staff.js";

type TestStaffProduct = {
  id: string;
  version: number;
  slug: string;
  name: string;
  basePricePence: number;
  wasPricePence: number | null;
  saleState: string;
  onSaleFrom: string | null;
};

const STAFF_PRODUCT = "id version slug name basePricePence wasPricePence saleState onSaleFrom";

/** A product as staff read it. */
export async function staffProduct(shop: TestShop, client: StaffClient, slug: string): Promise<TestStaffProduct> {
  const [{ id }] = await shop.database.query("SELECT id FROM product WHERE slug = $1", [slug]);
  const { data } = await client.graphql<{ product: TestStaffProduct }>(
    `query ($id: ID!) { product(id: $id) { ${STAFF_PRODUCT} } }`,
    { id: globalId("Product", id) },
  );
  return data.product;
}

/** Calls a mutation of a product as it is now. */
export async function actOnProduct(
  shop: TestShop,
  client: StaffClient,
  name: string,
  slug: string,
  input: object = {},
) {
  const { id, version } = await staffProduct(shop, client, slug);
  const { data, errors } = await client.mutate<{ product: TestStaffProduct | null }>(
    name,
    { id, expectedVersion: version, ...input },
    `product { ${STAFF_PRODUCT} }`,
  );
  return { product: data?.[name]?.product ?? null, errors };
}

/** A copy of a product, which no shopper sees yet. */
export async function aCopy(shop: TestShop, client: StaffClient, of: string, own: { name: string; slug: string }) {
  const { id } = await staffProduct(shop, client, of);
  const { data, errors } = await client.mutate<{ product: TestStaffProduct | null }>(
    "copyProduct",
    { id, ...own },
    `product { ${STAFF_PRODUCT} }`,
  );
  return { product: data?.["copyProduct"]?.product ?? null, errors };
}
