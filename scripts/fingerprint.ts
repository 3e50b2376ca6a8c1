import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./steps.ts";

/** A short text that changes when a file in these places (paths from the root) is added, removed, resized or written. */
export function fingerprint(places: string[]): string {
  const hash = createHash("sha256");
  for (const file of places.flatMap(filesIn).toSorted()) {
    const { size, mtimeMs } = statSync(path.join(ROOT, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function filesIn(place: string): string[] {
  if (statSync(path.join(ROOT, place)).isFile()) return [place];
  return readdirSync(path.join(ROOT, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}
