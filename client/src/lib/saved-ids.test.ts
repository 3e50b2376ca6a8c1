import { expect, it } from "vitest";
import { MOST_SAVED, readSaved, writeSaved } from "./saved-ids";

it("round-trips ids in order", () => {
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

it("keeps valid ids, without duplicates", () => {
  const text = JSON.stringify({ version: 1, ids: ["1", 2, null, "", "3", "1", {}, "x".repeat(101)] });
  expect(readSaved(text)).toEqual(["1", "3"]);
});

it("reads at most the maximum number of ids", () => {
  const ids = Array.from({ length: MOST_SAVED + 5 }, (_, index) => `${index}`);
  expect(readSaved(writeSaved(ids))).toEqual(ids.slice(0, MOST_SAVED));
});
