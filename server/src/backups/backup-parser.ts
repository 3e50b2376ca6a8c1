import { isDeepStrictEqual } from "node:util";
import {
  END_OF_ROWS,
  headerOf,
  manifestOf,
  tableOf,
  type BackupHeader,
  type BackupManifest,
  type CopiedTable,
  type TableSum,
} from "./backup-contents.js";
import { BackupError } from "./backup-error.js";
import { RowsSum } from "./rows-sum.js";

/** A piece of a backup. `rows` are whole lines of the table before them, which ends with `end`. */
export type BackupPart =
  | { type: "header"; header: BackupHeader }
  | { type: "table"; table: CopiedTable }
  | { type: "rows"; lines: Buffer }
  | { type: "end" }
  | { type: "manifest"; manifest: BackupManifest };

const NEWLINE = 10;

/** Reads the text of a backup. Memory grows with its longest row, not with its rows. Use it once. */
export class BackupParser {
  private hasHeader = false;
  private table: RowsSum | undefined;
  private isWhole = false;
  private readonly sums: TableSum[] = [];

  /** @throws {Error} for anything but a whole backup whose rows are those of its manifest */
  async *partsOf(source: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
    for await (let lines of wholeLines(source))
      while (lines.length > 0) {
        const rest = this.table ? yield* this.rows(this.table, lines) : yield* this.line(lines);
        lines = lines.subarray(rest);
      }
    if (!this.isWhole) throw new Error("It ends before its manifest.");
  }

  /** Up to the end of the table's rows, or all. Returns how many bytes were read. */
  private *rows(sum: RowsSum, lines: Buffer): Generator<BackupPart, number> {
    const end = endOfRows(lines);
    const rows = end < 0 ? lines : lines.subarray(0, end);
    if (rows.length > 0) {
      sum.add(rows);
      yield { type: "rows", lines: rows };
    }
    if (end < 0) return lines.length;
    this.sums.push(sum.end());
    this.table = undefined;
    yield { type: "end" };
    return end + END_OF_ROWS.length;
  }

  /** A line that is no row. Returns how many bytes were read. */
  private *line(lines: Buffer): Generator<BackupPart, number> {
    const length = lines.indexOf(NEWLINE) + 1;
    const line = lines.toString("utf8", 0, length - 1);
    if (!this.hasHeader) {
      const header = headerOf(line);
      if (!header) throw new BackupError("The file is no backup of a shop, or one of a newer form.");
      this.hasHeader = true;
      yield { type: "header", header };
      return length;
    }
    const table = this.isWhole ? undefined : tableOf(line);
    if (table) {
      this.table = new RowsSum(table.table);
      yield { type: "table", table };
      return length;
    }
    const manifest = this.isWhole ? undefined : manifestOf(line);
    if (!manifest || !isDeepStrictEqual(manifest.tables, this.sums))
      throw new Error("Its rows are not those it names.");
    this.isWhole = true;
    yield { type: "manifest", manifest };
    return length;
  }
}

/** Where the line begins that ends a table's rows; -1 if it is not there. */
function endOfRows(lines: Buffer): number {
  if (lines.subarray(0, END_OF_ROWS.length).equals(Buffer.from(END_OF_ROWS))) return 0;
  const before = lines.indexOf(`\n${END_OF_ROWS}`);
  return before < 0 ? -1 : before + 1;
}

/** The same bytes in blocks that end with a line. */
async function* wholeLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
  }
  if (rest.length > 0) throw new Error("It ends within a line.");
}
