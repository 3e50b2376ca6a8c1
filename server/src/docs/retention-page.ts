import { PERSONAL_DATA } from "../retention/personal-data.js";
import { code, table, withPart } from "./markdown.js";

/** docs/operations.md with its table of what is kept how long renewed. @throws {Error} where it lacks the lines around it */
export function withRetention(page: string): string {
  const rows = PERSONAL_DATA.map(({ what, place, holds, until }) => [
    what,
    code(place),
    holds.map(code).join(", "),
    until,
  ]);
  return withPart(page, "retention", table(["what", "where", "says of a person", "kept"], rows));
}
