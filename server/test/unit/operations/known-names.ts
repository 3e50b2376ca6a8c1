import { environment } from "../../../src/settings.js";
import type { DocumentedCommand } from "./commands.js";

/** Names in a command that are wrong: of a file, a service, a script, a setting and the like, each with its kind. */
export type NameCheck = (command: DocumentedCommand) => string[];

/** The names that are not among the known ones. */
export function unknown(kind: string, names: readonly string[], known: Iterable<string>): string[] {
  const there = new Set(known);
  return names.filter((name) => !there.has(name)).map((name) => `${kind} ${name}`);
}

/** Settings that the shop does not have, of words such as `PORT=4000`; others are left out. */
export const unknownSettings = (words: readonly string[]): string[] =>
  unknown(
    "setting",
    words.flatMap((word) => /^([A-Z_]+)=/.exec(word)?.[1] ?? []),
    Object.keys(environment.shape),
  );
