import { type Unit, UNITS } from "@rules/sizes";
import { useBrowserValue } from "../../lib/store";

const KEY = "unit";

/** The unit in which this visitor last measured; undefined on the server, while hydrating and where none is kept. */
export function useRememberedUnit(): Unit | undefined {
  return useBrowserValue(rememberedUnit, undefined);
}

/** Keeps the unit for the visitor's next window. */
export function rememberUnit(unit: Unit): void {
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // A browser that keeps nothing asks again next time.
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
