import type { Facts } from "./asked-options.js";

type Value = readonly [option: string, value: string];

/**
 * What another value takes as its default, where the product's own is not to be expected beside it. The first that a product has. It
 * is of the version of `dependencies.ts`, in a file of its own because a product page draws by it before it loads the other tables.
 */
export const FOLLOWING_DEFAULTS: readonly { readonly when: Value; readonly taken: Value }[] = [
  { when: ["fit", "exact"], taken: ["fixing", "face"] },
  { when: ["fit", "exact"], taken: ["frame", "outside frame"] },
  { when: ["fit", "exact"], taken: ["frame", "Z frame"] },
  // The heading hides a track, but not a pole.
  { when: ["hangs from", "pole"], taken: ["hooks", "upper row, below a pole"] },
];

/** Values that settle an option where it is left out: a frame on the wall is made to cover the opening, which is what is measured then. */
export const SETTLED_BY: Readonly<Record<string, Value>> = {
  fit: ["frame", "outside frame"],
};

/** What is made of an option that was left out, where it is not the product's own default; undefined where it is. */
export function followingDefault(name: string, values: readonly string[], facts: Facts): string | undefined {
  const following = FOLLOWING_DEFAULTS.find(
    ({ when, taken }) => taken[0] === name && facts.get(when[0]) === when[1] && values.includes(taken[1]),
  );
  return following?.taken[1];
}

/** Whether an option that was left out has no value of its own beside the others. */
export function isSettled(name: string, facts: Facts): boolean {
  const [option, value] = (Object.hasOwn(SETTLED_BY, name) ? SETTLED_BY[name] : undefined) ?? [];
  return option !== undefined && facts.get(option) === value;
}
