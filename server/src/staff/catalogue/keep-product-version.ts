import type { EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { PRODUCT_FIELDS } from "../../rules/product-form.js";
import type { StaffActor } from "../access/staff-context.js";
import { decidedPictures } from "./arrange-pictures.js";
import { isSameValue } from "./change-product.js";
import { productVersionQueries, type ProductVersionRow, type VersionFields } from "./product-version.queries.js";
import { staffProductQueries, type StaffProductRow } from "./staff-product.queries.js";

type KeptChange = {
  actor: Pick<StaffActor, "staffId"> | null;
  /** The version that the product was taken back to. */
  takenFrom?: number;
};

/**
 * Keeps what a product has become by a change of the transaction as a version, and what it was before where no version says so: others
 * than staff may have made that of it, as the seed and price lists do, or a save of another product that shows one of its pictures.
 * @returns the product as it is now
 */
export async function keepProductVersion(
  manager: EntityManager,
  before: StaffProductRow,
  { actor, takenFrom }: KeptChange,
): Promise<StaffProductRow> {
  const after = await rowOf(manager, staffProductQueries.byId, [before.id]);
  const [latest] = await rowsOf(manager, productVersionQueries.latest, [before.id]);
  if (!latest || !isSameVersion(latest, before))
    await rowsOf(manager, productVersionQueries.keep, [...valuesOf(before), null, null]);
  await rowsOf(manager, productVersionQueries.keep, [...valuesOf(after), actor?.staffId ?? null, takenFrom ?? null]);
  return after;
}

/** What people decide of a product. Its specifications are the shop's, which staff do not change. */
const decidedFields = (product: StaffProductRow): VersionFields =>
  Object.fromEntries(
    PRODUCT_FIELDS.filter((field) => field !== "specifications").map((field) => [field, product[field]]),
  );

/** Whether a version says of a product what it is. Its number may be lower, since not all that raises a product's is of its versions. */
const isSameVersion = ({ fields, pictures }: ProductVersionRow, product: StaffProductRow): boolean =>
  isSameValue(fields, decidedFields(product)) &&
  isSameValue(decidedPictures(pictures), decidedPictures(product.pictures));

const valuesOf = (product: StaffProductRow) => [
  ...[product.id, product.version],
  JSON.stringify(decidedFields(product)),
  JSON.stringify(decidedPictures(product.pictures)),
];
