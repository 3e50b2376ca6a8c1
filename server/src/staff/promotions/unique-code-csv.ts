import { csvPounds } from "../../kernel/csv/csv-pounds.js";
import { UniqueCodeState } from "./unique-code-state.js";
import type { UniqueCodeRow } from "./unique-code.queries.js";

const STATES: Readonly<Record<UniqueCodeState, string>> = { OPEN: "open", USED: "used", VOID: "withdrawn" };

const sumOf = ({ orders }: UniqueCodeRow, pence: "discountPence" | "totalPence"): string =>
  csvPounds(orders.reduce((sum, order) => sum + order[pence], 0));

/** The columns of a file of unique codes, in their order. */
export const UNIQUE_CODE_CSV: Readonly<Record<string, (code: UniqueCodeRow) => string>> = {
  Code: ({ code }) => code,
  State: ({ state }) => STATES[state],
  Used: ({ uses }) => String(uses),
  "Can be used": ({ maxUses }) => String(maxUses),
  Orders: ({ orders }) => orders.map(({ number }) => number).join(" "),
  "Taken off (GBP)": (code) => sumOf(code, "discountPence"),
  "Came to (GBP)": (code) => sumOf(code, "totalPence"),
};
