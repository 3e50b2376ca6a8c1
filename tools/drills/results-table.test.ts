import { expect, it } from "vitest";
import { rowOf, withRow } from "./results-table.ts";

const PAGE = "# Page\n\n<!-- drills -->\n\n<!-- /drills -->\n\nThe end.\n";
const drill = { faults: "F1", seen: "nothing", prepare: async () => undefined };
const outcome = { orders: "2 acknowledged = 2 stored", recovery: 0.25, notes: ["one", "two"], failures: [] };

it("adds a row for a drill, and replaces its earlier one", () => {
  const first = withRow(PAGE, "one", rowOf("one", drill, outcome, "then"));
  const both = withRow(first, "two", rowOf("two", drill, outcome, "then"));
  const again = withRow(both, "one", rowOf("one", drill, { ...outcome, recovery: undefined }, "now"));
  const rows = again.split("\n").filter((line) => line.startsWith("| F1"));
  expect(rows).toEqual([
    "| F1 | `one` | nothing | 2 acknowledged = 2 stored | none | one; two | now |",
    "| F1 | `two` | nothing | 2 acknowledged = 2 stored | 0.3 s | one; two | then |",
  ]);
  expect(again.endsWith("<!-- /drills -->\n\nThe end.\n")).toBe(true);
});

it("says in the row that a drill failed, and why", () => {
  const row = rowOf("one", drill, { ...outcome, failures: ["lost: A | B"] }, "now");
  expect(row).toContain("| **failed**: lost: A / B 2 acknowledged");
});

it("refuses a page without the table", () => {
  expect(() => withRow("# Page", "one", "| row |")).toThrow("The page has no table of drills");
});

it("a drill of many processes has its row in their table", () => {
  const page = `${PAGE}\n<!-- many processes -->\n\n<!-- /many processes -->\n`;
  const row = rowOf("many-restarted", drill, outcome, "today");
  const changed = withRow(page, "many-restarted", row);
  expect(changed).toContain(row);
  expect(changed.indexOf(row)).toBeGreaterThan(changed.indexOf("<!-- many processes -->"));
});
