import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServiceUnavailable } from "../../kernel/errors/shop-error.js";
import { CacheableResponse, type Cacheability } from "./cacheable-response.js";
import { ResponseCache } from "./response-cache.js";

let isCurrent: boolean;
let isUnreachable: boolean;
let isInStorm: boolean;
let answered: Promise<void>;
let cache: ResponseCache;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(1); // to lru-cache the moment 0 is none
  isCurrent = true;
  isUnreachable = false;
  isInStorm = false;
  answered = Promise.resolve();
  cache = cacheOf({ entries: 3, bytes: 20_000 });
});
afterEach(() => void vi.useRealTimers());

const cacheOf = (bounds: ConstructorParameters<typeof ResponseCache>[1]) =>
  new ResponseCache(
    {
      isCurrent: () => isCurrent,
      whenAnswered: () => answered,
      isInStorm: () => isInStorm,
      isUnreachable: () => isUnreachable,
      age: () => 7,
    },
    bounds,
  );

const aResponse = (body: string, cacheability: Cacheability = "public") =>
  new CacheableResponse({ headers: {}, body, cacheability });
/** What shows and depends on these keys. */
const showing =
  (body: string, ...keys: string[]) =>
  async () =>
    new CacheableResponse({ headers: {}, body, cacheability: "public", keys: new Set(keys) });
const computing = (body: string, cacheability?: Cacheability) =>
  vi.fn<() => Promise<CacheableResponse>>(async () => aResponse(body, cacheability));
const textOf = async (answer: CacheableResponse | Promise<CacheableResponse> | undefined) =>
  (await answer)?.body.toString();

/** A computation that ends when the test says so. */
function slowly(body: string, cacheability?: Cacheability) {
  const { promise, resolve, reject } = Promise.withResolvers<CacheableResponse>();
  return {
    compute: vi.fn<() => Promise<CacheableResponse>>(() => promise),
    finish: () => resolve(aResponse(body, cacheability)),
    fail: reject,
  };
}

describe("a response", () => {
  it("is computed once for each key and then cached", async () => {
    const [one, other] = [computing("one"), computing("other")];
    expect(await textOf(cache.get("1", one))).toBe("one");
    expect(await textOf(cache.get("2", other))).toBe("other");
    expect(await textOf(cache.get("1", computing("new")))).toBe("one");
    expect(await textOf(cache.find("1"))).toBe("one");
    expect(one).toHaveBeenCalledOnce();
  });

  it("is computed once for requests at the same time", async () => {
    const { compute, finish } = slowly("x");
    const all = [cache.get("1", compute), cache.get("1", compute), cache.get("1", compute)];
    finish();
    expect(await Promise.all(all.map(textOf))).toEqual(["x", "x", "x"]);
    expect(compute).toHaveBeenCalledOnce();
  });

  it("that is only coalesced goes to requests at the same time and is not cached", async () => {
    const { compute, finish } = slowly("failed", "coalesced");
    const all = [cache.get("1", compute), cache.get("1", compute)];
    finish();
    await Promise.all(all);
    expect(compute).toHaveBeenCalledOnce();
    expect(await textOf(cache.get("1", computing("well")))).toBe("well");
  });

  it("that turns out to be private goes to no other request, even at the same time", async () => {
    const mine = slowly("mine", "private");
    const first = cache.get("1", mine.compute);
    const second = cache.get("1", computing("yours", "private"));
    mine.finish();
    expect(await textOf(first)).toBe("mine");
    expect(await textOf(second)).toBe("yours");
    expect(cache.find("1")).toBeUndefined();
  });

  it("that fails rejects for all requests that wait, and the next one computes it again", async () => {
    const { compute, fail } = slowly("x");
    const all = [cache.get("1", compute), cache.get("1", compute)];
    fail(new Error("away"));
    for (const answer of all) await expect(answer).rejects.toThrow("away");
    expect(await textOf(cache.get("1", computing("back")))).toBe("back");
  });
});

describe("after a change of the catalogue", () => {
  it("the cache is empty", async () => {
    await cache.get("1", computing("old"));
    cache.drop("everything");
    expect(cache.find("1")).toBeUndefined();
    expect(await textOf(cache.get("1", computing("new")))).toBe("new");
  });

  it("computations that started earlier are neither cached nor shared with later requests", async () => {
    const old = slowly("old");
    const before = cache.get("1", old.compute);
    cache.drop("everything");
    const after = cache.get("1", computing("new"));
    expect(await textOf(after)).toBe("new");
    old.finish();
    expect(await textOf(before)).toBe("old");
    expect(await textOf(cache.find("1"))).toBe("new");
  });
});

