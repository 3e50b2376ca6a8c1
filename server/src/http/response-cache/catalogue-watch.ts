import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { DatabaseUnreachable, followCatalogue } from "./catalogue-connection.js";
import type { CatalogueState } from "./catalogue-state.queries.js";

/** Milliseconds for which a reply of the database counts as current, from the moment of asking. */
const RELIANCE = 2500;
/** Milliseconds before the first new attempt to connect; doubled each time, up to the last. */
const FIRST_WAIT = 100;
const LAST_WAIT = 500; // stale responses must end within a second of its return

type Parts = {
  databaseUrl: string;
  logger: Logger;
  /** Reads anew what the process keeps of the database, before `onChange`. */
  refresh(): Promise<void>;
  onChange(): void;
};

/** Follows the version of the catalogue, so that the cache knows at any moment whether it is current. */
export class CatalogueWatch {
  private reliableUntil = 0;
  private confirmedAt = 0;
  private isLastTryLost = false;
  private known: string | undefined;
  private refreshedFor: string | undefined;
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
      prepare: (state: CatalogueState) => this.prepare(state),
      hear: (state: CatalogueState, askedAt: number) => {
        this.hear(state, askedAt);
        onTried();
      },
      doubt: () => {
        this.reliableUntil = 0;
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

  /** Reads once for each state; a reading that fails ends the connection, and the next one tries again. */
  private async prepare({ name }: CatalogueState): Promise<void> {
    if (name === this.refreshedFor) return;
    await this.parts.refresh();
    this.refreshedFor = name;
  }

  private hear({ name, lasts }: CatalogueState, askedAt: number): void {
    if (name !== this.known) this.parts.onChange();
    this.known = name;
    this.reliableUntil = askedAt + Math.min(RELIANCE, lasts);
    this.confirmedAt = askedAt;
    this.isLastTryLost = false;
    if (this.isLost) this.parts.logger.info("responses are cached again");
    this.isLost = false;
    this.wait = FIRST_WAIT;
  }

  private async afterLoss(error: unknown): Promise<void> {
    const { signal } = this.closing;
    if (signal.aborted) return;
    this.isLastTryLost = error instanceof DatabaseUnreachable;
    if (!this.isLost)
      this.parts.logger.warn({ err: error }, "no responses are cached: the database can't be listened to");
    this.isLost = true;
    await sleep(this.wait, undefined, { signal }).catch(() => {});
    this.wait = Math.min(this.wait * 2, LAST_WAIT);
  }
}
