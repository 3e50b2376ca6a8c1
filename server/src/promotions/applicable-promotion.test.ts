import { describe, expect, it } from "vitest";
import { applicablePromotion } from "./applicable-promotion.js";
import type { PromotionRow } from "./promotion.queries.js";

const aPromotion = (changes: Partial<PromotionRow> = {}): PromotionRow => ({
  id: 1,
  name: "Summer offer",
  code: "SUMMER25",
  percent: 10,
  minimumWindows: 1,
  startsAt: "2025-06-01T00:00:00+01:00",
  endsAt: null,
  state: "RUNNING",
  ...changes,
});

const ENDED = aPromotion({ code: "WINTER25", endsAt: "2025-02-28T23:59:59+00:00", state: "ENDED" });
const MANY = aPromotion({ id: 2, name: "Five windows or more", code: null, percent: 15, minimumWindows: 5 });
const SUMMER = aPromotion();

describe("the applied promotion", () => {
  it.each<[string, number, PromotionRow[], PromotionRow | null]>([
    ["none where none is offered", 3, [], null],
    ["the code", 1, [SUMMER], SUMMER],
    ["a code also in an empty cart", 0, [SUMMER], SUMMER],
    ["not a code that has ended", 3, [ENDED], null],
    ["not one without a code before enough windows are there", 4, [MANY], null],
    ["one without a code from then on", 5, [MANY], MANY],
    ["none without a code in an empty cart", 0, [aPromotion({ code: null })], null],
    ["the code while there are too few windows for the other", 4, [MANY, SUMMER], SUMMER],
    ["the greater of two, and not both", 5, [SUMMER, MANY], MANY],
  ])("is %s", (_case, windows, offered, expected) => {
    expect(applicablePromotion(windows, offered).promotion).toBe(expected);
  });

  it("is the shopper's code if both are equal, in any order", () => {
    const equal = { ...MANY, percent: 10 };
    for (const offered of [
      [SUMMER, equal],
      [equal, SUMMER],
    ])
      expect(applicablePromotion(5, offered)).toEqual({ promotion: SUMMER, notice: null });
  });
});

describe("the notice", () => {
  it.each<[string, number, PromotionRow[], string | null]>([
    ["is silent while the code counts", 2, [SUMMER], null],
    ["is silent without a code", 2, [MANY], null],
    ["names the day on which it ended", 2, [ENDED], "WINTER25 ended on 28 February 2025 and does not count any more."],
    [
      "says that a unique code has been used by another order",
      2,
      [aPromotion({ code: "KX47P6HJ3M", state: "USED" })],
      "KX47P6HJ3M has been used and does not count any more.",
    ],
    [
      "says that a unique code was withdrawn",
      2,
      [aPromotion({ code: "KX47P6HJ3M", state: "VOID" })],
      "KX47P6HJ3M has been withdrawn and does not count any more.",
    ],
    [
      "says how many windows are missing",
      2,
      [aPromotion({ minimumWindows: 3 })],
      "SUMMER25 counts from 3 windows on; your cart has 2.",
    ],
    [
      "says what takes off more",
      6,
      [SUMMER, MANY],
      "Five windows or more takes off more than SUMMER25; they are not added up.",
    ],
  ])("%s", (_case, windows, offered, notice) => {
    expect(applicablePromotion(windows, offered).notice).toBe(notice);
  });
});
