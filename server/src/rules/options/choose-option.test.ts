import { describe, expect, it } from "vitest";
import { askedOptions, chooseOption } from "./choose-option.js";
import type { Choice, OptionedProduct } from "./option.js";

const SHUTTERS: OptionedProduct = {
  name: "Shutters",
  options: [
    { name: "fit", values: ["recess", "exact"], defaultValue: "recess" },
    { name: "frame", values: ["L frame", "Z frame", "outside frame"], defaultValue: "L frame" },
  ],
};
const ROLLER: OptionedProduct = {
  name: "Roller Blinds",
  options: [
    { name: "fit", values: ["recess", "exact"], defaultValue: "recess" },
    { name: "fixing", values: ["top", "face"], defaultValue: "top" },
    { name: "control", values: ["cord-free", "chain"], defaultValue: "cord-free" },
    { name: "control side", values: ["left", "right"], defaultValue: "left" },
  ],
};

type Press = [name: string, value: string];

/** What is chosen after choosing one by one. */
const after = (product: OptionedProduct, ...presses: Press[]): readonly Choice[] =>
  presses.reduce<readonly Choice[]>(
    (chosen, [name, value]) => chooseOption(product, chosen, "PVC", { name, value }),
    [],
  );
const inPairs = (choices: readonly Choice[]) => choices.map(({ name, value }) => [name, value]);

describe("choosing an option", () => {
  it("keeps what differs from the default, in the order of the product's options", () => {
    expect(inPairs(after(ROLLER, ["control", "chain"], ["fit", "exact"]))).toEqual([
      ["fit", "exact"],
      ["control", "chain"],
    ]);
  });

  it("leaves out what is made anyway, also where it follows another choice", () => {
    expect(after(ROLLER, ["fit", "recess"])).toEqual([]);
    expect(inPairs(after(ROLLER, ["fixing", "face"], ["fit", "exact"]))).toEqual([["fit", "exact"]]);
    expect(after(ROLLER, ["fit", "exact"], ["fit", "recess"])).toEqual([]);
  });

  it("keeps a default that another choice would change", () => {
    expect(inPairs(after(ROLLER, ["fit", "exact"], ["fixing", "top"]))).toEqual([
      ["fit", "exact"],
      ["fixing", "top"],
    ]);
  });

  it("forgets what is asked no more: the side and the height of a chain", () => {
    const corded = after(ROLLER, ["control", "chain"], ["control side", "right"], ["height from floor", "2300 mm"]);
    expect(inPairs(corded)).toEqual([
      ["control", "chain"],
      ["control side", "right"],
      ["height from floor", "2300 mm"],
    ]);
    expect(chooseOption(ROLLER, corded, "PVC", { name: "control", value: "cord-free" })).toEqual([]);
  });
});

it("a height that is none changes nothing else", () => {
  const wrong = after(ROLLER, ["control", "chain"], ["control side", "right"], ["height from floor", "23 mm"]);
  expect(inPairs(chooseOption(ROLLER, wrong, "PVC", { name: "fit", value: "exact" }))).toEqual([
    ["fit", "exact"],
    ["control", "chain"],
    ["control side", "right"],
    ["height from floor", "23 mm"],
  ]);
  const values = askedOptions(ROLLER, wrong, "PVC").flatMap((option) => option.values);
  expect(values.every(({ refusal }) => refusal === undefined)).toBe(true);
});

describe("the options that are asked", () => {
  const asked = (product: OptionedProduct, ...presses: Press[]) =>
    askedOptions(product, after(product, ...presses), "PVC");

  it("have the value that is made", () => {
    const values = asked(ROLLER, ["fit", "exact"], ["control", "chain"]).map(({ name, value }) => [name, value]);
    expect(values).toEqual([
      ["fit", "exact"],
      ["fixing", "face"],
      ["control", "chain"],
      ["control side", "left"],
    ]);
  });

  it("leave out what does not exist beside the others", () => {
    expect(asked(ROLLER).map(({ name }) => name)).toEqual(["fit", "fixing", "control"]);
  });

  it("say why a value can't be chosen", () => {
    const [fit, frame] = asked(SHUTTERS, ["frame", "outside frame"]);
    expect(fit).toEqual({
      name: "fit",
      value: undefined,
      values: [
        { value: "recess", refusal: expect.stringContaining("An outside frame stands on the wall") },
        { value: "exact", refusal: undefined },
      ],
    });
    expect(frame?.values.every(({ refusal }) => refusal === undefined)).toBe(true);
  });

  it("still say it where what was chosen can't be made together", () => {
    const chosen = [
      { name: "fit", value: "exact" },
      { name: "frame", value: "L frame" },
    ];
    const [fit] = askedOptions(SHUTTERS, chosen, "PVC");
    expect(fit?.value).toBe("exact");
    expect(fit?.values.map(({ refusal }) => refusal === undefined)).toEqual([true, false]);
  });
});
