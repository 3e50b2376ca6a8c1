import { UNITS, type Unit } from "@rules/sizes";
import { useBrowserValue } from "../../lib/store";

const KEY = "unit";

/** The last unit of this visitor; undefined on the server, during hydration and if none is stored. */
export function useRememberedUnit(): Unit | undefined {
  return useBrowserValue(rememberedUnit, undefined);
}

/** Stores the unit for the next product. */
export function rememberUnit(unit: Unit): void {
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // Without storage the unit is asked again next time.
  }
}

function rememberedUnit(): Unit | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return UNITS.find((unit) => unit === kept);
  } catch {
    return undefined;
  }
}
