import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { followCatalogue } from "./catalogue-connection.js";
import type { CatalogueState } from "./catalogue-state.js";

/** Milliseconds for which what the database said may be relied on, counted from when it was asked. */
const RELIANCE = 900;
/** Milliseconds before the first new attempt to connect; doubled each time, up to the last. */
const FIRST_WAIT = 100;
const LAST_WAIT = 5000;

type Parts = { databaseUrl: string; logger: Logger; onChange(): void };

/** Knows at any moment whether the catalogue is still what it was, or that it can't be known. */
export class CatalogueWatch {
  private reliableUntil = 0;
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
    if (this.isLost) this.parts.logger.info("answers are kept again");
    this.isLost = false;
    this.wait = FIRST_WAIT;
  }

  private async afterLoss(error: unknown): Promise<void> {
    const { signal } = this.closing;
    if (signal.aborted) return;
    if (!this.isLost) this.parts.logger.warn({ err: error }, "no answers are kept: the database can't be listened to");
    this.isLost = true;
    await sleep(this.wait, undefined, { signal }).catch(() => {});
    this.wait = Math.min(this.wait * 2, LAST_WAIT);
  }
}
