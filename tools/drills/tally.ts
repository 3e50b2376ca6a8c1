/** An order as a shopper was told of it. */
export type Acknowledged = {
  number: string;
  totalPence: number;
  /** Milliseconds of `performance.now`. */
  at: number;
};

/** An order as it lies in the database. */
export type Stored = {
  number: string;
  /** Visitor and idempotency key: one order for each. */
  request: string;
  totalPence: number;
  /** Whether it has lines, and the totals add up. */
  isWhole: boolean;
};

/** What is wrong with the orders after a fault, as order numbers. */
export type Tally = {
  /** Acknowledged, and not stored or stored with another total. */
  lost: string[];
  /** Stored more than once for one request. */
  doubled: string[];
  /** Without lines, or with figures that do not add up. */
  half: string[];
  /** Stored, and acknowledged to no shopper, although all tried until they had an answer. */
  unheardOf: string[];
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
    doubled: [...byRequest.values()]
      .filter((orders) => orders.length > 1)
      .flatMap((orders) => orders.map(({ number }) => number)),
    half: stored.filter(({ isWhole }) => !isWhole).map(({ number }) => number),
    unheardOf: stored.filter(({ number }) => !told.has(number)).map(({ number }) => number),
  };
}

/** The longest time in seconds that passed from one acknowledged order to the next. */
export function longestPause(acknowledged: readonly Acknowledged[]): number {
  const times = acknowledged.map(({ at }) => at).toSorted((one, other) => one - other);
  return Math.max(0, ...times.slice(1).map((at, index) => (at - (times[index] ?? at)) / 1000));
}
