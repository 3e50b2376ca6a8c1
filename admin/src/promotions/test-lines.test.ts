import { expect, it } from "vitest";
import { StaffError } from "../api/staff-error";
import { testLines } from "./test-lines";

const LINE = { productId: "rollers", material: "PVC", color: "White", width: "1200", height: "1400", quantity: "2" };

/** A line as its fields in the form, with changes. */
const typed = (changes: object = {}) =>
  Object.fromEntries(
    Object.entries({ ...LINE, ...changes }).map(([name, value]) => [`lines.0.${name}`, String(value)]),
  );

it("reads a line, with its lengths in inches", () => {
  expect(testLines(typed(), 1)).toEqual([
    { ...LINE, width: 47.2441, height: 55.1181, quantity: 2, customizations: [] },
  ]);
});

it.each([
  ["no product", { productId: "" }, "lines.0.productId"],
  ["no width", { width: "" }, "lines.0.width"],
  ["a drop of nothing", { height: "0" }, "lines.0.height"],
  ["a width of ten metres", { width: "10000" }, "lines.0.width"],
  ["half a blind", { quantity: "1.5" }, "lines.0.quantity"],
  ["a hundred", { quantity: "100" }, "lines.0.quantity"],
])("refuses %s at its field", (_case, changes, field) => {
  const read = () => testLines(typed(changes), 1);
  expect(read).toThrow(StaffError);
  expect(read).toThrow(expect.objectContaining({ body: { errors: { [field]: expect.stringMatching(/\.$/) } } }));
});
