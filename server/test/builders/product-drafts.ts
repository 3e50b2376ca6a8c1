import type { TestShop } from "../harness/shop.js";
import type { StaffPicture } from "./staff-pictures.js";
import { actOnProduct, staffProduct } from "./staff-product.js";
import type { StaffClient } from "./staff.js";

type TestDraft = {
  changes: Record<string, unknown>;
  pictures: StaffPicture[] | null;
  overtaken: string[];
  fromPricePence: number;
  publishOn: string | null;
  problem: string | null;
  savedBy: string;
};
type Drafted = { id: string; draftVersion: number; draft: TestDraft | null };

const PICTURE = "id path alt width height focusX focusY shownColor isTintable isPublished";

/** A product's draft as staff read it. */
export async function draftOf(shop: TestShop, client: StaffClient, slug: string): Promise<Drafted> {
  const { id } = await staffProduct(shop, client, slug);
  const { data } = await client.graphql<{ product: Drafted }>(
    `query ($id: ID!) { product(id: $id) { id draftVersion
      draft { changes pictures { ${PICTURE} } overtaken fromPricePence publishOn problem savedBy } } }`,
    { id },
  );
  return data.product;
}

/** Calls a mutation of the draft as it is now. */
export async function actOnDraft(
  shop: TestShop,
  client: StaffClient,
  name: "saveProductDraft" | "publishProductDraft" | "discardProductDraft",
  slug: string,
  input: object = {},
) {
  const { draftVersion } = await draftOf(shop, client, slug);
  return actOnProduct(shop, client, name, slug, { expectedDraftVersion: draftVersion, ...input });
}
