import { describe, expect, it } from "vitest";
import { chosenOptions } from "./chosen-options";

const PRODUCT = {
  minWidth: 12,
  maxWidth: 96,
  minHeight: 12,
  maxHeight: 96,
  colors: [{ name: "White" }, { name: "Navy" }],
  materials: [{ name: "PVC" }, { name: "Aluminum" }],
};

const named = (search: string) => {
  const { namesColor, namesMaterial, namesSize } = chosenOptions(search, PRODUCT);
  return [namesColor && "color", namesMaterial && "material", namesSize && "size"].filter(Boolean);
};

describe("the options that a URL names", () => {
  it.each([
    ["", []],
    ["?color=Navy", ["color"]],
    ["?material=PVC&color=White", ["color", "material"]],
    ["?width=47.2441&height=55.1181&unit=cm", ["size"]],
    ["?width=47.2441", []],
  ])("%s: %j", (search, names) => expect(named(search)).toEqual(names));

  it.each([
    "?color=Pink&width=40&height=40",
    "?color=Navy&width=97&height=40",
    "?color=Navy&height=",
    "?color=Navy&width=1e1",
  ])("%s names none, because not all are possible", (search) => {
    expect(named(search)).toEqual([]);
    expect(chosenOptions(search, PRODUCT).configuration).toMatchObject({ color: "White", size: { width: 12 } });
  });
});
