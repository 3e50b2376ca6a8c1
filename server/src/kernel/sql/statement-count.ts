import { AsyncLocalStorage } from "node:async_hooks";

const counters = new AsyncLocalStorage<{ statements: number }>();

/** Adds one to the count of the request that runs now, if any. */
export function countStatement(): void {
  const counter = counters.getStore();
  if (counter) counter.statements += 1;
}

/** Runs `work` with a counter of its own; `counter.statements` is up to date at any time. */
export function countingStatements<Result>(work: (counter: { readonly statements: number }) => Result): Result {
  const counter = { statements: 0 };
  return counters.run(counter, () => work(counter));
}
