import { readFileSync } from "node:fs";
import path from "node:path";

/** The version of the shop, as its package.json states it. */
export function shopVersion(): string {
  const ownPackage = path.resolve(import.meta.dirname, "../../package.json");
  return (JSON.parse(readFileSync(ownPackage, "utf8")) as { version: string }).version;
}
