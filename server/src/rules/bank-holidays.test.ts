import { expect, it } from "vitest";
import { bankHolidays } from "./bank-holidays.js";

// As gov.uk/bank-holidays lists them for England and Wales, without single ones.
it.each([
  [2021, "01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28"],
  [2023, "01-02 04-07 04-10 05-01 05-29 08-28 12-25 12-26"],
  [2025, "01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26"],
  [2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28"],
  [2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28"],
  [2028, "01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26"],
])("%i has %s", (year, days) => {
  expect(bankHolidays(year)).toEqual(days.split(" ").map((day) => `${year}-${day}`));
});
