/** Seconds since a moment of `performance.now`, for metrics. */
export const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;
