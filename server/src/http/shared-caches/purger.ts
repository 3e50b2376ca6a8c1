import type { Logger } from "pino";
import { noteOccurrence } from "../../kernel/activities/occurrences.js";
import { ANY_CHANGE, CATALOGUE } from "./surrogate-keys.js";

/** Milliseconds between two purges, so that a storm of changes is few requests, and each shows within a second all the same. */
const PAUSE = 200;
/** Milliseconds before the first new attempt; doubled each time, up to the last. */
const FIRST_WAIT = 100;
const LAST_WAIT = 10_000;
/**
 * Milliseconds after which a purge is repeated once, for responses of before the change that were on their way to the cache then. Longer than any
 * process takes an old reply of the database for current (http/response-cache).
 */
const ECHO = 3000;
/** More keys than this are purged as everything. */
const MOST_KEYS = 200;

type PurgerParts = {
  /** Purges what has one of these keys; rejects where that failed. */
  send(keys: readonly string[], signal: AbortSignal): Promise<void>;
  /** Seconds after which a shared cache has dropped everything by itself. */
  keepsFor: number;
  logger: Logger;
};

/** A key that waits to be purged. */
type Waiting = {
  /** When the cache has dropped it by itself, in milliseconds of `performance.now`. */
  until: number;
  /** Whether it was purged before, for this change. */
  isEcho: boolean;
};

/** Tells one shared cache what has changed. */
export class Purger {
  private waiting = new Map<string, Waiting>();
  private running: Promise<void> | undefined;
  private wake = () => {};
  private failures = 0;
  private readonly echoes = new Set<NodeJS.Timeout>();
  private readonly closing = new AbortController();

  constructor(private readonly parts: PurgerParts) {}

  /** Purges what has one of these keys, soon and once more after a while. Returns at once; failures are logged, counted and tried again. */
  purge(change: ReadonlySet<string> | "everything"): void {
    this.add(change === "everything" ? [CATALOGUE] : [...change, ANY_CHANGE], false);
  }

  /** Ends what runs. What was not purged ends by its age. */
  async close(): Promise<void> {
    this.closing.abort();
    this.wake();
    for (const echo of this.echoes) clearTimeout(echo);
    await this.running;
  }

  private add(keys: Iterable<string>, isEcho: boolean): void {
    if (this.closing.signal.aborted) return;
    const until = performance.now() + this.parts.keepsFor * 1000;
    for (const key of keys) this.join(key, { until, isEcho });
    this.running ??= this.run();
  }

  /** Of a key that waits twice, the later end counts, and its echo is to come where one of them was news. */
  private join(key: string, { until, isEcho }: Waiting): void {
    const other = this.waiting.get(key);
    this.waiting.set(key, {
      until: Math.max(until, other?.until ?? 0),
      isEcho: isEcho && (other?.isEcho ?? true),
    });
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    while (this.waiting.size > 0 && !signal.aborted) {
      const pause = (await this.sendWaiting()) ? PAUSE : Math.min(FIRST_WAIT * 2 ** (this.failures - 1), LAST_WAIT);
      await this.pause(pause);
    }
    this.running = undefined; // with the look at what waits, so that nothing is added in between
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Whether all that waits could be purged. */
  private async sendWaiting(): Promise<boolean> {
    const round = this.waiting;
    this.waiting = new Map();
    const isEverything = round.has(CATALOGUE) || round.size > MOST_KEYS;
    try {
      await this.parts.send(isEverything ? [CATALOGUE] : [...round.keys()], this.closing.signal);
    } catch (error) {
      if (!this.closing.signal.aborted) this.afterFailure(round, error);
      return false;
    }
    if (this.failures > 0) this.parts.logger.info("the shared cache takes purges again");
    this.failures = 0;
    noteOccurrence({ kind: "purge", outcome: "sent" });
    this.repeat([...round].flatMap(([key, { isEcho }]) => (isEcho ? [] : [key])));
    return true;
  }

  private afterFailure(round: ReadonlyMap<string, Waiting>, error: unknown): void {
    const { logger } = this.parts;
    this.failures += 1;
    noteOccurrence({ kind: "purge", outcome: "failed" });
    if (this.failures === 1)
      logger.warn({ err: error }, "the shared cache takes no purges: tried again until its responses are over");
    const now = performance.now();
    const over = [...round].filter(([, { until }]) => until <= now);
    for (const [key, waiting] of round) if (waiting.until > now) this.join(key, waiting);
    if (over.length === 0) return;
    noteOccurrence({ kind: "purge", outcome: "given up" });
    logger.error({ keys: over.length }, "purge given up: what it was for is over by its age");
  }

  private repeat(keys: readonly string[]): void {
    if (keys.length === 0) return;
    const echo = setTimeout(() => {
      this.echoes.delete(echo);
      this.add(keys, true);
    }, ECHO).unref();
    this.echoes.add(echo);
  }
}
