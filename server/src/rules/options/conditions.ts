import type { Facts } from "./asked-options.js";
import { EXCLUSIONS, IMPOSSIBLE, SETTLED_BY } from "./dependencies.js";

/** Whether an option that was left out has no value of its own beside the others. */
export function isSettled(name: string, facts: Facts): boolean {
  const [option, value] = (Object.hasOwn(SETTLED_BY, name) ? SETTLED_BY[name] : undefined) ?? [];
  return option !== undefined && facts.get(option) === value;
}

/** Why a value can't be made, by itself or beside the others, as a sentence; undefined where it can. */
export function impossibleReason(name: string, value: string, facts: Facts): string | undefined {
  const isOf = ([option, excluded]: readonly [string, string]) => option === name && excluded === value;
  const isFact = ([option, excluded]: readonly [string, string]) => facts.get(option) === excluded;
  const rule =
    IMPOSSIBLE.find(({ is }) => isOf(is)) ??
    EXCLUSIONS.find(({ one, other }) => (isOf(one) && isFact(other)) || (isOf(other) && isFact(one)));
  return rule?.reason;
}
