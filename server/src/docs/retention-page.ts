import { PERSONAL_DATA } from "../retention/personal-data.js";
import { code, table, withPart } from "./markdown.js";

/** docs/operations.md with an updated table of retention periods. @throws {Error} if it lacks the markers */
export function withRetention(page: string): string {
  const rows = PERSONAL_DATA.map(({ what, place, holds, until }) => [
    what,
    code(place),
    holds.map(code).join(", "),
    until,
  ]);
  return withPart(page, "retention", table(["data", "table", "columns", "kept"], rows));
}
