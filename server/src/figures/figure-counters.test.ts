import { expect, it } from "vitest";
import { FigureCounters, OTHERS } from "./figure-counters.js";

it("adds up until the counts are taken", () => {
  const counters = new FigureCounters();
  counters.add("page", "/");
  counters.add("page", "/", 2);
  counters.add("event", "order");
  expect(counters.take()).toEqual([
    { kind: "page", name: "/", count: 3 },
    { kind: "event", name: "order", count: 1 },
  ]);
  expect(counters.take()).toEqual([]);
});

it("counts names beyond the bound together, also those of counts that were taken", () => {
  const counters = new FigureCounters();
  for (let name = 0; name < 1000; name += 1) counters.add("referrer", `host${name}.example`);
  const counts = counters.take();
  expect(counts).toHaveLength(301);
  expect(counts.at(-1)).toEqual({ kind: "referrer", name: OTHERS, count: 700 });
  counters.add("referrer", "host5000.example");
  counters.add("referrer", "host1.example");
  expect(counters.take().map(({ name }) => name)).toEqual([OTHERS, "host1.example"]);
  counters.forgetNames();
  counters.add("referrer", "host5000.example");
  expect(counters.take().map(({ name }) => name)).toEqual(["host5000.example"]);
});
