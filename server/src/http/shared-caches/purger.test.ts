import { channel } from "node:diagnostics_channel";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Purger } from "./purger.js";

let purger: Purger;
/** The keys of each request, and whether the cache takes requests now. */
let sent: string[][];
let isTaking: boolean;
let lines: { level: number; msg: string }[];
let outcomes: string[];

const note = (occurrence: unknown) => outcomes.push((occurrence as { outcome: string }).outcome);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  [sent, isTaking, lines, outcomes] = [[], true, [], []];
  channel("shop:occurrence").subscribe(note);
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const send = async (keys: readonly string[]) => {
    sent.push([...keys]);
    if (!isTaking) throw new Error("away");
  };
  purger = new Purger({ send, keepsFor: 60, logger });
});
afterEach(async () => {
  await purger.close();
  channel("shop:occurrence").unsubscribe(note);
  vi.useRealTimers();
});

const aChange = (...keys: string[]) => new Set(keys);

describe("a change", () => {
  it("is purged at once, with what any change outdates", async () => {
    purger.purge(aChange("product:a", "products"));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([["product:a", "products", "any-change"]]);
    expect(outcomes).toEqual(["sent"]);
  });

  it("is purged once more after three seconds, for what was on its way to the cache, and not again", async () => {
    purger.purge(aChange("product:a"));
    await vi.advanceTimersByTimeAsync(2999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent[1]).toEqual(sent[0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  it("that concerns everything is one key", async () => {
    purger.purge("everything");
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([["catalogue"]]);
  });
});

describe("in a storm", () => {
  it("what changes during 200 ms is one request", async () => {
    purger.purge(aChange("product:a"));
    for (let place = 0; place < 100; place += 1) purger.purge(aChange(`product:${place % 50}`));
    await vi.advanceTimersByTimeAsync(199);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toHaveLength(51);
  });

  it("more than 200 keys are purged as everything", async () => {
    purger.purge(aChange(...Array.from({ length: 200 }, (_, place) => `product:${place}`)));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([["catalogue"]]);
  });
});

describe("while the cache takes no purges", () => {
  it("they are tried again, less and less often, with what has changed since, and the log says so once", async () => {
    isTaking = false;
    purger.purge(aChange("product:a"));
    await vi.advanceTimersByTimeAsync(0);
    purger.purge(aChange("product:b"));
    await vi.advanceTimersByTimeAsync(100 + 200 + 400);
    expect(sent).toHaveLength(4);
    isTaking = true;
    await vi.advanceTimersByTimeAsync(800);
    expect(sent[4]?.toSorted()).toEqual(["any-change", "product:a", "product:b"]);
    expect(lines.map(({ msg }) => msg)).toEqual([
      "the shared cache takes no purges: tried again until its responses are over",
      "the shared cache takes purges again",
    ]);
    expect(outcomes).toEqual(["failed", "failed", "failed", "failed", "sent"]);
  });

  it("each is given up when the cache has dropped by age what it was for", async () => {
    isTaking = false;
    purger.purge(aChange("product:a"));
    await vi.advanceTimersByTimeAsync(80_000);
    const tries = sent.length;
    expect(outcomes.at(-1)).toBe("given up");
    expect(lines.at(-1)?.level).toBe(50);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(sent).toHaveLength(tries);
  });

  it("closing does not wait for it", async () => {
    isTaking = false;
    purger.purge(aChange("product:a"));
    await vi.advanceTimersByTimeAsync(0);
    await purger.close();
    purger.purge(aChange("product:b"));
    await vi.advanceTimersByTimeAsync(80_000);
    expect(sent).toHaveLength(1);
  });
});
