import type { AuditEntry } from "./audit-provider";

/** A value that an entry of the audit changed; null where there was or is none. */
export type Change = { name: string; before: string | null; after: string | null };

/** The values that differ between before and after, in the order in which the entry names them. */
export function changesIn({ before, after }: Pick<AuditEntry, "before" | "after">): Change[] {
  const [old, current] = [valuesOf(before), valuesOf(after)];
  const names = new Set([...old.keys(), ...current.keys()]);
  return [...names]
    .map((name) => ({ name, before: old.get(name) ?? null, after: current.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

function valuesOf(json: string | null | undefined): Map<string, string> {
  const values = json == null ? {} : (JSON.parse(json) as Record<string, unknown>);
  return new Map(
    Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
}
