import { describe, expect, it } from "vitest";
import type { Choice, OptionedProduct } from "./option.js";
import { settleChoices } from "./settle-choices.js";

const SHUTTERS: OptionedProduct = {
  name: "Shutters",
  options: [
    { name: "fit", values: ["recess", "exact"], defaultValue: "recess" },
    { name: "frame", values: ["L frame", "Z frame", "outside frame"], defaultValue: "L frame" },
    { name: "control", values: ["cord-free", "chain"], defaultValue: "cord-free" },
  ],
};
const CURTAIN: OptionedProduct = {
  name: "Curtains",
  options: [{ name: "lining", values: ["cotton", "unlined"], defaultValue: "cotton" }],
};
const choices = (...pairs: readonly (readonly [string, string])[]): Choice[] =>
  pairs.map(([name, value]) => ({ name, value }));

describe("choices that can be made together", () => {
  it.each([
    [choices()],
    [choices(["frame", "outside frame"], ["fit", "exact"])],
    [choices(["control", "chain"], ["height from floor", "23"])],
  ])("stay as they are: %j", (chosen) => {
    expect(settleChoices(SHUTTERS, chosen, "MDF")).toEqual({ choices: chosen, dropped: [] });
  });
});

describe("choices that can't be made together", () => {
  it("keep what is decided first, and say why the other is dropped", () => {
    const chosen = choices(["frame", "outside frame"], ["height from floor", "2300 mm"], ["fit", "recess"]);
    expect(settleChoices(SHUTTERS, chosen, "MDF")).toEqual({
      choices: choices(["fit", "recess"]),
      dropped: [
        {
          ...{ name: "frame", value: "outside frame" },
          reason: "An outside frame stands on the wall round the opening, so it does not fit inside the recess.",
        },
      ],
    });
  });

  it("keep the height from the floor with its chain", () => {
    const cord = choices(["control", "chain"], ["height from floor", "2300 mm"]);
    const chosen = [...choices(["fit", "exact"], ["frame", "L frame"]), ...cord];
    expect(settleChoices(SHUTTERS, chosen, "MDF").choices).toEqual([...choices(["fit", "exact"]), ...cord]);
  });

  it("give way to the material", () => {
    const { choices: kept, dropped } = settleChoices(CURTAIN, choices(["lining", "unlined"]), "Blackout Fabric");
    expect(kept).toEqual([]);
    expect(dropped.map(({ value }) => value)).toEqual(["unlined"]);
  });
});
