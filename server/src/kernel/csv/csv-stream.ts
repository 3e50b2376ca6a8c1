import { Readable } from "node:stream";
import { stringify } from "csv-stringify";

/** Rows as CSV that spreadsheets read, written while they are read, so that any number of them takes the same memory. */
export function csvStream(columns: readonly string[], rows: AsyncIterable<readonly string[]>): Readable {
  return Readable.from(rows).compose(
    // A mark of UTF-8, without which Excel reads accents wrongly. Texts that it would take for formulas get an apostrophe.
    stringify({ header: true, columns: [...columns], bom: true, escape_formulas: true, record_delimiter: "windows" }),
  ) as Readable;
}
