import type { Held, Kept } from "./held";
import { NOTHING_HELD, type HeldWindows } from "./held-windows";

const VERSION = 1;

/** Rooms and windows as the browser stores them. */
export const writeHeld = ({ projectId, rooms, windows }: HeldWindows): string =>
  JSON.stringify({ version: VERSION, projectId, rooms, windows });

/** Reads what `writeHeld` wrote. The storage is not trusted: what is not of its shape is dropped. */
export function readHeld(text: string | null): HeldWindows {
  const stored = parsed(text);
  if (!isRecord(stored) || stored["version"] !== VERSION) return NOTHING_HELD;
  const { projectId, rooms, windows } = stored;
  return {
    projectId: typeof projectId === "string" ? projectId : undefined,
    rooms: heldIn(rooms),
    windows: heldIn(windows),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

const heldIn = <Values>(list: unknown): Held<Values>[] => (Array.isArray(list) ? list.filter(isHeld<Values>) : []);

function isHeld<Values>(value: unknown): value is Held<Values> {
  if (!isRecord(value)) return false;
  const { key, kept, change, contested, tried } = value;
  const isWhole = isKept(kept) || (kept === undefined && isRecord(change) && typeof change["name"] === "string");
  if (typeof key !== "string" || !isWhole || !isRecord(change) || !isTried(tried)) return false;
  return Array.isArray(contested) && contested.every(isText);
}

const isTried = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.values(value).every(Array.isArray));

const isKept = (value: unknown): value is Kept<unknown> =>
  isRecord(value) &&
  typeof value["version"] === "number" &&
  typeof value["isRemoved"] === "boolean" &&
  isRecord(value["values"]) &&
  typeof value["values"]["name"] === "string";

const isText = (value: unknown): value is string => typeof value === "string";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
