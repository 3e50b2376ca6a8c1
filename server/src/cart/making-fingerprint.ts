import { createHash } from "node:crypto";
import type { CartLineType } from "./cart.types.js";

/** Stands for how the lines of a cart are made: their choices and made sizes, not their number or price. Equal while nothing of it changes. */
export function makingFingerprint(lines: readonly CartLineType[]): string {
  const made = lines.map(({ id, choices, making }) => [
    id,
    choices.map(({ name, value }) => [name, value]),
    making && [making.fit, making.parts],
  ]);
  return createHash("sha256").update(JSON.stringify(made)).digest("base64url");
}
