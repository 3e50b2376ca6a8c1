import { describe, expect, it } from "vitest";
import { resolveOptions } from "@rules/options/resolve-options";
import { chosenAmong } from "./chosen";

type Offered = readonly [name: string, values: readonly [string, ...string[]]];

const FIT: Offered = ["fit", ["recess", "exact"]];
const BLIND: readonly Offered[] = [FIT, ["fixing", ["top", "face"]], ["control", ["wand", "cord"]]];
const SHUTTER: readonly Offered[] = [FIT, ["frame", ["L frame", "Z frame", "outside frame"]]];
const CAFE: readonly Offered[] = [FIT, ["frame", ["L frame", "Z frame"]]];
const CURTAIN: readonly Offered[] = [
  ["hangs from", ["track", "pole"]],
  ["hooks", ["lower row, hides a track", "upper row, below a pole"]],
];

/** What the drawing is told of a product whose defaults are its first values. */
const drawn = (offered: readonly Offered[], chosen: Readonly<Record<string, string>>) =>
  chosenAmong(
    offered.map(([name, values]) => ({
      name,
      defaultValue: values[0],
      values: values.map((each) => ({ name: each })),
    })),
    Object.entries(chosen).map(([name, value]) => ({ name, value })),
  );

/** What the rules make of the same. */
function made(offered: readonly Offered[], chosen: Readonly<Record<string, string>>) {
  const product = {
    name: "It",
    options: offered.map(([name, values]) => ({ name, values, defaultValue: values[0] })),
  };
  const resolved = resolveOptions(
    product,
    Object.entries(chosen).map(([name, value]) => ({ name, value })),
    "PVC",
  );
  return "choices" in resolved
    ? Object.fromEntries(resolved.choices.map(({ name, value }) => [name, value]))
    : resolved.refusal;
}

describe("what a page draws is what is made, and so what the cart draws", () => {
  it.each([
    ["a blind", BLIND, {}],
    ["a blind outside its recess, whose brackets are on the wall then", BLIND, { fit: "exact" }],
    ["a blind outside its recess that is fixed to the top", BLIND, { fit: "exact", fixing: "top" }],
    ["a blind with a cord", BLIND, { control: "cord" }],
    ["shutters to their exact size", SHUTTER, { fit: "exact" }],
    ["shutters with a Z frame to their exact size", SHUTTER, { fit: "exact", frame: "Z frame" }],
    ["shutters with a frame on the wall, which settles the fit", SHUTTER, { frame: "outside frame" }],
    ["café shutters, which have no outside frame", CAFE, { fit: "exact" }],
    ["curtains on a pole", CURTAIN, { "hangs from": "pole" }],
    [
      "curtains on a pole with hooks as on a track",
      CURTAIN,
      { "hangs from": "pole", hooks: "lower row, hides a track" },
    ],
  ])("%s", (_name, offered, chosen: Readonly<Record<string, string>>) => {
    expect(drawn(offered, chosen)).toEqual(made(offered, chosen));
  });
});
