import type { Pence } from "../../../rules/money.js";
import { csvRecords, type CsvRecord } from "./csv-records.js";

/** A price list has no more lines. */
export const MOST_LINES = 10_000;

/** The headings of price lists. Others are ignored. */
export const PRICE_HEADINGS = { slug: "Slug", base: "Price (GBP)", was: "Was price (GBP)" } as const;

/** A line of a price list: what a product is to cost, without tax. `wasPence` is undefined where the list leaves it as it is. */
export type PriceLine = { line: number; slug: string; basePence: Pence; wasPence: Pence | null | undefined };

/** Why a line can't be imported; of the whole file where it has no line. */
export type PriceProblem = { line: number | null; slug: string | null; message: string };

type Columns = { slug: number; base: number; was: number };

/** Reads a price list. Lines with problems are left out of `lines`. */
export function readPriceCsv(text: string): { lines: PriceLine[]; problems: PriceProblem[] } {
  const { records, fault } = csvRecords(text);
  const [head, ...rest] = records;
  const columns = head && columnsOf(head);
  const problems: PriceProblem[] = fault ? [{ ...fault, slug: null }] : [];
  if (!columns) return { lines: [], problems: [...problems, wholeFile(HEADINGS_MISSING)] };
  if (rest.length > MOST_LINES)
    return { lines: [], problems: [wholeFile(`A price list has at most ${MOST_LINES} lines`)] };
  const lines: PriceLine[] = [];
  const seen = new Map<string, number>();
  for (const record of rest) {
    const { line } = record;
    const slug = record.cells[columns.slug]?.trim() ?? "";
    const read = priceLine(record, slug, columns, seen.get(slug));
    if (typeof read === "string") problems.push({ line, slug: slug || null, message: read });
    else lines.push(read);
    seen.set(slug, seen.get(slug) ?? line);
  }
  return { lines, problems };
}

const HEADINGS_MISSING = `The first line must have the headings ${PRICE_HEADINGS.slug} and ${PRICE_HEADINGS.base}, parted by commas`;

const wholeFile = (message: string): PriceProblem => ({ line: null, slug: null, message });

function columnsOf({ cells }: CsvRecord): Columns | undefined {
  const place = (heading: string) => cells.findIndex((cell) => cell.trim().toLowerCase() === heading.toLowerCase());
  const columns = {
    slug: place(PRICE_HEADINGS.slug),
    base: place(PRICE_HEADINGS.base),
    was: place(PRICE_HEADINGS.was),
  };
  return columns.slug === -1 || columns.base === -1 ? undefined : columns;
}

/** A line, or why it can't be read. @param first the line on which the same product stands already */
function priceLine({ line, cells }: CsvRecord, slug: string, columns: Columns, first: number | undefined) {
  if (slug === "") return "The product's slug is missing";
  if (first !== undefined) return `The same product stands on line ${first} already`;
  const basePence = penceIn(cells[columns.base]);
  if (basePence === undefined) return `“${cells[columns.base] ?? ""}” is no price: write it such as 85.00`;
  if (columns.was === -1) return { line, slug, basePence, wasPence: undefined };
  const typed = cells[columns.was]?.trim() ?? "";
  const wasPence = typed === "" ? null : penceIn(typed);
  if (wasPence === undefined) return `“${typed}” is no was-price: write it such as 95.00, or leave it empty`;
  return { line, slug, basePence, wasPence };
}

const AMOUNT = /^£?(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** Pence of an amount such as 85, 85.50 or £1,085.00. */
function penceIn(typed = ""): Pence | undefined {
  const [, pounds, pence = ""] = AMOUNT.exec(typed.trim()) ?? [];
  if (pounds === undefined) return undefined;
  return Number(pounds.replaceAll(",", "")) * 100 + Number(pence.padEnd(2, "0"));
}
