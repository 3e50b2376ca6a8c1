import { z } from "zod";

/** on or off, true or false, 1 or 0. */
export const flag = (byDefault: boolean) =>
  z
    .enum(["on", "off", "true", "false", "1", "0"], { error: "must be on or off" })
    .default(byDefault ? "on" : "off")
    .transform((value) => ["on", "true", "1"].includes(value));

const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** One of `values`. */
export const oneOf = <const Value extends string>(values: readonly Value[], byDefault: NoInfer<Value>) =>
  z.enum(values, { error: `must be ${alternatives.format(values)}` }).default(byDefault);

/** A URL of one of these protocols, such as `example`. */
export const urlOf = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be ${example}` });

/** Entries separated by commas, each of which is right by itself and among the others. */
const listOf = (isRight: (entry: string, place: number, list: string[]) => boolean, error: string) =>
  z
    .string()
    .transform((value) => value.split(",").map((entry) => entry.trim()))
    .refine((list) => list.every(isRight), { error });

/** URLs of one of these protocols, separated by commas. @param example of one of them */
export const urlsOf = (protocol: RegExp, example: string) =>
  listOf((text) => z.url({ protocol }).safeParse(text).success, `must be ${example}, or several separated by commas`);

const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Origins separated by commas, or `*` alone. */
export const origins = listOf(
  (text, _, list) => isOrigin(text) || (text === "*" && list.length === 1),
  "must be origins such as https://front.example, without a path and separated by commas, or * alone",
);

/** A request can't be sent to a URL with a password. */
const isAddress = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).username === "" && new URL(text).password === "";

/** Addresses separated by commas. */
export const addresses = listOf(
  isAddress,
  "must be addresses such as http://127.0.0.1:6081, without a password and separated by commas",
);

/** Public keys of age separated by commas. Their letters hold a checksum, so that a slip is seen when one is used. */
export const recipients = listOf(
  (recipient) => /^age1[0-9a-z]+$/.test(recipient),
  "must be public keys of age such as age1…, separated by commas",
);

/** @param what goes on "must be", such as "a port number" */
export function wholeNumber(what: string, { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number }) {
  const error = `must be ${what}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}
