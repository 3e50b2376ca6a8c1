import { z } from "zod";
import { UnknownCursor } from "../../kernel/graphql/unknown-cursor.js";
import type { ProductListSort } from "./product-list.inputs.js";
import type { ListedProduct } from "./product-list.queries.js";

const KEYS: Readonly<Record<ProductListSort, z.ZodType<string>>> = {
  SHOP: z.string().regex(/^\d{1,9}$/),
  NAME: z.string().max(200),
  PRICE_LOWEST: z.string().regex(/^\d{1,9}$/),
  PRICE_HIGHEST: z.string().regex(/^\d{1,9}$/),
  CHANGED_LATEST: z.iso.datetime({ offset: true }),
};

/** Place of a product in a list: by what it is sorted, as Postgres writes it, and its id. */
type Place = { sortKey: string; id: number };

export const productCursor = (sort: ProductListSort, { sortKey, id }: Pick<ListedProduct, "sortKey" | "id">): string =>
  Buffer.from(JSON.stringify([sort, sortKey, id])).toString("base64url");

/** @throws {BadInput} for a cursor of another list, or of none */
export function productPlace(sort: ProductListSort, cursor: string): Place {
  const place = z.tuple([z.literal(sort), KEYS[sort], z.int().positive()]).safeParse(jsonOf(cursor));
  if (!place.success) throw new UnknownCursor("after");
  const [, sortKey, id] = place.data;
  return { sortKey, id };
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}
