import type { TestShop } from "../harness/shop.js";
import type { StaffPicture } from "./staff-pictures.js";
import { staffProduct } from "./staff-product.js";
import type { StaffClient } from "./staff.js";

type TestVersion = {
  version: number;
  fields: Record<string, unknown>;
  pictures: StaffPicture[];
  savedBy: string | null;
  takenFrom: number | null;
};
type TestVersioned = {
  version: number;
  leadTimeDays: number;
  shortDescription: string;
  pictures: StaffPicture[];
  versions: TestVersion[];
};

const PICTURE = "id path alt focusX focusY shownColor isPublished";

/** A product with what it was, as staff read it. */
export async function versionsOf(shop: TestShop, client: StaffClient, slug: string): Promise<TestVersioned> {
  const { id } = await staffProduct(shop, client, slug);
  const { data } = await client.graphql<{ product: TestVersioned }>(
    `query ($id: ID!) { product(id: $id) { version leadTimeDays shortDescription pictures { ${PICTURE} }
      versions { version fields pictures { ${PICTURE} } savedBy takenFrom } } }`,
    { id },
  );
  return data.product;
}
