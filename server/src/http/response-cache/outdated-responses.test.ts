import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CacheableResponse } from "./cacheable-response.js";
import { OutdatedResponses } from "./outdated-responses.js";

let responses: OutdatedResponses;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(1); // to lru-cache the moment 0 is none
  responses = new OutdatedResponses({ max: 9, maxSize: 9000, sizeOf: () => 100 });
});
afterEach(() => void vi.useRealTimers());

const keep = (key: string, isOfStorm = true) => {
  const response = new CacheableResponse({ headers: {}, body: key, cacheability: "public" });
  responses.keep(key, { response, since: performance.now(), isOfStorm });
};
const bodyOf = (response: CacheableResponse | undefined) => response?.body.toString();
const unending = () => new Promise(() => {});

describe("a response that a storm has outdated", () => {
  it("rests for three seconds, so that changes cost one computation", () => {
    keep("1");
    vi.advanceTimersByTime(2999);
    expect(bodyOf(responses.resting("1"))).toBe("1");
    vi.advanceTimersByTime(1);
    expect(responses.resting("1")).toBeUndefined();
  });

  it("is served while it is computed anew, once, four seconds after the change at most", async () => {
    keep("1");
    vi.advanceTimersByTime(3000);
    const compute = vi.fn<() => Promise<unknown>>(unending);
    for (let request = 0; request < 3; request += 1) expect(bodyOf(responses.servedMeanwhile("1", compute))).toBe("1");
    expect(compute).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(999);
    expect(bodyOf(responses.resting("1"))).toBe("1");
    vi.advanceTimersByTime(1);
    expect([responses.resting("1"), responses.servedMeanwhile("1", compute)]).toEqual([undefined, undefined]);
  });

  it("is computed anew by the next request where it failed", async () => {
    keep("1");
    vi.advanceTimersByTime(3000);
    const compute = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error("away")));
    responses.servedMeanwhile("1", compute);
    await Promise.resolve();
    responses.servedMeanwhile("1", compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it("waits its turn while four others are computed anew", async () => {
    const keys = ["1", "2", "3", "4", "5"];
    for (const key of keys) keep(key);
    vi.advanceTimersByTime(3000);
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const key of keys.slice(0, 4)) responses.servedMeanwhile(key, key === "1" ? () => promise : unending);
    expect(bodyOf(responses.resting("5"))).toBe("5");
    resolve();
    await promise;
    expect(responses.resting("5")).toBeUndefined();
  });
});

it("one that a single change has outdated is computed anew at once", () => {
  keep("1", false);
  expect([responses.resting("1"), responses.servedMeanwhile("1", unending)]).toEqual([undefined, undefined]);
});

it("any helps out for five seconds, and shared caches may not keep it", () => {
  keep("1", false);
  vi.advanceTimersByTime(5000);
  expect(responses.helpingOut("1")).toMatchObject({ isConfirmed: false });
  vi.advanceTimersByTime(1);
  expect(responses.helpingOut("1")).toBeUndefined();
});
