import { createHash } from "node:crypto";
import type { Choice, MadeLength } from "../rules/fit/fit.types.js";
import type { Making } from "../rules/fit/making.js";

/** A line as far as it says how it is made. */
type MadeLine = {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly making: Pick<Making, "fit" | "parts" | "tolerance"> | null;
};

/**
 * Stands for how the lines of a cart are made: their choices, made sizes and tolerance, not their number or price. Equal while nothing of
 * it changes, whatever becomes of the words that give the reason.
 */
export function makingFingerprint(lines: readonly MadeLine[]): string {
  const made = lines.map(({ id, choices, making }) => [
    id,
    choices.map(({ name, value }) => [name, value]),
    making && [making.fit, partsOf(making), making.tolerance && [making.tolerance.width, making.tolerance.height]],
  ]);
  return createHash("sha256").update(JSON.stringify(made)).digest("base64url");
}

const partsOf = ({ parts }: Pick<Making, "parts">) =>
  parts.map(({ name, width, height }) => [name, madeOf(width), madeOf(height)]);

/** Null for a part without such a length, which is not the same as one that no figure gives yet. */
const madeOf = (length: MadeLength | null) => length && [length.madeMm];
