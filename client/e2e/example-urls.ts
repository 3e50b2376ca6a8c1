import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

/** A URL of the shop, with what a new visitor sees there. */
type ExampleUrl = {
  url: string;
  /** Text of the page's heading, or a part of it. */
  heading: string;
  /** 200 by default. */
  status?: number;
  isPrivate?: true;
};

const PAGES = path.resolve(import.meta.dirname, "../src/pages");

/** The example-urls.json of all pages. */
export const EXAMPLES: readonly ExampleUrl[] = globSync("*/route.ts", { cwd: PAGES })
  .sort()
  .flatMap((route) => {
    const file = path.join(PAGES, path.dirname(route), "example-urls.json");
    if (!existsSync(file)) throw new Error(`${file} is missing: it lists URLs of the page for the browser tests.`);
    return JSON.parse(readFileSync(file, "utf8")) as ExampleUrl[];
  });
