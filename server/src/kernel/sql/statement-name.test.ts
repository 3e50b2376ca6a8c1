import { expect, it } from "vitest";
import { statementName } from "./statement-name.js";

it.each([
  ["product-page", "SELECT 1", "product-page"],
  [undefined, 'SELECT "c"."id" FROM "cart" "c" WHERE "c"."id" = $1', "SELECT cart"],
  [undefined, "\n      INSERT INTO order_line (id) VALUES ($1)", "INSERT order_line"],
  [undefined, "UPDATE account SET email = $1", "UPDATE account"],
  [undefined, "DELETE FROM pgboss.job WHERE id = $1", "DELETE job"],
  [undefined, "WITH due AS (SELECT * FROM visit) SELECT * FROM due", "WITH visit"],
  [undefined, "SELECT extract(epoch FROM now())", "SELECT now"],
  [undefined, "(SELECT 1)", "SELECT"],
  [undefined, "COMMIT", "COMMIT"],
  [undefined, "", "UNKNOWN"],
])("%s of %j is %s", (name, text, expected) => {
  expect(statementName(name, text)).toBe(expected);
});

it("takes no value from a statement", () => {
  expect(statementName(undefined, "SELECT 'jo@larch.example' FROM account WHERE email = 'jo@larch.example'")).toBe(
    "SELECT account",
  );
});
