import { z } from "zod";

/** Characters of a unique code of a promotion, of those of configuration-code.ts: with 100,000 codes made, one guess in 400 million finds one. */
export const UNIQUE_CODE_LENGTH = 10;

/** Codes that are made at once. */
export const MAX_CODES_AT_ONCE = 1000;

/** Orders that one code can count in. */
export const MAX_USES = 100;

const COUNT = `Please ask for 1 to ${MAX_CODES_AT_ONCE.toLocaleString("en-GB")} codes at once`;
const USES = `A code can be used 1 to ${MAX_USES} times`;

/** How many codes are wanted, and in how many orders each counts, with its error messages. */
export const uniqueCodesForm = z.object({
  count: z.int({ error: COUNT }).min(1, { error: COUNT }).max(MAX_CODES_AT_ONCE, { error: COUNT }),
  uses: z.int({ error: USES }).min(1, { error: USES }).max(MAX_USES, { error: USES }),
});
