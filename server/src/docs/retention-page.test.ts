import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { unformatted } from "../../test/documents/markdown.js";
import { withRetention } from "./retention-page.js";

const page = readFileSync(path.resolve(import.meta.dirname, "../../../docs/operations.md"), "utf8");

it("docs/operations.md lists the retention periods of the code; node server/dist/docs/emit-retention.js docs/operations.md updates it", () => {
  expect(unformatted(page)).toBe(unformatted(withRetention(page)));
  expect(page).toMatch(/request for a quote .*\| 365 days/);
});
