/** An order in the response to a shopper. */
export type Acknowledged = {
  number: string;
  totalPence: number;
  /** Milliseconds of `performance.now`: when the request with this response was sent, and when the response came. */
  sentAt: number;
  at: number;
};

/** An order in the database. */
export type Stored = {
  number: string;
  /** Visitor and idempotency key: one order for each. */
  request: string;
  totalPence: number;
  /** Whether it has lines, and the totals add up. */
  isWhole: boolean;
};

/** Order numbers with errors after a fault. */
export type Tally = {
  /** Acknowledged, and not stored or stored with another total. */
  lost: string[];
  /** Stored more than once for one request. */
  duplicated: string[];
  /** Without lines, or with figures that do not add up. */
  incomplete: string[];
  /** Stored, but acknowledged to no shopper, although all repeated their requests until they had a response. */
  unacknowledged: string[];
};

/** Compares the acknowledged orders with the stored ones. */
export function tally(acknowledged: readonly Acknowledged[], stored: readonly Stored[]): Tally {
  const known = new Map(stored.map((order) => [order.number, order]));
  const told = new Set(acknowledged.map(({ number }) => number));
  const byRequest = Map.groupBy(stored, ({ request }) => request);
  return {
    lost: acknowledged
      .filter(({ number, totalPence }) => known.get(number)?.totalPence !== totalPence)
      .map(({ number }) => number),
    duplicated: [...byRequest.values()]
      .filter((orders) => orders.length > 1)
      .flatMap((orders) => orders.map(({ number }) => number)),
    incomplete: stored.filter(({ isWhole }) => !isWhole).map(({ number }) => number),
    unacknowledged: stored.filter(({ number }) => !told.has(number)).map(({ number }) => number),
  };
}

/** Longest time between two acknowledged orders, in seconds. */
export function longestPause(acknowledged: readonly Acknowledged[]): number {
  const times = acknowledged.map(({ at }) => at).toSorted((one, other) => one - other);
  return Math.max(0, ...times.slice(1).map((at, index) => (at - (times[index] ?? at)) / 1000));
}

/** Seconds from `time` (of `performance.now`) to the first order that was sent after it and acknowledged; undefined where there is none. */
export function secondsToFirst(acknowledged: readonly Acknowledged[], time: number): number | undefined {
  const times = acknowledged.filter(({ sentAt }) => sentAt >= time).map(({ at }) => at);
  return times.length > 0 ? (Math.min(...times) - time) / 1000 : undefined;
}
