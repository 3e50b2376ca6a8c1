import { globalId } from "../../src/kernel/graphql/global-id.js";
import type { TestShop } from "../harness/shop.js";
import type { StaffPicture } from "./staff-pictures.js";
import type { StaffClient } from "./staff.js";

/** A category as staff read it. */
export type TestStaffCategory = {
  id: string;
  version: number;
  slug: string;
  name: string;
  tagline: string;
  description: string;
  seoTitle: string | null;
  seoDescription: string | null;
  isSale: boolean;
  seo: { title: string; description: string };
  picture: StaffPicture;
  offeredPictures: StaffPicture[];
  versions: { version: number; texts: { name: string }; picture: { id: string }; savedBy: string; takenFrom: number }[];
  audit: { what: string; by: string; before: string | null; after: string }[];
};

const CATEGORY = `id version slug name tagline description seoTitle seoDescription isSale seo { title description }
  picture { id alt focusX focusY } offeredPictures { id alt focusX focusY }
  versions { version texts { name } picture { id } savedBy takenFrom } audit { what by before after }`;

/** The id of a category in the API. */
export async function categoryIdOf({ database }: TestShop, slug: string): Promise<string> {
  const [{ id }] = await database.query("SELECT id FROM category WHERE slug = $1", [slug]);
  return globalId("Category", id);
}

/** A category as staff read it. */
export async function staffCategory(shop: TestShop, client: StaffClient, slug: string): Promise<TestStaffCategory> {
  const { data } = await client.graphql<{ category: TestStaffCategory }>(
    `query ($id: ID!) { category(id: $id) { ${CATEGORY} } }`,
    { id: await categoryIdOf(shop, slug) },
  );
  return data.category;
}

/** Calls a mutation of a category as it is now. */
export async function actOnCategory(
  shop: TestShop,
  client: StaffClient,
  name: "updateCategory" | "revertCategory",
  slug: string,
  input: object,
) {
  const { id, version } = await staffCategory(shop, client, slug);
  const { data, errors } = await client.mutate<{ category: TestStaffCategory | null }>(
    name,
    { id, expectedVersion: version, ...input },
    `category { ${CATEGORY} }`,
  );
  return { category: data?.[name]?.category ?? null, errors };
}
