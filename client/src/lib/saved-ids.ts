import { productIdOf } from "./product-id";

/** The most products that a wishlist holds: as many as the shop shows in one list. */
export const MOST_SAVED = 100;

const VERSION = 1;

/** An id of the shop is short; anything longer was not written by us. */
const LONGEST_ID = 100;

/** Ids of the saved products in the browser, the latest first. */
export function writeSaved(ids: readonly string[]): string {
  return JSON.stringify({ version: VERSION, ids });
}

/** Reads what `writeSaved` wrote. The storage is not trusted: invalid entries are dropped. */
export function readSaved(text: string | null): readonly string[] {
  const kept = parsed(text);
  if (typeof kept !== "object" || kept === null || !("version" in kept) || kept.version !== VERSION) return [];
  if (!("ids" in kept) || !Array.isArray(kept.ids)) return [];
  return [...new Set(kept.ids.filter(isId).map(productIdOf))].slice(0, MOST_SAVED);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

const isId = (id: unknown): id is string => typeof id === "string" && id !== "" && id.length <= LONGEST_ID;
