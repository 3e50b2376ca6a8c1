import type { Facts } from "./asked-options.js";
import type { Dependencies } from "./option.js";

/** Why a value can't be made, by itself or beside the others, as a sentence; undefined where it can. */
export function impossibleReason(
  name: string,
  value: string,
  facts: Facts,
  { exclusions, impossible }: Dependencies,
): string | undefined {
  const isOf = ([option, excluded]: readonly [string, string]) => option === name && excluded === value;
  const isFact = ([option, excluded]: readonly [string, string]) => facts.get(option) === excluded;
  const rule =
    impossible.find(({ is }) => isOf(is)) ??
    exclusions.find(({ one, other }) => (isOf(one) && isFact(other)) || (isOf(other) && isFact(one)));
  return rule?.reason;
}
