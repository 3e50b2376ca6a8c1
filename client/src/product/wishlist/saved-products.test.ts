import { expect, it } from "vitest";
import { MOST_SAVED, readSaved, writeSaved } from "./saved-products";

it("reads back what was written, in its order", () => {
  expect(readSaved(writeSaved(["7", "2", "31"]))).toEqual(["7", "2", "31"]);
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["null", "null"],
  ["a list of another time", '["1","2"]'],
  ["another version", '{"version":2,"ids":["1"]}'],
  ["no list", '{"version":1,"ids":"1"}'],
])("reads %s as an empty list", (_, text) => {
  expect(readSaved(text)).toEqual([]);
});

it("keeps the ids among garbage, each once", () => {
  const text = JSON.stringify({ version: 1, ids: ["1", 2, null, "", "3", "1", {}, "x".repeat(101)] });
  expect(readSaved(text)).toEqual(["1", "3"]);
});

it("reads no more than a list holds", () => {
  const ids = Array.from({ length: MOST_SAVED + 5 }, (_, index) => `${index}`);
  expect(readSaved(writeSaved(ids))).toEqual(ids.slice(0, MOST_SAVED));
});
