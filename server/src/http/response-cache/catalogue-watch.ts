import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { DatabaseUnreachable, followCatalogue } from "./catalogue-connection.js";
import type { CatalogueState } from "./catalogue-state.js";

/** Milliseconds for which what the database said may be relied on, counted from when it was asked. */
const RELIANCE = 900;
/** Milliseconds before the first new attempt to connect; doubled each time, up to the last. */
const FIRST_WAIT = 100;
const LAST_WAIT = 500; // stale answers must end within a second of its return

type Parts = { databaseUrl: string; logger: Logger; onChange(): void };

/** Knows at any moment whether the catalogue is still what it was, or that it can't be known. */
export class CatalogueWatch {
  private reliableUntil = 0;
  private confirmedAt = 0;
  private isUnreachable = false;
  private known: string | undefined;
  private isLost = false;
  private wait = FIRST_WAIT;
  private readonly closing = new AbortController();
  private following: Promise<void> | undefined;

  constructor(private readonly parts: Parts) {}

  /** Whether nothing has changed since `onChange` was last called, as the database said less than a second ago. */
  isCurrent(): boolean {
    return performance.now() < this.reliableUntil;
  }

  /** Whether the database could not be reached when it was last tried, or did not answer. */
  isAway(): boolean {
    return this.isUnreachable && !this.isCurrent();
  }

  /** Seconds since the database last said that nothing had changed. */
  age(): number {
    return Math.ceil((performance.now() - this.confirmedAt) / 1000);
  }

  /** Begins; resolves after the first attempt, whether the database answers or not. */
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

  private hear({ name, lasts }: CatalogueState, askedAt: number): void {
    if (name !== this.known) this.parts.onChange();
    this.known = name;
    this.reliableUntil = askedAt + Math.min(RELIANCE, lasts);
    this.confirmedAt = askedAt;
    this.isUnreachable = false;
    if (this.isLost) this.parts.logger.info("answers are kept again");
    this.isLost = false;
    this.wait = FIRST_WAIT;
  }

  private async afterLoss(error: unknown): Promise<void> {
    const { signal } = this.closing;
    if (signal.aborted) return;
    this.isUnreachable = error instanceof DatabaseUnreachable;
    if (!this.isLost) this.parts.logger.warn({ err: error }, "no answers are kept: the database can't be listened to");
    this.isLost = true;
    await sleep(this.wait, undefined, { signal }).catch(() => {});
    this.wait = Math.min(this.wait * 2, LAST_WAIT);
  }
}
