import { z } from "zod";
import { PRODUCT_COLUMNS, productRow } from "../catalogue/products/product.queries.js";
import { IS_ON_SALE } from "../catalogue/products/sale-state.js";
import { rowOfEntity, selectList } from "../kernel/sql/entity-row.js";
import { keys, type Query } from "../kernel/sql/query.js";
import {
  COUNTS_BY_ITSELF,
  PROMOTION_WITH_CODE_COLUMNS,
  promotionRow,
  promotionsWithCode,
} from "../promotions/promotion.queries.js";
import { Delivery, Fulfilment } from "../rules/order-choices.js";
import { WindowOption } from "./window-option.entity.js";

const option = rowOfEntity(WindowOption, "o", ["projectId", "productId", "product", "createdAt"]);
const optionRow = z.object({
  ...option.shape,
  customizations: z.array(z.object({ name: z.string(), value: z.string() })),
  product: productRow.nullable(),
  windowId: z.uuid(),
  windowName: z.string(),
  roomName: z.string().nullable(),
});

export type WindowOptionRow = z.output<typeof optionRow>;

const PRODUCT = `(SELECT to_json(product) FROM (SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = o.product_id AND ${IS_ON_SALE}) product)`;

/** Options of windows that are there, aliased `o`, by room and window as both are listed. */
const options = (where: string) => `
  SELECT ${selectList({ ...option.sql, product: PRODUCT, windowId: "w.id", windowName: "w.name", roomName: "r.name" })}
  FROM window_option o JOIN project_window w ON w.project_id = o.project_id AND w.key = o.window_key
    LEFT JOIN project_room r ON r.project_id = w.project_id AND r.key = w.room_key
  WHERE ${where} AND w.removed_at IS NULL
  ORDER BY r.created_at NULLS LAST, r.id, w.created_at, w.id, o.position`;

const CHOSEN = "o.is_chosen AND o.project_id = (SELECT id FROM project WHERE visitor_id = $1 AND merged_at IS NULL)";

const UNKEPT = ["projectId", "productId", "product", "createdAt", "width", "height", "material", "color"] as const;
const kept = rowOfEntity(WindowOption, "o", [...UNKEPT, "customizations"]);

export const windowOptionQueries = {
  /** The options of the windows with the ids $1, with their products where those are on sale. */
  ofWindows: { name: "window-options", row: optionRow, text: options("w.id = ANY ($1::uuid[])") },
  /** The chosen options of visitor $1, and what an order of theirs takes over from their cart, in one consistent read. */
  chosen: {
    name: "chosen-options",
    row: z.object({
      options: z.array(optionRow),
      promotions: z.array(promotionRow),
      delivery: z.enum(Delivery).nullable(),
      fulfilment: z.enum(Fulfilment).nullable(),
    }),
    text: `
      SELECT c.delivery, c.fulfilment,
        (SELECT coalesce(json_agg(chosen), '[]') FROM (${options(CHOSEN)}) chosen) AS options,
        (SELECT coalesce(json_agg(offer), '[]') FROM (
          SELECT ${PROMOTION_WITH_CODE_COLUMNS} FROM ${promotionsWithCode("c.unique_code")}
          WHERE p.id = c.promotion_id OR (${COUNTS_BY_ITSELF}) ORDER BY p.id) offer) AS promotions
      FROM (SELECT) one LEFT JOIN cart c ON c.visitor_id = $1`,
  },
  /** What decides about joining the options of project $1 with another's. */
  ofProject: {
    row: z.object(kept.shape),
    text: `SELECT ${selectList(kept.sql)} FROM window_option o WHERE o.project_id = $1 ORDER BY o.window_key, o.position`,
  },
  /** The windows $2 of project $1 that are there, with the version of their options. */
  windows: {
    row: z.object({ key: z.uuid(), optionsVersion: z.int() }),
    text: `SELECT w.key, w.options_version AS "optionsVersion" FROM project_window w
      WHERE w.project_id = $1 AND w.key = ANY ($2::uuid[]) AND w.removed_at IS NULL ORDER BY w.id`,
  },
  /** Raises the version of the options of the windows $2 of project $1. */
  raise: {
    row: keys,
    text: `UPDATE project_window SET options_version = options_version + 1
      WHERE project_id = $1 AND key = ANY ($2::uuid[]) RETURNING id`,
  },
  /** Takes the choice of the windows $2 of project $1 back. */
  unchoose: {
    row: keys,
    text: "UPDATE window_option SET is_chosen = false WHERE project_id = $1 AND window_key = ANY ($2::uuid[]) AND is_chosen RETURNING id",
  },
  /** Chooses the options $2 of project $1, of whose windows none is chosen. */
  choose: {
    row: keys,
    text: "UPDATE window_option SET is_chosen = true WHERE project_id = $1 AND id = ANY ($2::uuid[]) RETURNING id",
  },
  /** Removes the option $3 of window $2 of project $1. */
  remove: {
    row: keys,
    text: "DELETE FROM window_option WHERE project_id = $1 AND window_key = $2 AND id = $3 RETURNING id",
  },
  /** Moves the options $3 of project $1 into project $2, to the places $4 of the windows of the same keys there. */
  move: {
    row: keys,
    text: `
      UPDATE window_option o SET project_id = $2, position = moved.position
      FROM unnest($3::uuid[], $4::smallint[]) AS moved (id, position)
      WHERE o.project_id = $1 AND o.id = moved.id RETURNING o.id`,
  },
  /** Raises the versions of the options of the windows $3 of project $2 above those of project $1, whose options they got. */
  raiseAbove: {
    row: keys,
    text: `
      UPDATE project_window w SET options_version = greatest(w.options_version, g.options_version) + 1
      FROM project_window g
      WHERE g.project_id = $1 AND w.project_id = $2 AND w.key = g.key AND w.key = ANY ($3::uuid[]) RETURNING w.id`,
  },
} satisfies Readonly<Record<string, Query>>;
