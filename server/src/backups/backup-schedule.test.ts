import { describe, expect, it } from "vitest";
import { eachDayAt, isTimeOfDay, nextAt } from "./backup-schedule.js";

describe("the next time of day", () => {
  it.each([
    ["2026-11-27T02:59:59.999Z", "2026-11-27T03:00:00.000Z"],
    ["2026-11-27T03:00:00.000Z", "2026-11-28T03:00:00.000Z"],
    ["2026-12-31T23:30:00.000Z", "2027-01-01T03:00:00.000Z"],
  ])("after %s is %s", (now, next) => {
    expect(nextAt("03:00", new Date(now)).toISOString()).toBe(next);
  });

  it.each(["24:00", "3:00", "03:60", "night", ""])("%s is none", (text) => {
    expect(isTimeOfDay(text)).toBe(false);
  });
});

it("backs up each day, again an hour after a failure, and ends with its signal", async () => {
  const ending = new AbortController();
  const said: string[] = [];
  const waits: number[] = [];
  const outcomes = [1, new Error("The database is away."), 0];
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds);
    if (waits.length > 3) ending.abort();
    ending.signal.throwIfAborted();
  };
  const work = async () => {
    const outcome = outcomes.shift() ?? 0;
    if (typeof outcome === "number") return outcome;
    throw outcome;
  };
  await eachDayAt("03:00", work, (line) => said.push(line), ending.signal, pause);
  expect(outcomes).toEqual([]);
  const anHour = expect.closeTo(60 * 60 * 1000, -5);
  expect(waits.slice(1, 3)).toEqual([anHour, anHour]);
  expect(said.filter((line) => !line.startsWith("The next backup"))).toEqual([
    "No backup was written: The database is away.",
  ]);
});
