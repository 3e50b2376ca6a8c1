import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createReadiness } from "./readiness.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database that behaves like `write`, with its number of calls. */
function aDatabase(write: () => Promise<unknown>) {
  const query = vi.fn<() => Promise<unknown>>(write);
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  return { ready: createReadiness({ lacksMigrations: async () => false, write: query }, logger), query, lines };
}

it("checks the database at most once a second", async () => {
  const { ready, query } = aDatabase(async () => []);
  await Promise.all(Array.from({ length: 50 }, ready));
  await vi.advanceTimersByTimeAsync(999);
  await ready();
  expect(query).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await ready();
  expect(query).toHaveBeenCalledTimes(2);
});

it("logs changes only", async () => {
  let isFull = true;
  const { ready, lines } = aDatabase(async () => {
    if (isFull) throw new Error("No space left on device");
  });
  const said = [];
  for (let second = 0; second < 6; second += 1) {
    isFull = second < 3;
    said.push(await ready());
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(said).toEqual([...Array<string>(3).fill("nothing can be written"), ...Array(3).fill(undefined)]);
  expect(lines).toEqual(["not ready: nothing can be written", "ready again"]);
});

it("does not wait for an unresponsive database", async () => {
  const { ready } = aDatabase(() => new Promise(() => {}));
  const answer = ready();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await answer).toBe("database unavailable");
});
