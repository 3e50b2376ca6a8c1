import { z } from "zod";

/*
 * A backup is text: a line with its header, for each table a line `COPY … FROM stdin;` with its rows in Postgres's text format and a
 * line `\.`, then a line with its manifest. It is compressed by gzip and, where there are recipients, encrypted by age.
 */

const HEADER_MARK = "-- shop backup ";
const MANIFEST_MARK = "-- manifest ";

/** The line after a table's rows; rows never look like it, because they write a backslash as two. */
export const END_OF_ROWS = "\\.\n";

const header = z.object({
  /** Of this form of file. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the shop that wrote it. */
  version: z.string(),
  /** Names of the migrations of its tables. */
  migrations: z.array(z.string()),
});

const tableSum = z.object({
  table: z.string(),
  rows: z.int().min(0),
  /** Of the rows as they stand in the file. */
  sha256: z.string(),
});

const manifest = z.object({
  tables: z.array(tableSum),
  /** `value` is what was given last; null if nothing was. */
  sequences: z.array(z.object({ sequence: z.string(), value: z.string().nullable() })),
});

export type BackupHeader = z.output<typeof header>;
export type BackupManifest = z.output<typeof manifest>;
export type TableSum = z.output<typeof tableSum>;
/** A table with its columns, all as SQL writes them. */
export type CopiedTable = { table: string; columns: readonly string[] };

export const headerLine = (value: BackupHeader): string => `${HEADER_MARK}${JSON.stringify(value)}\n`;
export const manifestLine = (value: BackupManifest): string => `${MANIFEST_MARK}${JSON.stringify(value)}\n`;
export const tableLine = ({ table, columns }: CopiedTable): string =>
  `COPY ${table} (${columns.join(", ")}) FROM stdin;\n`;

/** The header of the line, or undefined if it has none that this shop can read. */
export const headerOf = (line: string): BackupHeader | undefined => marked(line, HEADER_MARK, header);
export const manifestOf = (line: string): BackupManifest | undefined => marked(line, MANIFEST_MARK, manifest);

export function tableOf(line: string): CopiedTable | undefined {
  const [, table, columns] = /^COPY (\S+) \((.+)\) FROM stdin;$/.exec(line) ?? [];
  return table && columns ? { table, columns: columns.split(", ") } : undefined;
}

function marked<Value>(line: string, mark: string, schema: z.ZodType<Value>): Value | undefined {
  if (!line.startsWith(mark)) return undefined;
  try {
    return schema.safeParse(JSON.parse(line.slice(mark.length))).data;
  } catch {
    return undefined;
  }
}
