/** A record of a CSV file, and the line on which it begins, from 1. */
export type CsvRecord = { line: number; cells: string[] };

/** Where a file stops being CSV, and why. */
export type CsvFault = { line: number; message: string };

const UNQUOTED = /[^",\r\n]*/y;
const CELL_END = /,|\r\n|\n|\r|$/y;

/** The text that a sticky pattern finds at a position. */
function foundAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The position after the quote that closes the cell at `at`; undefined where none does. */
function afterClosingQuote(text: string, at: number): number | undefined {
  for (let from = at + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return undefined;
    if (text[quote + 1] !== '"') return quote + 1;
    from = quote + 2;
  }
}

const newlinesIn = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/**
 * The records of a CSV text by RFC 4180, without empty lines. Lines may end in any way, and a mark of UTF-8 may stand first. What
 * comes before a fault is read.
 */
export function csvRecords(given: string): { records: CsvRecord[]; fault: CsvFault | undefined } {
  const text = given.startsWith("\uFEFF") ? given.slice(1) : given;
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  for (let at = 0; ;) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? afterClosingQuote(text, at) : at + (foundAt(UNQUOTED, text, at)?.length ?? 0);
    if (end === undefined) return { records, fault: { line, message: "A quote is opened and never closed" } };
    const cell = text.slice(at, end);
    const separator = foundAt(CELL_END, text, end);
    if (separator === undefined)
      return {
        records,
        fault: { line, message: "A quote stands inside a cell: write it twice, and quotes around the cell" },
      };
    record.cells.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    line += newlinesIn(cell);
    at = end + separator.length;
    if (separator === ",") continue;
    if (record.cells.some((each) => each.trim() !== "")) records.push(record);
    if (separator === "") return { records, fault: undefined };
    line += 1;
    record = { line, cells: [] };
  }
}
