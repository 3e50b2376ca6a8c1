import { createHash } from "node:crypto";
import type { TableSum } from "./backup-contents.js";

const NEWLINE = 10;

/** Counts the rows of a table, one a line, and their checksum while they pass. */
export class RowsSum {
  private rows = 0;
  private readonly hash = createHash("sha256");

  constructor(readonly table: string) {}

  add(lines: Buffer): void {
    this.hash.update(lines);
    for (let at = lines.indexOf(NEWLINE); at >= 0; at = lines.indexOf(NEWLINE, at + 1)) this.rows += 1;
  }

  /** Call it once. */
  end(): TableSum {
    return { table: this.table, rows: this.rows, sha256: this.hash.digest("hex") };
  }
}