describe("after a change of one product", () => {
  const change = new Set(["product:roller", "products"]);

  it("only what shows it, depends on it or does not say what it shows is computed anew", async () => {
    cache = cacheOf({ entries: 9, bytes: 20_000 });
    await cache.get("its page", showing("x", "product:roller"));
    await cache.get("a list", showing("x", "product:other", "products"));
    await cache.get("another page", showing("x", "product:other"));
    await cache.get("unknown", computing("x"));
    cache.drop(change);
    const kept = ["its page", "a list", "another page", "unknown"].filter((key) => cache.find(key));
    expect(kept).toEqual(["another page"]);
  });

  it("a computation that started earlier is cached where it shows nothing of it, and not shared in any case", async () => {
    const [its, other] = [Promise.withResolvers<CacheableResponse>(), Promise.withResolvers<CacheableResponse>()];
    const begun = [cache.get("its", () => its.promise), cache.get("other", () => other.promise)];
    cache.drop(new Set(["product:another"]));
    cache.drop(change);
    expect(await textOf(cache.get("other", computing("second")))).toBe("second");
    its.resolve(await showing("old", "product:roller")());
    other.resolve(await showing("first", "product:other")());
    await Promise.all(begun);
    expect(cache.find("its")).toBeUndefined();
    expect(await textOf(cache.find("other"))).toBe("first");
  });
});

describe("what a change has outdated", () => {
  const refusing = () => Promise.reject(new ServiceUnavailable());
  const outdate = async (response = showing("old", "product:one")) => {
    cache = cacheOf({ entries: 3, bytes: 20_000, servesOutdated: true });
    await cache.get("1", response);
    cache.drop(new Set(["product:one"]));
  };

  it("is served to everybody in a storm of changes until it has been computed anew by one", async () => {
    isInStorm = true;
    await outdate();
    expect(await textOf(cache.find("1"))).toBe("old");
    vi.advanceTimersByTime(3000);
    expect(cache.find("1")).toBeUndefined();
    const anew = slowly("new");
    expect(await textOf(cache.get("1", anew.compute))).toBe("old");
    expect(await textOf(cache.get("1", anew.compute))).toBe("old");
    expect(await textOf(cache.find("1"))).toBe("old");
    expect(anew.compute).toHaveBeenCalledOnce();
    anew.finish();
    await vi.waitFor(async () => expect(await textOf(cache.find("1"))).toBe("new"));
    expect(cache.state().bytes).toBeLessThan(1000); // those of one response
  });

  it("and what a change meets while it is computed is served as well, newer than the one before", async () => {
    isInStorm = true;
    await outdate();
    vi.advanceTimersByTime(3000);
    const anew = slowly("newer");
    await cache.get("1", anew.compute);
    cache.drop(new Set(["product:one"]));
    anew.finish();
    await vi.waitFor(async () => expect(await textOf(cache.find("1"))).toBe("newer"));
    vi.advanceTimersByTime(3000);
    expect(await textOf(cache.get("1", slowly("newest").compute))).toBe("newer");
  });

  it("is not served where no storm is, but instead of a refusal", async () => {
    await outdate();
    expect(cache.find("1")).toBeUndefined();
    const answers = await Promise.all([cache.get("1", refusing), cache.get("1", refusing)]);
    expect(answers.map(({ body, isConfirmed }) => [body.toString(), isConfirmed])).toEqual([
      ["old", false],
      ["old", false],
    ]);
    expect(await textOf(cache.get("1", showing("new", "product:one")))).toBe("new");
  });

  it("is not served in a storm where the shop's facts or rules may have changed", async () => {
    isInStorm = true;
    await outdate();
    expect(cache.find("1")).toBeDefined();
    cache.drop("everything");
    expect(cache.find("1")).toBeUndefined();
    await cache.get("2", computing("old"));
    cache.drop("everything");
    expect(cache.find("2")).toBeUndefined();
    const { compute, finish } = slowly("of before");
    const waiting = cache.get("2", compute);
    cache.drop("everything");
    finish();
    await waiting;
    expect(cache.find("2")).toBeUndefined();
  });

  it("does not hide a fault", async () => {
    await outdate();
    const failing = () => Promise.reject(new TypeError("a fault"));
    await expect(cache.get("1", failing)).rejects.toThrow("a fault");
  });

  it("is not served by a cache that serves nothing outdated", async () => {
    isInStorm = true;
    await cache.get("1", computing("old"));
    cache.drop("everything");
    expect(await textOf(cache.get("1", computing("new")))).toBe("new");
  });
});

