import { z } from "zod";
import { day } from "./fact-fields.js";
import { required } from "./form-fields.js";
import { WEEKDAYS } from "./opening-hours.js";

const TIME = "Please enter a time such as 09:00";

const time = z.string({ error: TIME }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: TIME, abort: true });
const weekday = z.enum(WEEKDAYS, { error: "Please name a weekday such as Mon" });

/** The same hours on one weekday or several, in London. */
const openingHours = z
  .strictObject({ from: weekday, to: weekday, opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { error: "The shop must open before it closes", path: ["closes"] })
  .refine(({ from, to }) => WEEKDAYS.indexOf(from) <= WEEKDAYS.indexOf(to), {
    error: "The days must run from Mon to Sun",
    path: ["to"],
  });

type Days = { from: (typeof WEEKDAYS)[number]; to: (typeof WEEKDAYS)[number] };

/** Whether a weekday stands in two of the spans: then it would have two openings. */
function isRepeated(hours: readonly Days[]): boolean {
  const days = hours.flatMap(({ from, to }) => WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1));
  return new Set(days).size !== days.length;
}

/** When somebody answers, and when not. */
export const openingFields = {
  hours: z
    .array(openingHours)
    .min(1, { error: "The shop must open on one day at least" })
    .max(WEEKDAYS.length)
    .refine((hours) => !isRepeated(hours), { error: "Each weekday can have hours once" }),
  /** Days on which the shop is closed besides bank holidays, with what shoppers read as the reason. */
  closedDays: z
    .array(z.strictObject({ date: day, name: required("The name of a closed day", 2, 60) }))
    .max(100, { error: "At most 100 closed days can stand here: please remove those that are over" })
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
      error: "Each closed day can be named once",
    }),
};
