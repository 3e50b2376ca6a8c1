import { expect, it } from "vitest";
import { handlingDays } from "./handling-days.js";

it.each([
  [14, 7, 3],
  [42, 7, 23],
  [7, 7, 0],
])("a lead time of %i days with %i working days on the way leaves %i working days", (leadTime, transit, handling) => {
  expect(handlingDays(leadTime, transit)).toBe(handling);
});
