import { describe, expect, it } from "vitest";
import {
  isGone,
  isRemovedElsewhere,
  madeHere,
  removedAllTheSame,
  sendingOf,
  settled,
  shownValues,
  withKept,
  withNothingKept,
  withRemoval,
  withReturn,
  withTried,
  withTyped,
  type Held,
} from "./held";

type Values = { name: string; depth: number | null };

const KEY = "k";
const kept = (version: number, values: Partial<Values> = {}, isRemoved = false) => ({
  version,
  isRemoved,
  values: { name: "Left", depth: null, ...values },
});
const known = (version = 1, values: Partial<Values> = {}): Held<Values> => ({
  key: KEY,
  kept: kept(version, values),
  change: {},
  contested: [],
});

function sent(held: Held<Values>) {
  const sending = sendingOf(held);
  if (!sending) throw new Error("There is nothing to send.");
  return sending;
}
const taken = (held: Held<Values>) => ({ sent: sent(held), refused: [], isTaken: true });

describe("a window in this browser", () => {
  it("is sent whole while the shop has nothing of it", () => {
    expect(sendingOf(madeHere(KEY, { name: "Left", depth: null }))).toEqual({
      key: KEY,
      expectedVersion: 0,
      values: { name: "Left", depth: null },
    });
  });

  it("sends only what was typed, and nothing where it was typed back", () => {
    const typed = withTyped(known(3), { depth: 4 });
    expect(sendingOf(typed)).toEqual({ key: KEY, expectedVersion: 3, values: { depth: 4 } });
    expect(sendingOf(withTyped(typed, { depth: null }))).toBeUndefined();
  });

  it("keeps what is typed while an answer is on its way", () => {
    const sent = withTyped(known(), { depth: 4 });
    const later = withTyped(sent, { depth: 5 });
    const answered = withKept(later, kept(2, { depth: 4 }), taken(sent));
    expect(answered.contested).toEqual([]);
    expect(sendingOf(answered)).toMatchObject({ expectedVersion: 2, values: { depth: 5 } });
  });
});

it("takes a text in the form in which the shop keeps it", () => {
  const here = withTyped(known(), { name: "Right " });
  const answered = withKept(here, kept(2, { name: "Right" }), taken(here));
  expect([shownValues(answered).name, sendingOf(answered)]).toEqual(["Right", undefined]);
});

describe("another device's change", () => {
  it("is taken where other fields were typed here", () => {
    const here = withKept(withTyped(known(), { depth: 4 }), kept(2, { name: "Right" }));
    expect(shownValues(here)).toEqual({ name: "Right", depth: 4 });
    expect(sendingOf(here)).toMatchObject({ expectedVersion: 2, values: { depth: 4 } });
  });

  it("of the same field waits for the shopper, who sees both", () => {
    const here = withKept(withTyped(known(), { depth: 4 }), kept(2, { depth: 6 }));
    expect(here.contested).toEqual(["depth"]);
    expect([here.change.depth, here.kept?.values.depth]).toEqual([4, 6]);
    expect(sendingOf(here)).toBeUndefined();
    expect(sendingOf(settled(here, "depth", true))).toMatchObject({ expectedVersion: 2, values: { depth: 4 } });
    expect(shownValues(settled(here, "depth", false)).depth).toBe(6);
  });

  it("that the shop found waits as well", () => {
    const here = withTyped(known(), { depth: 4 });
    const answer = { sent: sent(here), refused: ["depth"], isTaken: false };
    expect(withKept(here, kept(2, { depth: 6 }), answer).contested).toEqual(["depth"]);
  });

  it("of the same value is none", () => {
    expect(withKept(withTyped(known(), { depth: 4 }), kept(2, { depth: 4 })).change).toEqual({});
  });
});

