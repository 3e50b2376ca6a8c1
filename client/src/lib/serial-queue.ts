import { ApolloLink, Observable } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { lastValueFrom } from "rxjs";

/** Decides when something is sent. Resolves and rejects as `send` does. */
export type Schedule = <T>(send: () => Promise<T>) => Promise<T>;

declare module "@apollo/client" {
  export interface DefaultContext {
    schedule?: Schedule;
  }
}

/** Runs tasks one after another, in the order in which they were added. A task that fails does not stop those behind it. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  readonly run: Schedule = (task) => {
    const result = this.#last.then(task, task);
    this.#last = result;
    return result;
  };
}

/**
 * Sends an operation when the schedule in its context says so: `useMutation(MUTATION, { context: { schedule } })`. The operation
 * waits inside Apollo, so `loading` is true from the press on and not only once the request leaves.
 */
export const scheduledLink = new ApolloLink((operation, forward) => {
  const { schedule } = operation.getContext();
  if (!schedule) return forward(operation);
  return new Observable((observer) => {
    schedule(async () => {
      const result = await lastValueFrom(forward(operation));
      if (result.errors?.length) throw new CombinedGraphQLErrors(result, result.errors);
      // Before the schedule continues: the cache contains this response when the next operation is sent.
      observer.next(result);
    }).then(
      () => observer.complete(),
      (error: unknown) => observer.error(error),
    );
  });
});
