import { readFileSync, writeFileSync } from "node:fs";
import { withRetention } from "./retention-page.js";

/** `node emit-retention.js PAGE` updates the table of retention periods. Format the page afterwards. */
const [, , page] = process.argv;
if (page === undefined) {
  console.error("Say which page to renew: emit-retention docs/operations.md");
  process.exit(1);
}
writeFileSync(page, withRetention(readFileSync(page, "utf8")));
