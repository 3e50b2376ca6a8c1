import type { EntityManager } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { StaffProductNotFound } from "./staff-product.errors.js";
import { staffProductQueries, type StaffProductRow } from "./staff-product.queries.js";

/** A product as a member has read it. */
export type ExpectedProduct = { id: string; expectedVersion: number };

/**
 * The product, locked until the end of the transaction.
 * @throws {StaffProductNotFound}
 * @throws {ChangedInTheMeantime} where it has another version than was read
 */
export async function lockProduct(
  manager: EntityManager,
  { id, expectedVersion }: ExpectedProduct,
): Promise<StaffProductRow> {
  const [product] = isProductId(id) ? await rowsOf(manager, staffProductQueries.lock, [id]) : [];
  if (!product) throw new StaffProductNotFound();
  if (product.version !== expectedVersion) throw new ChangedInTheMeantime();
  return product;
}
