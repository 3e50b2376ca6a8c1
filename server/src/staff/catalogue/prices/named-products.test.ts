import { describe, expect, it } from "vitest";
import { withCheck } from "../../../rules/configuration-code.js";
import { codesIn, productFinder } from "./named-products.js";

const find = productFinder([
  { name: "Roller Blinds" },
  { name: "Blackout Roller Blinds" },
  { name: "Day & Night Blinds" },
  { name: "Made-to-Measure Curtains" },
]);
const namesIn = (text: string) => find(text).map(({ name }) => name);

describe("the products that a text names", () => {
  it.each([
    ["How much is a roller blind for a bay?", ["Roller Blinds"]],
    ["ROLLER BLINDS, and roller blinds again.", ["Roller Blinds"]],
    ["Two day & night blinds", ["Day & Night Blinds"]],
    ["made to measure curtains", ["Made-to-Measure Curtains"]],
    ["a blackout roller blind", ["Blackout Roller Blinds", "Roller Blinds"]],
    ["Rollers and blinds", []],
    ["roller\nblinds", ["Roller Blinds"]],
    ["", []],
  ])("in %j", (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe("the codes in a text", () => {
  const [one, other] = [withCheck("KX47P"), withCheck("CD4HG")];
  const dashed = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;

  it("are read with dashes, spaces and in small letters, each once", () => {
    const text = `My code is ${dashed(one)}, or ${one.toLowerCase()}. The other: ${other.slice(0, 3)} ${other.slice(3)}!`;
    expect(codesIn(text)).toEqual([one, other]);
  });

  it("are found after a word of three letters, and next to each other", () => {
    expect(codesIn(`Please price the ${dashed(one)}`)).toEqual([one]);
    expect(codesIn(`${dashed(one)} and ${dashed(other)}`)).toEqual([one, other]);
    expect(codesIn(`${dashed(one)} ${dashed(other)}`)).toEqual([one, other]);
  });

  it("are not found within longer words, nor with a slip", () => {
    const slip = one.replace(/.$/, (last) => (last === "2" ? "3" : "2"));
    expect(codesIn(`x${one} ${one}9 ${slip} roller blinds for 900`)).toEqual([]);
  });
});