describe("while it is not known whether the catalogue has changed", () => {
  it("a request waits for the answer of the database, and is served from the cache where nothing has changed", async () => {
    await cache.get("1", computing("kept"));
    isCurrent = false;
    answered = Promise.resolve().then(() => void (isCurrent = true));
    const anew = computing("new");
    expect(await textOf(cache.get("1", anew))).toBe("kept");
    expect(anew).not.toHaveBeenCalled();
  });

  it("nothing is served from the cache, shared or cached", async () => {
    await cache.get("1", computing("old"));
    isCurrent = false;
    expect(cache.find("1")).toBeUndefined();
    const fresh = computing("fresh");
    await Promise.all([cache.get("1", fresh), cache.get("1", fresh)]);
    expect(fresh).toHaveBeenCalledTimes(2);
    isCurrent = true;
    expect(await textOf(cache.find("1"))).toBe("old");
  });
});

describe("while the database can't be reached", () => {
  const isStale = ({ headers }: CacheableResponse) =>
    Object.fromEntries(headers)["cache-status"] === "shop; hit; ttl=-7";

  it("the last response is served at once, marked as stale with its age, and unmarked afterwards", async () => {
    await cache.get("1", computing("old"));
    [isCurrent, isUnreachable] = [false, true];
    const stale = await cache.get("1", computing("new"));
    expect([await textOf(stale), isStale(stale)]).toEqual(["old", true]);
    expect(Object.fromEntries(stale.headers)["age"]).toBe("7");
    expect(cache.find("2")).toBeUndefined();
    isCurrent = true;
    expect(isStale(await cache.get("1", computing("new")))).toBe(false);
  });

  it("the last response is also served where only the computation shows it, by an error or by a status", async () => {
    await cache.get("1", computing("old"));
    isCurrent = false;
    const failing = () => Promise.reject(new ServiceUnavailable());
    expect(isStale(await cache.get("1", failing))).toBe(true);
    const unavailable = async () =>
      new CacheableResponse({ status: 503, headers: {}, body: "not now", cacheability: "coalesced" });
    expect(isStale(await cache.get("1", unavailable))).toBe(true);
    await expect(cache.get("2", failing)).rejects.toBeInstanceOf(ServiceUnavailable);
    await expect(cache.get("1", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });

  it("a response from before a known change is not served", async () => {
    await cache.get("1", computing("old"));
    [isCurrent, isUnreachable] = [false, true];
    cache.drop("everything");
    expect(cache.find("1")).toBeUndefined();
  });
});

describe("a response is confirmed, so that shared caches may keep it,", () => {
  const isConfirmed = async (answer: CacheableResponse | Promise<CacheableResponse>) => (await answer).isConfirmed;

  it("where nothing that it shows has changed", async () => {
    expect(await isConfirmed(cache.get("1", showing("x", "product:roller")))).toBe(true);
    cache.drop(new Set(["product:other"]));
    expect(await isConfirmed(cache.get("1", showing("x", "product:roller")))).toBe(true);
  });

  it("and not where that changed while it was computed, for who waits", async () => {
    const { compute, finish } = slowly("x");
    const all = [cache.get("1", compute), cache.get("1", compute)];
    cache.drop("everything");
    finish();
    expect(await Promise.all(all.map(isConfirmed))).toEqual([false, false]);
  });

  it("and not where it is not known what has changed, or the database is away", async () => {
    await cache.get("1", computing("x"));
    isCurrent = false;
    expect(await isConfirmed(cache.get("1", computing("x")))).toBe(false);
    isUnreachable = true;
    expect(await isConfirmed(cache.get("1", computing("x")))).toBe(false);
    isCurrent = true;
    expect(await isConfirmed(cache.get("1", computing("x")))).toBe(true);
  });

  it("and not where a storm has outdated it", async () => {
    isInStorm = true;
    cache = cacheOf({ entries: 3, bytes: 20_000, servesOutdated: true });
    await cache.get("1", computing("old"));
    cache.drop(new Set(["product:one"]));
    const outdated = cache.find("1");
    expect([outdated?.body.toString(), outdated?.isConfirmed]).toEqual(["old", false]);
  });
});

describe("the size of the cache", () => {
  it("is bounded by entries: the least recently used is evicted", async () => {
    for (const key of ["1", "2", "3"]) await cache.get(key, computing(key));
    cache.find("1");
    await cache.get("4", computing("4"));
    expect(["1", "2", "3", "4"].filter((key) => cache.find(key))).toEqual(["1", "3", "4"]);
  });

  it("is bounded by bytes, keys included; larger responses are not cached", async () => {
    await cache.get("1", computing("x".repeat(9_000)));
    await cache.get("2", computing("x".repeat(9_000)));
    expect(["1", "2"].filter((key) => cache.find(key))).toEqual(["2"]);
    await cache.get("k".repeat(15_000), computing("x"));
    expect(cache.find("2")).toBeUndefined();
    await cache.get("3", computing("x".repeat(20_000)));
    expect(cache.find("3")).toBeUndefined();
  });
});
