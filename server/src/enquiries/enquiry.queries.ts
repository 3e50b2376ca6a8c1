import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";

export const enquiryQueries = {
  /** The clock of the database, by which an enquiry is stored. */
  now: { row: z.object({ now: z.date() }), text: "SELECT now()" },
  /** Names and choices of the products $1, from the table of the catalogue. */
  sampledProducts: {
    row: z.object({ id: z.int(), name: z.string(), materials: z.array(z.string()), colors: z.array(z.string()) }),
    text: "SELECT id, name, materials, colors FROM product WHERE id = ANY($1::int[])",
  },
} satisfies Readonly<Record<string, Query>>;
