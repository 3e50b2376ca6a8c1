import { describe, expect, it } from "vitest";
import { controlOf, fromSide } from "./control";

describe("the control of a blind", () => {
  it.each([
    [
      { control: "chain", "control side": "right" },
      { kind: "chain", side: "right" },
    ],
    [
      { control: "cord", "control side": "left" },
      { kind: "cord", side: "left" },
    ],
    [
      { control: "wand", "control side": "left" },
      { kind: "wand", side: "left" },
    ],
    [{ "control side": "right" }, { kind: "wand", side: "right" }],
    [{ "wand side": "right" }, { kind: "wand", side: "right" }],
    [{ "motor side": "right" }, { kind: "motor", side: "right" }],
    [{ "crank side": "left" }, { kind: "crank", side: "left" }],
    [{ control: "cord-free", "control side": "left" }, undefined],
    [{}, undefined],
  ] as const)("%j", (chosen, control) => {
    expect(controlOf(chosen)).toEqual(control);
  });

  it("stands at its side", () => {
    expect([fromSide("left", 20, 1000), fromSide("right", 20, 1000)]).toEqual([20, 980]);
  });
});
