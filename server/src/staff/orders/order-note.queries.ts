import { z } from "zod";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import { keys, type Query } from "../../kernel/sql/query.js";
import { OrderNote } from "./order-note.entity.js";

const note = rowOfEntity(OrderNote, "n", ["orderId", "staffId"]);
const orderNoteRow = z.object({ ...note.shape, by: z.string() });

export type OrderNoteRow = z.output<typeof orderNoteRow>;

export const orderNoteQueries = {
  /** The notes of order $1, the latest first. */
  ofOrder: {
    row: orderNoteRow,
    text: `
      SELECT ${selectList({ ...note.sql, by: "m.email" })} FROM order_note n JOIN staff m ON m.id = n.staff_id
      WHERE n.order_id = $1 ORDER BY n.written_at DESC, n.id LIMIT 500`,
  },
  /** Adds the note $3 of member $2 to order $1; no row if there is no such order. */
  add: {
    row: keys,
    text: "INSERT INTO order_note (order_id, staff_id, text) SELECT o.id, $2, $3 FROM orders o WHERE o.id = $1 RETURNING id",
  },
} satisfies Readonly<Record<string, Query>>;
