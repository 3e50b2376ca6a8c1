import { z } from "zod";
import { SaleState } from "../../catalogue/products/sale-state.js";
import { jsonObject } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";

/** A product that staff have chosen for the page of another one. */
export const chosenProductRow = z.object({ id: z.int(), name: z.string(), saleState: z.enum(SaleState) });

/** What staff have chosen for the page of a product, aliased `p`, in their order, as JSON. */
export const CHOSEN_RELATED = `to_json(ARRAY(
  SELECT ${jsonObject({ id: "o.id", name: "o.name", saleState: "o.sale_state" })}
  FROM related_product r JOIN product o ON o.id = r.related_id WHERE r.product_id = p.id ORDER BY r.position))`;

const key = z.object({ id: z.int() });

export const relatedProductQueries = {
  /** Those of the products $1 that there are, in that order; locked, so that none goes before it is chosen. */
  known: {
    row: z.object({ id: z.int(), name: z.string() }),
    text: `SELECT p.id, p.name FROM unnest($1::integer[]) WITH ORDINALITY AS w(id, place) JOIN product p ON p.id = w.id
      ORDER BY w.place FOR KEY SHARE OF p`,
  },
  /** Takes off what was chosen for product $1. */
  takeOff: { row: key, text: "DELETE FROM related_product WHERE product_id = $1 RETURNING related_id AS id" },
  /** Chooses the products $2 for product $1, in their order. */
  choose: {
    row: key,
    text: `INSERT INTO related_product (product_id, position, related_id)
      SELECT $1, place - 1, id FROM unnest($2::integer[]) WITH ORDINALITY AS w(id, place) RETURNING related_id AS id`,
  },
} satisfies Readonly<Record<string, Query>>;