describe("an answer that got lost", () => {
  const lost = (held: Held<Values>) => withTried(held, sent(held).values);

  it("makes no question of what the shop has from here", () => {
    const here = withTyped(lost(withTyped(known(), { depth: 1, name: "Left " })), { depth: 119, name: "Left one" });
    const asked = withKept(here, kept(2, { depth: 1 }));
    expect(asked.contested).toEqual([]);
    expect(sendingOf(asked)).toMatchObject({ expectedVersion: 2, values: { depth: 119, name: "Left one" } });
    const answer = { sent: sent(here), refused: ["depth"], isTaken: false };
    expect(withKept(here, kept(2, { depth: 1 }), answer).contested).toEqual([]);
    expect(withKept(here, kept(2, { depth: 6 }), answer).contested).toEqual(["depth"]);
  });

  it("takes away nothing that was typed back meanwhile", () => {
    const here = withTyped(lost(withTyped(known(), { depth: 1 })), { depth: null });
    expect(sendingOf(here)).toMatchObject({ values: { depth: null } });
    expect(sendingOf(withKept(here, kept(2, { depth: 1 })))).toMatchObject({
      expectedVersion: 2,
      values: { depth: null },
    });
  });

  it("is forgotten with the next answer", () => {
    const here = lost(withTyped(known(), { depth: 1 }));
    const answered = withKept(here, kept(2, { depth: 1 }), taken(here));
    const later = withTyped(withKept(answered, kept(3, { depth: 6 })), { depth: 7 });
    expect(withKept(later, kept(4, { depth: 1 })).contested).toEqual(["depth"]);
  });

  it("makes no question of a removal, unless another device has changed something", () => {
    const here = withRemoval(lost(withTyped(known(), { depth: 1 })));
    expect(sendingOf(withKept(here, kept(2, { depth: 1 })))).toMatchObject({ expectedVersion: 2, isRemoved: true });
    expect(withKept(here, kept(3, { depth: 1, name: "Right" })).isRemovalContested).toBe(true);
  });

  it("is noted once", () => {
    const here = lost(withTyped(known(), { depth: 1 }));
    expect(lost(here)).toBe(here);
  });
});

describe("removing", () => {
  it("is undone before and after the shop knows of it", () => {
    expect(isGone(withReturn(withRemoval(known())))).toBe(false);
    const gone = withKept(withRemoval(known()), kept(2, {}, true));
    expect(isGone(gone)).toBe(true);
    expect(sendingOf(withReturn(gone))).toMatchObject({ expectedVersion: 2, isRemoved: false });
  });

  it("of what another device has changed waits for the shopper", () => {
    const here = withKept(withRemoval(known()), kept(2, { depth: 6 }));
    expect([isGone(here), sendingOf(here)]).toEqual([false, undefined]);
    expect(sendingOf(removedAllTheSame(here))).toMatchObject({ expectedVersion: 2, isRemoved: true });
    expect(isGone(withReturn(here))).toBe(false);
  });

  it("follows a change of this device without a question", () => {
    const sent = withTyped(known(), { depth: 4 });
    const here = withKept(withRemoval(sent), kept(2, { depth: 4 }), taken(sent));
    expect(sendingOf(here)).toMatchObject({ expectedVersion: 2, isRemoved: true });
  });

  it("elsewhere takes nothing away that was typed here", () => {
    const here = withKept(withTyped(known(), { depth: 4 }), kept(2, {}, true));
    expect([isRemovedElsewhere(here), isGone(here), sendingOf(here)]).toEqual([true, false, undefined]);
    expect(sendingOf(withReturn(here))).toMatchObject({ isRemoved: false, values: { depth: 4 } });
    expect(isGone(withKept(known(), kept(2, {}, true)))).toBe(true);
  });
});

it("what the shop no longer knows stays removed where it was, and can be undone", () => {
  const gone = withNothingKept(withKept(withRemoval(known()), kept(2, {}, true)));
  expect([isGone(gone), sendingOf(gone)]).toEqual([true, undefined]);
  expect(sendingOf(withReturn(gone))).toMatchObject({ expectedVersion: 0, values: { name: "Left" } });
});

it("what the shop no longer knows is sent as new", () => {
  expect(sendingOf(withNothingKept(withTyped(known(4), { depth: 4 })))).toEqual({
    key: KEY,
    expectedVersion: 0,
    values: { name: "Left", depth: 4 },
  });
});
