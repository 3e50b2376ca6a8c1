import { expect, it } from "vitest";
import { materialFilter } from "./material-ids";

it.each([
  ["wood", "wood"],
  ["faux-wood", "faux-wood"],
  ["real-wood", "wood"],
  ["bamboo", "wood"],
  ["cellular", "fabric"],
  ["solar-screen", "fabric"],
  ["pvc", "vinyl"],
])("maps %s to the filter %s", (id, filter) => {
  expect(materialFilter(id)).toBe(filter);
});

it.each(["", "Wood", "glass", "toString", "__proto__", "constructor"])("returns undefined for %j", (id) => {
  expect(materialFilter(id)).toBeUndefined();
});
