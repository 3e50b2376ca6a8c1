import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

/** A URL of the shop, with what a new visitor finds there. */
type ExampleUrl = {
  url: string;
  /** The words of the page's heading, or some of them. */
  heading: string;
  /** 200 without. */
  status?: number;
  isPrivate?: true;
};

const PAGES = path.resolve(import.meta.dirname, "../src/pages");

/** Those that each page names in its folder, beside its route record. */
export const EXAMPLES: readonly ExampleUrl[] = globSync("*/route.ts", { cwd: PAGES })
  .sort()
  .flatMap((route) => {
    const file = path.join(PAGES, path.dirname(route), "example-urls.json");
    if (!existsSync(file)) throw new Error(`${file} is missing: it lists URLs of the page for the browser tests.`);
    return JSON.parse(readFileSync(file, "utf8")) as ExampleUrl[];
  });
