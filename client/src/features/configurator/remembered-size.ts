import { UNITS, type Size, type Unit } from "@rules/sizes";
import { useBrowserValue } from "../../lib/store";

const UNIT_KEY = "unit";
const SIZE_KEY = "size";

/** "47.2441x55.1181", "47.2441x" where only the width was typed. */
const LENGTHS = /^(\d{1,3}(?:\.\d{1,4})?)?x(\d{1,3}(?:\.\d{1,4})?)?$/;

/** The last unit of this visitor; undefined on the server, during hydration and if none is stored. */
export function useRememberedUnit(): Unit | undefined {
  return useBrowserValue(rememberedUnit, undefined);
}

/** Stores the unit for the next product. */
export function rememberUnit(unit: Unit): void {
  store(UNIT_KEY, unit);
}

/** The lengths that this visitor typed last, in inches; those of them that were typed. */
export function rememberedSize(): Partial<Size> {
  const [, width, height] = (LENGTHS.exec(stored(SIZE_KEY) ?? "") ?? []).map(Number);
  return { ...(width && { width }), ...(height && { height }) };
}

/** Stores typed lengths for the next product, in inches; one that is left out stays as it was. */
export function rememberSize(typed: Partial<Size>): void {
  const { width = "", height = "" } = { ...rememberedSize(), ...typed };
  store(SIZE_KEY, `${width}x${height}`);
}

function rememberedUnit(): Unit | undefined {
  const kept = stored(UNIT_KEY);
  return UNITS.find((unit) => unit === kept);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage it is asked again next time.
  }
}
