import { expect, it } from "vitest";
import { rejectDays } from "./consumer-law.js";

it.each([
  [null, 30],
  [14, 30],
  [30, 30],
  [60, 60],
])("with a claim of %s days, faulty goods can be rejected for %i", (returnDays, days) => {
  expect(rejectDays({ returnDays })).toBe(days);
});
