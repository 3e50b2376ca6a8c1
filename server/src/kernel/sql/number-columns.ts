/** Postgres returns such numbers as text. None of them is beyond 2^53. */
const transformer = {
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
  to: (value: number | null) => value,
} as const;

/** Sums in pence: large ones exceed Postgres' `integer`. */
export const PENCE = { type: "bigint", transformer } as const;

export const DECIMAL = { type: "numeric", transformer } as const;

export const INCHES = { ...DECIMAL, precision: 9, scale: 4 } as const;
