import { z } from "zod";

/** A whole number with its limits; one sentence says both. */
export function wholeNumber(label: string, least: number, most: number) {
  const error = `${label} must be a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
}

/** From this many to that many. */
export function span(label: string, most: number) {
  const error = `${label} must be two whole numbers from 1 to ${most}, the smaller one first`;
  const part = z.int({ error }).min(1, { error }).max(most, { error });
  return z.strictObject({ from: part, to: part }, { error }).refine(({ from, to }) => from <= to, { error });
}

/** A date without a time, such as 2026-12-24. */
export const day = z.iso.date({ error: "Please enter a date such as 2026-12-24" });
