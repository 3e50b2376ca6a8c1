import { expect, it } from "vitest";
import { median, percent, shown } from "./figures.ts";

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[10, 9, 100], 10],
])("the median of %o is %d", (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

it("no figures have no median", () => {
  expect(median([])).toBeNaN();
});

it.each([
  [1234.5, "1,235"],
  [99.96, "100"],
  [12.34, "12.3"],
  [1.234, "1.23"],
  [0, "0"],
])("%d is shown as %s", (figure, text) => {
  expect(shown(figure)).toBe(text);
});

it("shows a share in percent", () => {
  expect([percent(0.215), percent(15.12)]).toEqual(["21.5 %", "1,512 %"]);
});
