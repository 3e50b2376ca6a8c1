/** Values by field. They are compared as JSON. */
export type Values = Readonly<Record<string, unknown>>;

/** A room or window as it is kept. */
export type Kept = {
  /** Raised by every change that is taken, from 1. */
  readonly version: number;
  readonly values: Values;
  /** The version that last changed a field. A field that isn't here has been so since version 1. */
  readonly fieldVersions: Readonly<Record<string, number>>;
  readonly isRemoved: boolean;
};

/** What a device wants to change, with the version that it had seen; 0 where it made the thing itself. */
export type Change = {
  readonly expectedVersion: number;
  /** True removes it, false or a value brings it back for who has seen that it was removed. */
  readonly isRemoved?: boolean | null | undefined;
  /** Only what the device has changed. */
  readonly values: Values;
};

/**
 * Why a change was not taken, or not all of it.
 * - `FIELDS`: somebody else has changed the same fields
 * - `REMOVED`: somebody else has removed it
 * - `CHANGED`: it was to be removed, and somebody else has changed it
 * - `GONE`: nothing is known of it any more
 */
const ConflictReason = { FIELDS: "FIELDS", REMOVED: "REMOVED", CHANGED: "CHANGED", GONE: "GONE" } as const;
type ConflictReason = keyof typeof ConflictReason;

/** A field that two have changed. The kept value stays. */
type FieldConflict = { readonly field: string; readonly sent: unknown; readonly kept: unknown };

export type Conflict = { readonly reason: ConflictReason; readonly fields: readonly FieldConflict[] };

/** What is kept after a change; undefined where there is nothing. */
export type Merged = { readonly kept: Kept | undefined; readonly conflict: Conflict | undefined };

/**
 * Takes a change into what is kept. Different fields that two devices have changed are both taken; of the same one the kept value
 * stays, and both are told. The same change once more changes nothing.
 */
export function mergeChange(kept: Kept | undefined, change: Change): Merged {
  const { expectedVersion, isRemoved } = change;
  if (kept === undefined) {
    if (expectedVersion > 0) return refused(undefined, "GONE");
    if (isRemoved === true) return { kept: undefined, conflict: undefined };
    return { kept: { version: 1, values: change.values, fieldVersions: {}, isRemoved: false }, conflict: undefined };
  }
  const hasSeenAll = expectedVersion >= kept.version;
  if (isRemoved === true) {
    if (kept.isRemoved) return { kept, conflict: undefined };
    if (!hasSeenAll) return refused(kept, "CHANGED");
    return { kept: { ...kept, version: kept.version + 1, isRemoved: true }, conflict: undefined };
  }
  if (kept.isRemoved && !hasSeenAll) return refused(kept, "REMOVED");
  return withFields(kept, change);
}

function withFields(kept: Kept, { expectedVersion, values }: Change): Merged {
  const version = kept.version + 1;
  const differing = Object.entries(values).filter(([field, value]) => !isSame(value, kept.values[field]));
  const isTaken = ([field]: [string, unknown]) => (kept.fieldVersions[field] ?? 1) <= expectedVersion;
  const taken = differing.filter(isTaken);
  const fields = differing
    .filter((entry) => !isTaken(entry))
    .map(([field, sent]) => ({ field, sent, kept: kept.values[field] }));
  const conflict = fields.length > 0 ? { reason: ConflictReason.FIELDS, fields } : undefined;
  if (taken.length === 0 && !kept.isRemoved) return { kept, conflict };
  return {
    kept: {
      version,
      values: { ...kept.values, ...Object.fromEntries(taken) },
      fieldVersions: { ...kept.fieldVersions, ...Object.fromEntries(taken.map(([field]) => [field, version])) },
      isRemoved: false,
    },
    conflict,
  };
}

const refused = (kept: Kept | undefined, reason: ConflictReason): Merged => ({
  kept,
  conflict: { reason, fields: [] },
});

/** Whether two values are the same, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
