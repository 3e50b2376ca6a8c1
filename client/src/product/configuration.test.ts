import { describe, expect, it } from "vitest";
import { configurationSearch, readConfiguration } from "./configuration";

const product = {
  colors: [{ name: "Oak" }, { name: "Natural Wood" }],
  materials: [{ name: "Premium Wood" }, { name: "Hardwood" }],
  options: [
    { name: "fit", values: [{ name: "recess" }, { name: "exact" }] },
    { name: "control", values: [{ name: "wand" }, { name: "cord" }] },
    { name: "tilt", values: [{ name: "hidden rod, split" }] },
  ],
  minWidth: 12,
  maxWidth: 96,
  minHeight: 10,
  maxHeight: 120,
};

const DEFAULTS = {
  ...{ color: "Oak", material: "Premium Wood", size: { width: 12, height: 10 }, unit: undefined },
  customizations: [],
};

describe("reading a URL", () => {
  it.each([
    ["", {}],
    ["?color=Natural+Wood", { color: "Natural Wood" }],
    ["?material=Hardwood&utm_source=letter", { material: "Hardwood" }],
    ["?width=47.2441&height=55.1181", { size: { width: 47.2441, height: 55.1181 } }],
    ["?width=96&height=120", { size: { width: 96, height: 120 } }],
    ["?width=23.06254", { size: { width: 23.0625, height: 10 } }],
    ["?unit=cm", { unit: "cm" }],
    ["?options=&line=l1&order=MBC123456", { lineId: "l1", orderNumber: "MBC123456" }],
    ["?order=MBC123456", {}],
    ["?options=fit_exact", { customizations: [{ name: "fit", value: "exact" }] }],
    [
      "?options=control_cord*height+from+floor_2300+mm",
      {
        customizations: [
          { name: "control", value: "cord" },
          { name: "height from floor", value: "2300 mm" },
        ],
      },
    ],
    ["?options=fit_exact*fit_recess*roll_reverse", { customizations: [{ name: "fit", value: "exact" }] }],
  ])("reads %j", (search, asked) => {
    expect(readConfiguration(search, product)).toEqual({ ...DEFAULTS, ...asked });
  });

  it.each([
    "?color=Purple",
    "?color=",
    "?material=oak",
    "?width=11.9&height=120.1",
    "?width=NaN&height=Infinity",
    "?width=-20&height=1e2",
    "?width=0x20&height=",
    "?width=%20",
    "?unit=ft",
    "?options=",
    "?options=fit",
    "?options=fit_loose*roll_standard*_*__",
    "?options=height+from+floor_2300+mm",
  ])("replaces %j by the defaults", (search) => {
    expect(readConfiguration(search, product)).toEqual(DEFAULTS);
  });

  it("keeps valid values beside invalid ones", () => {
    expect(readConfiguration("?color=Purple&width=500&height=50&unit=in", product)).toEqual({
      ...DEFAULTS,
      size: { width: 12, height: 50 },
      unit: "in",
    });
  });
});

it.each([
  { ...DEFAULTS, unit: "cm" as const, size: { width: 23.622, height: 55.1181 } },
  { ...DEFAULTS, color: "Natural Wood", material: "Hardwood", size: { width: 96, height: 12.0625 } },
  {
    ...DEFAULTS,
    customizations: [
      { name: "fit", value: "exact" },
      { name: "tilt", value: "hidden rod, split" },
    ],
  },
])("reads back what it wrote: %j", (configuration) => {
  expect(readConfiguration(configurationSearch(configuration), product)).toEqual(configuration);
});

it("writes a URL that can be read", () => {
  expect(configurationSearch({ ...DEFAULTS, color: "Natural Wood", unit: "mm" })).toBe(
    "?color=Natural+Wood&material=Premium+Wood&width=12&height=10&unit=mm",
  );
  expect(configurationSearch({ ...DEFAULTS, customizations: [{ name: "control side", value: "right" }] })).toContain(
    "&options=control+side_right",
  );
});
