import { parseArgs } from "node:util";

/** What is measured, how often, how long. */
export type Options = {
  products: number[];
  connections: number[];
  rounds: number;
  /** Of one turn. */
  seconds: number;
  /** Parts of names of questions; all of them where none is given. */
  only: string[];
  /** Whether there is no time for the large catalogue. */
  isQuick: boolean;
  /** Whether size, pages, start and memory are measured too. */
  isWhole: boolean;
  isWritten: boolean;
};

/** Throws an Error in a plain sentence for options that can't be used. */
export function readOptions(given: string[]): Options {
  const { values } = parseArgs({
    args: given,
    options: {
      quick: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      products: { type: "string" },
      connections: { type: "string" },
      rounds: { type: "string" },
      seconds: { type: "string" },
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
    isWhole: values.only === undefined,
    isQuick: quick,
    isWritten: values.write,
  };
}

const numbers = (name: string, text: string) => text.split(",").map((each) => number(name, each));

function number(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} takes numbers above 0; "${text}" is none.`);
  return value;
}
