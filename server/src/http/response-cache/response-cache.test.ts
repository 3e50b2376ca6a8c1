import { beforeEach, describe, expect, it, vi } from "vitest";
import { ServiceUnavailable } from "../../kernel/errors/shop-error.js";
import { Answer, type AnswerReach } from "./answer.js";
import { KeptAnswers } from "./response-cache.js";

let isCurrent: boolean;
let isAway: boolean;
let kept: KeptAnswers;
beforeEach(() => {
  isCurrent = true;
  isAway = false;
  kept = new KeptAnswers(
    { isCurrent: () => isCurrent, isAway: () => isAway, age: () => 7 },
    { entries: 3, bytes: 20_000 },
  );
});

const anAnswer = (body: string, reach: AnswerReach = "kept") => new Answer({ headers: {}, body, reach });
const working = (body: string, reach?: AnswerReach) => vi.fn<() => Promise<Answer>>(async () => anAnswer(body, reach));
const textOf = async (answer: Answer | Promise<Answer> | undefined) => (await answer)?.body.toString();

/** An answer that is worked out only when it is told to. */
function slowly(body: string, reach?: AnswerReach) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  return {
    workOut: vi.fn<() => Promise<Answer>>(() => promise),
    finish: () => resolve(anAnswer(body, reach)),
    fail: reject,
  };
}

describe("an answer", () => {
  it("is worked out once and then kept, each key for itself", async () => {
    const [one, other] = [working("one"), working("other")];
    expect(await textOf(kept.answer("1", one))).toBe("one");
    expect(await textOf(kept.answer("2", other))).toBe("other");
    expect(await textOf(kept.answer("1", working("new")))).toBe("one");
    expect(await textOf(kept.find("1"))).toBe("one");
    expect(one).toHaveBeenCalledOnce();
  });

  it("is worked out once for all who ask at the same time", async () => {
    const { workOut, finish } = slowly("x");
    const all = [kept.answer("1", workOut), kept.answer("1", workOut), kept.answer("1", workOut)];
    finish();
    expect(await Promise.all(all.map(textOf))).toEqual(["x", "x", "x"]);
    expect(workOut).toHaveBeenCalledOnce();
  });

  it("that holds but for now goes to those who ask at the same time, and is not kept", async () => {
    const { workOut, finish } = slowly("failed", "once");
    const all = [kept.answer("1", workOut), kept.answer("1", workOut)];
    finish();
    await Promise.all(all);
    expect(workOut).toHaveBeenCalledOnce();
    expect(await textOf(kept.answer("1", working("well")))).toBe("well");
  });

  it("that turns out to be one visitor's goes to nobody else, however near they asked", async () => {
    const mine = slowly("mine", "personal");
    const first = kept.answer("1", mine.workOut);
    const second = kept.answer("1", working("yours", "personal"));
    mine.finish();
    expect(await textOf(first)).toBe("mine");
    expect(await textOf(second)).toBe("yours");
    expect(kept.find("1")).toBeUndefined();
  });

  it("that can't be had is told to all who wait, and tried again by the next", async () => {
    const { workOut, fail } = slowly("x");
    const all = [kept.answer("1", workOut), kept.answer("1", workOut)];
    fail(new Error("away"));
    for (const answer of all) await expect(answer).rejects.toThrow("away");
    expect(await textOf(kept.answer("1", working("back")))).toBe("back");
  });
});

describe("after a change", () => {
  it("nothing is left", async () => {
    await kept.answer("1", working("old"));
    kept.forget();
    expect(kept.find("1")).toBeUndefined();
    expect(await textOf(kept.answer("1", working("new")))).toBe("new");
  });

  it("what was begun before is not kept, nor given to who asks now", async () => {
    const old = slowly("old");
    const before = kept.answer("1", old.workOut);
    kept.forget();
    const after = kept.answer("1", working("new"));
    expect(await textOf(after)).toBe("new");
    old.finish();
    expect(await textOf(before)).toBe("old");
    expect(await textOf(kept.find("1"))).toBe("new");
  });
});

describe("while it can't be known whether something has changed", () => {
  it("nothing is answered from memory, shared or kept", async () => {
    await kept.answer("1", working("old"));
    isCurrent = false;
    expect(kept.find("1")).toBeUndefined();
    const fresh = working("fresh");
    await Promise.all([kept.answer("1", fresh), kept.answer("1", fresh)]);
    expect(fresh).toHaveBeenCalledTimes(2);
    isCurrent = true;
    expect(await textOf(kept.find("1"))).toBe("old");
  });
});

describe("while the database can't be reached", () => {
  const isStale = ({ headers }: Answer) => Object.fromEntries(headers)["cache-status"] === "shop; hit; ttl=-7";

  it("the last answer is given at once, marked with its age, and afterwards without a mark", async () => {
    await kept.answer("1", working("old"));
    [isCurrent, isAway] = [false, true];
    const stale = await kept.answer("1", working("new"));
    expect([await textOf(stale), isStale(stale)]).toEqual(["old", true]);
    expect(Object.fromEntries(stale.headers)["age"]).toBe("7");
    expect(kept.find("2")).toBeUndefined();
    isCurrent = true;
    expect(isStale(await kept.answer("1", working("new")))).toBe(false);
  });

  it("the last answer is given too where that only shows in the attempt, by an error or by a status", async () => {
    await kept.answer("1", working("old"));
    isCurrent = false;
    const failing = () => Promise.reject(new ServiceUnavailable());
    expect(isStale(await kept.answer("1", failing))).toBe(true);
    const unavailable = async () => new Answer({ status: 503, headers: {}, body: "not now", reach: "once" });
    expect(isStale(await kept.answer("1", unavailable))).toBe(true);
    await expect(kept.answer("2", failing)).rejects.toBeInstanceOf(ServiceUnavailable);
    await expect(kept.answer("1", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });

  it("and what has changed meanwhile is not, once that is known", async () => {
    await kept.answer("1", working("old"));
    [isCurrent, isAway] = [false, true];
    kept.forget();
    expect(kept.find("1")).toBeUndefined();
  });
});

describe("memory", () => {
  it("holds so many answers, and forgets the one that was asked for longest ago", async () => {
    for (const key of ["1", "2", "3"]) await kept.answer(key, working(key));
    kept.find("1");
    await kept.answer("4", working("4"));
    expect(["1", "2", "3", "4"].filter((key) => kept.find(key))).toEqual(["1", "3", "4"]);
  });

  it("holds so many bytes, keys among them, and nothing that is larger than all", async () => {
    await kept.answer("1", working("x".repeat(9_000)));
    await kept.answer("2", working("x".repeat(9_000)));
    expect(["1", "2"].filter((key) => kept.find(key))).toEqual(["2"]);
    await kept.answer("k".repeat(15_000), working("x"));
    expect(kept.find("2")).toBeUndefined();
    await kept.answer("3", working("x".repeat(20_000)));
    expect(kept.find("3")).toBeUndefined();
  });
});
