import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { DatabaseUnreachable, followCatalogue } from "./catalogue-connection.js";
import type { CatalogueState } from "./catalogue-state.queries.js";

/** Milliseconds for which a reply of the database counts as current, from the moment of asking. */
const RELIANCE = 2500;
/** Milliseconds before the first new attempt to connect; doubled each time, up to the last. */
const FIRST_WAIT = 100;
const LAST_WAIT = 500; // stale responses must end within a second of its return
/** Milliseconds between two readings of what the process keeps, while changes can't be heard. */
const REREAD = 2000;
/** Milliseconds that a request waits at most for the reply of the database after a change. */
const MOMENT = 250;
/** So many changes within so many milliseconds are a storm. */
const STORM_CHANGES = 4;
const STORM_SPAN = 5000;

type Parts = {
  databaseUrl: string;
  logger: Logger;
  /** Reads anew what the process keeps of the database, by other connections; before `onChange`, and by the clock where nothing is heard. */
  refresh(): Promise<void>;
  onChange(change: CatalogueChange): void;
  /** Told of each version that the database confirms, and when that is in doubt. */
  versions?: VersionFollower;
};

/** Goes by the version of the catalogue. Times are milliseconds of `performance.now`. */
export type VersionFollower = {
  confirm(confirmation: { version: number; moment: string; askedAt: number; validUntil: number }): void;
  doubt(): void;
};

/** What has changed: the keys of responses, or everything. */
export type CatalogueChange = ReadonlySet<string> | "everything";

/** Follows the version of the catalogue, so that the cache knows at any moment whether it is current. */
export class CatalogueWatch {
  private reliableUntil = 0;
  private confirmedAt = 0;
  private isLastTryLost = false;
  private known: CatalogueState | undefined;
  private refreshedFor: string | undefined;
  private rereadAt = -Infinity;
  /** Ends with the reply of the database to the question what has changed; undefined while nobody asks. */
  private asking: PromiseWithResolvers<void> | undefined;
  /** When the latest changes were heard, in milliseconds of `performance.now`. */
  private readonly changes: number[] = [];
  private isLost = false;
  private wait = FIRST_WAIT;
  private readonly closing = new AbortController();
  private following: Promise<void> | undefined;

  constructor(private readonly parts: Parts) {}

  /** Whether nothing has changed since `onChange` was last called, by a reply of the database less than three seconds old. */
  isCurrent(): boolean {
    return performance.now() < this.reliableUntil;
  }

  /** Whether the last attempt to reach the database failed or got no reply. */
  isUnreachable(): boolean {
    return this.isLastTryLost && !this.isCurrent();
  }

  /** Resolves once the database has said what has changed, after a moment at most; at once where it is not being asked. */
  async whenAnswered(): Promise<void> {
    await this.asking?.promise;
  }

  /** Whether the catalogue changes so often that pages could not be rendered anew each time before they are sent. */
  isInStorm(): boolean {
    const oldest = this.changes.at(-STORM_CHANGES);
    return oldest !== undefined && performance.now() - oldest < STORM_SPAN;
  }

  /** Seconds since the database last confirmed the version. */
  age(): number {
    return Math.ceil((performance.now() - this.confirmedAt) / 1000);
  }

  /** Starts; resolves after the first attempt, successful or not. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.following = this.follow(resolve);
    });
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.following;
  }

  private async follow(onTried: () => void): Promise<void> {
    const { signal } = this.closing;
    const follower = {
      version: () => this.known?.version ?? 0,
      prepare: (state: CatalogueState) => this.prepare(state),
      hear: (state: CatalogueState, askedAt: number) => {
        this.hear(state, askedAt);
        onTried();
      },
      doubt: () => {
        this.reliableUntil = 0;
        this.parts.versions?.doubt();
        this.ask();
      },
    };
    while (!signal.aborted) {
      try {
        await followCatalogue(this.parts.databaseUrl, follower, signal);
      } catch (error) {
        onTried();
        await this.afterLoss(error);
      }
    }
  }

  /**
   * Reads once for each state that may have changed what the process keeps: not for a price. A reading that fails ends the connection,
   * and the next one tries again.
   */
  private async prepare(state: CatalogueState): Promise<void> {
    const name = `${state.version} ${state.moment}`;
    if (name === this.refreshedFor || changeBetween(this.known, state) !== "everything") return;
    await this.parts.refresh();
    this.refreshedFor = name;
  }

  /** Requests wait for the answer, until a moment has passed. */
  private ask(): void {
    if (this.asking) return;
    this.asking = Promise.withResolvers();
    setTimeout(this.asking.resolve, MOMENT).unref();
  }

  private answer(): void {
    this.asking?.resolve();
    this.asking = undefined;
  }

  private hear(state: CatalogueState, askedAt: number): void {
    const change = changeBetween(this.known, state);
    if (change) {
      this.changes.push(performance.now());
      if (this.changes.length > STORM_CHANGES) this.changes.shift();
      this.parts.onChange(change);
    }
    this.known = state;
    this.reliableUntil = askedAt + Math.min(RELIANCE, state.lasts);
    this.parts.versions?.confirm({ ...state, askedAt, validUntil: this.reliableUntil });
    this.answer();
    this.confirmedAt = askedAt;
    this.isLastTryLost = false;
    if (this.isLost) this.parts.logger.info("responses are cached again");
    this.isLost = false;
    this.wait = FIRST_WAIT;
  }

  /**
   * The database is there and only takes no listener, as with no connection left. Requests are answered all the same, so what they go by
   * must not grow old: goods would be made by rules that are in force no more. Not waited for, so that the next attempt is in time.
   */
  private reread(): void {
    if (performance.now() - this.rereadAt < REREAD) return;
    this.rereadAt = performance.now();
    this.parts.refresh().catch(() => {}); // the next reading may succeed
  }

  private async afterLoss(error: unknown): Promise<void> {
    const { signal } = this.closing;
    this.answer();
    if (signal.aborted) return;
    this.isLastTryLost = error instanceof DatabaseUnreachable;
    if (!this.isLost)
      this.parts.logger.warn({ err: error }, "no responses are cached: the database can't be listened to");
    this.isLost = true;
    if (!this.isLastTryLost) this.reread();
    await sleep(this.wait, undefined, { signal }).catch(() => {});
    this.wait = Math.min(this.wait * 2, LAST_WAIT);
  }
}

/** What changed from one state to the next; undefined where nothing did. */
function changeBetween(before: CatalogueState | undefined, now: CatalogueState): CatalogueChange | undefined {
  if (before?.version === now.version && before.moment === now.moment) return undefined;
  const isKnown = before?.moment === now.moment && now.tags !== null && !now.tags.includes("*");
  return isKnown ? new Set(now.tags) : "everything";
}
