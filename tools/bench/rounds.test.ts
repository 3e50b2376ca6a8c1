import { expect, it } from "vitest";
import type { Load, LoadResult } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { runRounds, warmUp, type Candidate } from "./rounds.ts";

/** Servers whose rates are given for each round, and the order in which they were measured. */
function aMachine(rates: Record<string, number[]>) {
  const order: string[] = [];
  const left = structuredClone(rates);
  let cpuMicroseconds = 0;
  const usage = async () => ({ cpuMicroseconds: (cpuMicroseconds += 500), rssBytes: 0 });
  const candidates: Candidate[] = Object.keys(rates).map((name) => {
    const server: MeasuredServer = { url: name, startMs: 0, usage, stop: async () => {} };
    return { name, server, requests: [], expected: "" };
  });
  const generator = {
    async run({ url }: Load): Promise<LoadResult> {
      order.push(url);
      return { responses: 100, perSecond: left[url]?.shift() ?? NaN, p99: order.length, faults: [] };
    },
  };
  return { candidates, generator, order };
}

const course = { connections: 16, seconds: 0.1 };

it("measures each candidate once a round, in rotating order", async () => {
  const { candidates, generator, order } = aMachine({ a: [1, 1, 1], b: [1, 1, 1] });
  await runRounds(candidates, { ...course, generator, rounds: 3 });
  expect(order).toEqual(["a", "b", "b", "a", "a", "b"]);
});

it("takes the medians of the rounds, and rates relative to the first candidate's in the same round", async () => {
  const { candidates, generator } = aMachine({ baseline: [100, 1000, 10], shop: [50, 200, 9] });
  const scores = await runRounds(candidates, { ...course, generator, rounds: 3 });
  expect(scores.get("baseline")).toMatchObject({ perSecond: 100, relativeRate: 1 });
  expect(scores.get("shop")).toMatchObject({ perSecond: 50, relativeRate: 0.5 });
});

it("divides the processor time by the responses", async () => {
  const { candidates, generator } = aMachine({ shop: [10] });
  const scores = await runRounds(candidates, { ...course, generator, rounds: 1 });
  expect(scores.get("shop")?.cpu).toBe(500 / 100);
});

it("warms up with a limited number of runs on a slow machine", async () => {
  const { candidates, generator, order } = aMachine({ shop: [] });
  await warmUp(candidates, generator);
  expect(order).toHaveLength(8);
});
