import { z } from "zod";

const DAY_TO_COME = "Please choose a day after today, at most a year ahead; without one it starts at once";

/** A day in London on which something is to start, such as "2026-11-26", after `today` there; null where it starts at once. */
export const dayToCome = (today: string) =>
  z.iso
    .date({ error: DAY_TO_COME })
    .refine((day) => day > today && day <= aYearAfter(today), { error: DAY_TO_COME })
    .nullish()
    .transform((day) => day ?? null);

const aYearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
