import { expect, it } from "vitest";
import { afterSalesForm } from "./after-sales-forms.js";

it.each([
  [undefined, null],
  [null, null],
  ["  ", null],
  [" With our apologies. ", "With our apologies."],
])("the note %j is kept as %j", (typed, note) => {
  expect(afterSalesForm.parse({ note: typed })).toEqual({ note });
});

it.each(["x".repeat(501), "a\u0000b"])("a note is refused: %j", (note) => {
  expect(afterSalesForm.safeParse({ note }).success).toBe(false);
});
