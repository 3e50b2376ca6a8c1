/** The values that are known, by option; the material as `material`. */
export type Facts = ReadonlyMap<string, string>;

/**
 * Options that exist beside certain values only. Beside others they are not asked, and what was sent of them is ignored. It is of
 * the version of `dependencies.ts`, in a file of its own because the product page loads the other tables later.
 */
export const NEEDED_FOR: Readonly<Record<string, { readonly option: string; readonly values: readonly string[] }>> = {
  /** A spring is drawn by the bottom bar, which has no side. */
  "control side": { option: "control", values: ["chain", "wand", "cord"] },
  /** The share of holes of a screen cloth. */
  openness: { option: "material", values: ["PVC", "Moisture Resistant Fabric"] },
};

/** Whether an option exists beside the values that are known. One that depends on an unknown value exists. */
export function isAsked(name: string, facts: Facts): boolean {
  const need = Object.hasOwn(NEEDED_FOR, name) ? NEEDED_FOR[name] : undefined;
  const value = need && facts.get(need.option);
  return value === undefined || need?.values.includes(value) === true;
}

/** Controls with a cord or chain that can form a loop, for which the height from the floor is asked. */
export const CORDED_CONTROLS: readonly string[] = ["chain", "cord"];
