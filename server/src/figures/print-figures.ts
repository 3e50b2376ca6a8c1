import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { READ_FIGURES } from "./figure.queries.js";
import { reportOf } from "./report.js";

const USAGE = `npm run figures [-- --days 1,7,30] [--top 10]
  --days  periods in days up to today, 1 to 400 each, separated by commas
  --top   names in each list, 1 to 100`;

const MOST_DAYS = 400;
const MOST_NAMES = 100;

/** Resources of the command, open while it runs. */
type Opened = { database: DataSource; close(): Promise<void> };

/**
 * Prints what was counted in each period.
 * @returns the exit code: 1 for options that can't be read
 */
export async function printFigures(
  args: readonly string[],
  open: () => Promise<Opened>,
  tell: (line: string) => void,
): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    tell(USAGE);
    return 1;
  }
  const { database, close } = await open();
  try {
    for (const days of options.days)
      tell(
        reportOf(
          days === 1 ? "Today" : `The last ${days} days`,
          await rowsOf(database, READ_FIGURES, [days]),
          options.top,
        ),
      );
    return 0;
  } finally {
    await close();
  }
}

function readOptions(args: readonly string[]): { days: number[]; top: number } | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { days: { type: "string" }, top: { type: "string" } } });
    const days = (values.days ?? "1,7,30").split(",").map(Number);
    const top = Number(values.top ?? 10);
    const isValid = days.every((each) => isAmong(each, MOST_DAYS)) && isAmong(top, MOST_NAMES);
    return isValid ? { days, top } : undefined;
  } catch {
    return undefined;
  }
}

const isAmong = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
