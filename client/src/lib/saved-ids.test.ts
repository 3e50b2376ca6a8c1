import { expect, it } from "vitest";
import { MOST_SAVED, readSaved, writeSaved } from "./saved-ids";

it("round-trips ids in order", () => {
  expect(readSaved(writeSaved(["seven", "two"]))).toEqual(["seven", "two"]);
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
  const text = JSON.stringify({ version: 1, ids: ["one", 2, null, "", "three", "one", {}, "x".repeat(101)] });
  expect(readSaved(text)).toEqual(["one", "three"]);
});

it("reads the numbers of products that an earlier version of the shop stored", () => {
  const text = '{"version":1,"ids":["12","UHJvZHVjdDox","1"]}';
  expect(readSaved(text)).toEqual(["UHJvZHVjdDoxMg", "UHJvZHVjdDox"]);
});

it("reads at most the maximum number of ids", () => {
  const ids = Array.from({ length: MOST_SAVED + 5 }, (_, index) => `p${index}`);
  expect(readSaved(writeSaved(ids))).toEqual(ids.slice(0, MOST_SAVED));
});
