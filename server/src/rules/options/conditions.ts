import { EXCLUSIONS, NEEDED_FOR, SETTLED_BY } from "./dependencies.js";

/** The values that are known, by option; the material as `material`. */
export type Facts = ReadonlyMap<string, string>;

/** Whether an option exists beside the values that are known. One that depends on an unknown value exists. */
export function isAsked(name: string, facts: Facts): boolean {
  const need = Object.hasOwn(NEEDED_FOR, name) ? NEEDED_FOR[name] : undefined;
  const value = need && facts.get(need.option);
  return value === undefined || need?.values.includes(value) === true;
}

/** Whether an option that was left out has no value of its own beside the others. */
export function isSettled(name: string, facts: Facts): boolean {
  const [option, value] = (Object.hasOwn(SETTLED_BY, name) ? SETTLED_BY[name] : undefined) ?? [];
  return option !== undefined && facts.get(option) === value;
}

/** Why a value can't be made beside the others, as a sentence; undefined where it can. */
export function impossibleReason(name: string, value: string, facts: Facts): string | undefined {
  const isOf = ([option, excluded]: readonly [string, string]) => option === name && excluded === value;
  const isFact = ([option, excluded]: readonly [string, string]) => facts.get(option) === excluded;
  return EXCLUSIONS.find(({ one, other }) => (isOf(one) && isFact(other)) || (isOf(other) && isFact(one)))?.reason;
}
