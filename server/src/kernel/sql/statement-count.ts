import { AsyncLocalStorage } from "node:async_hooks";

const counters = new AsyncLocalStorage<{ statements: number }>();

/** Counts a statement of the current request, if there is one. */
export function countStatement(): void {
  const counter = counters.getStore();
  if (counter) counter.statements += 1;
}

/** Runs `work` with its own counter. */
export function countingStatements<Result>(work: (counter: { readonly statements: number }) => Result): Result {
  const counter = { statements: 0 };
  return counters.run(counter, () => work(counter));
}
