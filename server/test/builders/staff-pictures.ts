import { globalId } from "../../src/kernel/graphql/global-id.js";
import type { TestShop } from "../harness/shop.js";
import type { StaffClient } from "./staff.js";

/** A picture as the staff API gives it. */
export type StaffPicture = {
  id: string;
  path: string;
  alt: string;
  width: number;
  height: number;
  focusX: number;
  focusY: number;
  shownColor: string | null;
  isTintable: boolean;
  isPublished: boolean;
};

type Uploaded = { status: number; text: string; picture: StaffPicture };

/** The id of a product in the API. */
export async function productIdOf({ database }: TestShop, slug: string): Promise<string> {
  const [{ id }] = await database.query("SELECT id FROM product WHERE slug = $1", [slug]);
  return globalId("Product", id);
}

/** Sends the bytes of a picture for a product, as the back office does. */
export async function uploadPicture(
  shop: TestShop,
  client: StaffClient,
  slug: string,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Uploaded> {
  const response = await fetch(`${shop.url}/admin/products/${await productIdOf(shop, slug)}/pictures`, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      ...(client.cookie && { cookie: client.cookie }),
      ...headers,
    },
    body: new Uint8Array(bytes),
  });
  const text = await response.text();
  return { status: response.status, text, picture: response.ok ? JSON.parse(text) : undefined };
}

/** Where shoppers find the file of a picture that staff have found, once it is published. */
export const publicPathOf = ({ path }: Pick<StaffPicture, "path">) => path.replace("/admin/pictures/", "/images/");

/** An uploaded picture with words, as `updateProduct` takes it. */
export const described = (
  { id }: StaffPicture,
  alt = "A terracotta blind before a white wall",
  focusX = 50,
  focusY = 50,
) => ({
  ...{ id, alt, focusX, focusY },
});
