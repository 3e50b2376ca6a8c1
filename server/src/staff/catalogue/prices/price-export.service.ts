import { stringify } from "csv-stringify/sync";
import type { DataSource } from "typeorm";
import { csvPounds } from "../../../kernel/csv/csv-pounds.js";
import { rowsOf } from "../../../kernel/sql/query.js";
import { PRICE_HEADINGS } from "./price-csv.js";
import { priceQueries } from "./price.queries.js";

/** Writes the present prices as a price list, the template of an import. */
export class PriceExportService {
  constructor(private readonly database: DataSource) {}

  /** The price list of all products as CSV that spreadsheets read, in the order of the shop. */
  async csv(): Promise<string> {
    const products = await rowsOf(this.database, priceQueries.all);
    const rows = products.map(({ slug, name, basePence, wasPence }) => [
      ...[slug, name, csvPounds(basePence)],
      wasPence === null ? "" : csvPounds(wasPence),
    ]);
    const columns = [PRICE_HEADINGS.slug, "Name", PRICE_HEADINGS.base, PRICE_HEADINGS.was];
    // A mark of UTF-8, without which Excel reads accents wrongly. Texts that it would take for formulas get an apostrophe.
    return stringify(rows, { header: true, columns, bom: true, escape_formulas: true, record_delimiter: "windows" });
  }
}
