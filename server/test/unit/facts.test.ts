import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { FactsError, readFacts } from "../../src/facts/facts.js";

const folder = mkdtempSync(path.join(tmpdir(), "facts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function aFile(content: string): string {
  const file = path.join(folder, "facts.json");
  writeFileSync(file, content);
  return file;
}

it("lets ops replace single facts and keeps the others", () => {
  const facts = readFacts(aFile(`{"phone": "01632 960001"}`));
  expect(facts).toEqual({ ...readFacts(undefined), phone: "01632 960001" });
});

it.each([
  ["a wrong value", `{"quoteDays": -1}`, /quoteDays/],
  ["broken JSON", `{`, /JSON/],
])("names %s", (_case, content, message) => {
  expect(() => readFacts(aFile(content))).toThrow(FactsError);
  expect(() => readFacts(aFile(content))).toThrow(message);
});
