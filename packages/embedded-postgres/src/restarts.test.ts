import { AbortError } from "p-retry";
import { expect, it } from "vitest";
import { keepRunning } from "./restarts.ts";

/** So short that no test waits, and still growing. */
const PATIENCE = { retries: 3, minTimeout: 1, factor: 2, maxTimeout: 1000, stableMs: 100_000 };

/** A Postgres of which a test says when it ends. */
function aProcess() {
  let end = (_how: string) => {};
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { port: 5432, ended, end, stop: async () => end("SIGINT") };
}

/** One that runs and its successors, `undefined` for an attempt that fails. */
function supervised(successors: (ReturnType<typeof aProcess> | Error)[], patience = PATIENCE) {
  const first = aProcess();
  const lines: string[] = [];
  let attempts = 0;
  const { lost, stop } = keepRunning(first, {
    startAgain: async () => {
      const next = successors[(attempts += 1) - 1];
      if (next === undefined || next instanceof Error) throw next ?? new Error("No port.");
      return next;
    },
    log: (line) => lines.push(line),
    patience,
  });
  return { first, lost, stop, lines, attempts: () => attempts };
}

it("restarts a Postgres that ended by itself, and logs both", async () => {
  const next = aProcess();
  const { first, stop, lines } = supervised([next]);
  first.end("SIGKILL");
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines[0]).toBe("Postgres ended by itself (SIGKILL). Starting it again.");
  expect(lines[1]).toMatch(/^Postgres is back after \d+\.\d s\.$/);
  await stop();
});

it("tries again with pauses that grow, and gives up after the last with the reason", async () => {
  const { first, lost, lines, attempts } = supervised([]);
  first.end("code 1");
  expect((await lost).message).toBe("Postgres could not be started again: No port.");
  expect(attempts()).toBe(4);
  expect(lines.slice(1)).toEqual([
    "Postgres does not start: No port. The next try is in 0.001 s.",
    "Postgres does not start: No port. The next try is in 0.002 s.",
    "Postgres does not start: No port. The next try is in 0.004 s.",
  ]);
});

it("gives up at once where another try can't help", async () => {
  const { first, lost, attempts } = supervised([new AbortError("Its data is gone.")]);
  first.end("code 1");
  expect((await lost).message).toBe("Postgres could not be started again: Its data is gone.");
  expect(attempts()).toBe(1);
});

it("counts one that ends soon after its start as a failed try", async () => {
  const successors = Array.from({ length: 10 }, aProcess);
  const { first, lost, attempts } = supervised(successors);
  first.end("SIGSEGV");
  for (const { end } of successors) end("SIGSEGV");
  expect((await lost).message).toBe("Postgres could not be started again: It ended again (SIGSEGV).");
  expect(attempts()).toBe(4);
});

it("resets the count after one that ran for a while", async () => {
  const successors = Array.from({ length: 10 }, aProcess);
  const { first, lost, attempts } = supervised(successors, { ...PATIENCE, stableMs: 0 });
  first.end("SIGKILL");
  for (const { end } of successors) end("SIGKILL");
  await lost;
  expect(attempts()).toBe(10 + 4);
});

it("starts nothing more once it is stopped, even in a pause", async () => {
  const { first, stop, lines, attempts } = supervised([], { ...PATIENCE, minTimeout: 60_000, maxTimeout: 60_000 });
  first.end("SIGKILL");
  await expect.poll(() => lines).toHaveLength(2);
  await stop();
  expect(attempts()).toBe(1);
});

it("stops the one that was on its way up", async () => {
  const next = aProcess();
  const first = aProcess();
  let arrive = () => {};
  const underWay = new Promise<void>((resolve) => (arrive = resolve));
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const { stop } = keepRunning(first, {
    startAgain: async () => {
      asked();
      await underWay;
      return next;
    },
    log: () => {},
    patience: PATIENCE,
  });
  first.end("SIGKILL");
  await isAsked;
  const stopped = stop();
  arrive();
  await stopped;
  expect(await next.ended).toBe("SIGINT");
});
