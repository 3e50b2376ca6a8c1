import { describe, expect, it } from "vitest";
import { colorHex, colorLabel, colorOfHex, materialLabel } from "./attribute-labels";
import { discountLabel } from "./totals-rows";

describe("labels", () => {
  it.each([
    ["Aluminum", "Aluminium"],
    ["Premium Wood", "Premium Wood"],
    ["A material of the past", "A material of the past"],
    ["toString", "toString"],
  ])("label the material %s as %s", (name, label) => {
    expect(materialLabel(name)).toBe(label);
  });

  it.each([
    ["Light Grey", "Light Grey"],
    ["Oak", "Oak"],
    ["A colour of the past", "A colour of the past"],
    ["constructor", "constructor"],
  ])("label the colour %s as %s", (name, label) => {
    expect(colorLabel(name)).toBe(label);
  });
});

describe("colorHex", () => {
  it("falls back to white for an unknown colour", () => {
    expect(colorHex("A colour of the past")).toBe(colorHex("White"));
    expect(colorHex("Navy")).not.toBe(colorHex("White"));
    expect(colorHex("Navy")).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe("colorOfHex", () => {
  it.each([
    [colorHex("Light Grey"), "Light Grey"],
    [colorHex("Oak").toUpperCase(), "Oak"],
    ["#123456", undefined],
  ])("names the colour %s as %s", (hex, label) => {
    expect(colorOfHex(hex)).toBe(label);
  });
});

describe("discountLabel", () => {
  it.each([
    [{ name: "Summer offer", code: "SUMMER25" }, "Discount (SUMMER25)"],
    [{ name: "Summer offer", code: null }, "Discount (Summer offer)"],
    [{ name: "Summer offer" }, "Discount (Summer offer)"],
    [null, "Discount"],
  ])("labels %j as %s", (promotion, label) => {
    expect(discountLabel(promotion)).toBe(label);
  });
});
