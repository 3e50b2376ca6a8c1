import pRetry from "p-retry";
import type { PostgresProcess } from "./server-process.ts";

/**
 * The first try is immediate, the next ones follow after 0.25 s, 0.5 s, 1 s, 2 s, 4 s, 8 s and 15 s: half a minute in all.
 * A Postgres that has run for `stableMs` resets the count.
 */
const PATIENCE = { retries: 7, minTimeout: 250, factor: 2, maxTimeout: 15_000, stableMs: 60_000 };

type Restarts = {
  /**
   * Restarts Postgres on the same port, so that connection pools find it. Rejects when it does not come up; with p-retry's
   * AbortError when another attempt can't help. `signal` cancels the attempt.
   */
  startAgain(signal: AbortSignal): Promise<PostgresProcess>;
  log(line: string): void;
  patience?: typeof PATIENCE;
};

/** A Postgres that is restarted whenever it ends by itself. */
export type RunningPostgres = {
  /** Resolves with the reason when it could not be restarted. Stays pending otherwise, also after `stop`. */
  lost: Promise<Error>;
  /** Ends it for good. May be called again. */
  stop(): Promise<void>;
};

/** Restarts a Postgres whenever it ends, until `stop` is called. */
export function keepRunning(
  first: PostgresProcess,
  { startAgain, log, patience: { stableMs, ...pauses } = PATIENCE }: Restarts,
): RunningPostgres {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;

  /** Resolves when the new process ends after a stable run; rejects when it does not start, or ends before that. */
  const restart = async (endedAt: number) => {
    current = await startAgain(signal);
    signal.throwIfAborted(); // `stop` ends this process too
    const startedAt = performance.now();
    log(`Postgres is back after ${((startedAt - endedAt) / 1000).toFixed(1)} s.`);
    const how = await current.ended;
    if (performance.now() - startedAt < stableMs) throw new Error(`It ended again (${how}).`);
  };

  /** Resolves with the reason when the last attempt has failed; with undefined after `stop`. */
  const watch = async (): Promise<Error | undefined> => {
    for (;;) {
      const how = await current.ended;
      if (signal.aborted) return undefined;
      log(`Postgres ended by itself (${how}). Starting it again.`);
      const endedAt = performance.now();
      try {
        await pRetry(() => restart(endedAt), {
          ...pauses,
          signal,
          onFailedAttempt: ({ error, retriesLeft, retryDelay }) => {
            if (retriesLeft > 0)
              log(`Postgres does not start: ${error.message} The next try is in ${retryDelay / 1000} s.`);
          },
        });
      } catch (cause) {
        if (signal.aborted) return undefined;
        return new Error(`Postgres could not be started again: ${(cause as Error).message}`, { cause });
      }
    }
  };

  const watching = watch();
  const lost = new Promise<Error>((resolve) => void watching.then((reason) => reason && resolve(reason)));
  return {
    lost,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
      await current.stop(); // a process that was starting up
    },
  };
}
