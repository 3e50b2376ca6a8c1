import { expect, it } from "vitest";
import { standardToConfirm } from "./standard-to-confirm.js";

const made = (name: string, value: string, isDefault = true) => ({ name, value, isDefault });
const namesOf = (choices: readonly { name: string }[]) => choices.map(({ name }) => name);

it("are options that decide whether it fits its window, where they stand on the default", () => {
  const choices = [
    made("fit", "recess"),
    made("control side", "left"),
    made("rail", "white"),
    made("roll", "standard"),
  ];
  expect(namesOf(standardToConfirm(choices, []))).toEqual(["fit", "control side"]);
});

it("are not those that were chosen, whether or not it is the default", () => {
  const choices = [made("fit", "exact", false), made("stack", "left"), made("ends above", "the sill")];
  expect(namesOf(standardToConfirm(choices, [{ name: "stack", value: "left" }]))).toEqual(["ends above"]);
});
