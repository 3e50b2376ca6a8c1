import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServiceUnavailable } from "../kernel/errors/shop-error.js";
import { RenderQueue } from "./render-queue.js";

let lines: string[];
let queue: RenderQueue;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  queue = new RenderQueue(pino({}, { write: (line) => void lines.push(line) }), { atOnce: 2, waiting: 3 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pages that finish on demand. */
function pages(count: number) {
  const begun: number[] = [];
  const ends = Array.from({ length: count }, () => Promise.withResolvers<string>());
  const asked = ends.map(({ promise }, page) =>
    queue.run(() => {
      begun.push(page);
      return promise;
    }),
  );
  return { begun, asked, end: (page: number) => ends[page]?.resolve(`page ${page}`), ends };
}

describe("parallel pages", () => {
  it("are rendered up to a limit, the others in order of arrival", async () => {
    const { begun, asked, end } = pages(5);
    expect(begun).toEqual([0, 1]);
    end(1);
    expect(await asked[1]).toBe("page 1");
    expect(begun).toEqual([0, 1, 2]);
    for (const page of [0, 2, 3, 4]) end(page);
    expect(await Promise.all(asked)).toHaveLength(5);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it("are refused above the queue's limit, unrendered and after a pause", async () => {
    const { begun, asked, end } = pages(6);
    const refusal = vi.fn<(error: unknown) => void>();
    void asked[5]?.catch(refusal);
    await vi.advanceTimersByTimeAsync(999);
    expect(refusal).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(refusal).toHaveBeenCalledWith(expect.any(ServiceUnavailable));
    for (const page of [0, 1, 2, 3, 4]) end(page);
    await Promise.all(asked.slice(0, 5));
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it("leave their slot when they fail", async () => {
    const { asked, ends, end } = pages(3);
    ends[0]?.reject(new Error("broken"));
    await expect(asked[0]).rejects.toThrow("broken");
    for (const page of [1, 2]) end(page);
    expect(await asked[2]).toBe("page 2");
  });
});

describe("a task in the middle of its work", () => {
  /** Does two pieces of work on a queue of one at a time and lets others go between them. */
  function twoPieces(one: RenderQueue, done: string[]) {
    const first = Promise.withResolvers<void>();
    const task = one.run(async () => {
      await first.promise;
      done.push("first piece");
      await one.letOthersGo();
      done.push("second piece");
    });
    return { task, endFirst: () => first.resolve() };
  }

  it.each([
    ["lets a waiting one go first", 3],
    ["is not refused when the queue is full", 1],
  ])("%s", async (_, waiting) => {
    const one = new RenderQueue(pino({ level: "silent" }), { atOnce: 1, waiting });
    const done: string[] = [];
    const { task, endFirst } = twoPieces(one, done);
    const other = one.run(async () => void done.push("other"));
    endFirst();
    await Promise.all([task, other]);
    expect(done).toEqual(["first piece", "other", "second piece"]);
  });

  it("goes on at once where nobody waits, and leaves its slot once", async () => {
    const one = new RenderQueue(pino({ level: "silent" }), { atOnce: 1, waiting: 1 });
    const done: string[] = [];
    const { task, endFirst } = twoPieces(one, done);
    endFirst();
    await task;
    const ends = Promise.withResolvers<void>();
    const [running, next] = [one.run(() => ends.promise), one.run(async () => void done.push("next"))];
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(["first piece", "second piece"]);
    ends.resolve();
    await Promise.all([running, next]);
    expect(done).toEqual(["first piece", "second piece", "next"]);
  });
});

it("log refusals once per flood", async () => {
  for (const flood of [1, 2]) {
    const { asked, ends } = pages(9);
    const answers = Promise.allSettled(asked);
    for (const { resolve } of ends) resolve("page");
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answers).filter(({ status }) => status === "rejected")).toHaveLength(4);
    expect(lines.filter((line) => line.includes("pages are refused"))).toHaveLength(flood);
  }
});
