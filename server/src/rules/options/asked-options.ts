/** The values that are known, by option; the material as `material`. */
export type Facts = ReadonlyMap<string, string>;

/** A value of another option beside which an option exists. */
type Need = { readonly option: string; readonly values: readonly string[] };

/**
 * Options that exist beside certain values only. Beside others they are not asked, and what was sent of them is ignored. It is of
 * the version of `dependencies.ts`, in a file of its own because the product page loads the other tables later.
 */
export const NEEDED_FOR: Readonly<Record<string, readonly Need[]>> = {
  /** A spring is drawn by the bottom bar, which has no side. */
  "control side": [{ option: "control", values: ["chain", "wand", "cord"] }],
  /** The share of holes of a screen cloth. */
  openness: [{ option: "material", values: ["PVC", "Moisture Resistant Fabric"] }],
  /** Two curtains pass one another on a track, and can't on one pole. */
  overlap: [
    { option: "hangs from", values: ["track"] },
    { option: "set", values: ["pair"] },
  ],
};

/** Whether an option exists beside the values that are known. One that depends on an unknown value exists. */
export function isAsked(name: string, facts: Facts): boolean {
  const needs = Object.hasOwn(NEEDED_FOR, name) ? NEEDED_FOR[name] : undefined;
  return !needs?.some(({ option, values }) => !values.includes(facts.get(option) ?? values[0] ?? ""));
}

/** Controls with a cord or chain that can form a loop, for which the height from the floor is asked. */
export const CORDED_CONTROLS: readonly string[] = ["chain", "cord"];
