import { parseArgs } from "node:util";

/** What is measured besides operations; `soak` only by its name. */
const PARTS = ["sizes", "refused", "pages", "changes", "flood", "start", "soak"] as const;
export type Part = (typeof PARTS)[number];

/** What to measure, how often and how long. */
export type Options = {
  products: number[];
  connections: number[];
  rounds: number;
  /** Length of one run. */
  seconds: number;
  /** Parts of operation names; empty for all operations. */
  only: string[];
  /** The only parts to measure; empty for operations and all parts. */
  parts: Part[];
  /** Length of the soak. */
  minutes: number;
  /** Skips the large catalogue. */
  isQuick: boolean;
  /** Includes sizes, pages, start and memory. */
  isWhole: boolean;
  /** Writes the tables into docs/performance.md. */
  isWritten: boolean;
};

/** Reads the command line. Throws an Error with a sentence for an invalid option. */
export function readOptions(given: string[]): Options {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      quick: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      products: { type: "string" },
      connections: { type: "string" },
      rounds: { type: "string" },
      seconds: { type: "string" },
      minutes: { type: "string" },
      only: { type: "string" },
    },
  });
  const { quick } = values;
  return {
    products: numbers("products", values.products ?? (quick ? "1000" : "1000,5000")),
    connections: numbers("connections", values.connections ?? (quick ? "16" : "1,16,64")),
    rounds: number("rounds", values.rounds ?? (quick ? "2" : "3")),
    seconds: number("seconds", values.seconds ?? (quick ? "0.5" : "0.6")),
    only: values.only?.split(",") ?? [],
    parts: positionals.map(part),
    minutes: number("minutes", values.minutes ?? "30"),
    isWhole: values.only === undefined,
    isQuick: quick,
    isWritten: values.write,
  };
}

function part(name: string): Part {
  const found = PARTS.find((each) => each === name);
  if (!found) throw new Error(`There is no part ${name}, but ${PARTS.join(", ")}.`);
  return found;
}

const numbers = (name: string, text: string) => text.split(",").map((each) => number(name, each));

function number(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} takes numbers above 0, and got "${text}".`);
  return value;
}
