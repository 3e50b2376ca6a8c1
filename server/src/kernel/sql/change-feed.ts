import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";

/** Channel on which triggers name what a transaction has changed. */
const CHANNEL = "changes";
/** Milliseconds between the questions that show whether the connection is alive. */
const ASKING = 5000;
/** Milliseconds after which an unresponsive connection is given up. */
const PATIENCE = 2000;
/** Milliseconds before a new attempt to connect. */
const WAIT = 500;

type Listener = () => void;

/** Follows the changes of the database on one connection per process, from the first listener on. */
export class ChangeFeed {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly closing = new AbortController();
  private following: Promise<void> | undefined;

  /** @param parts.databaseUrl without a pooler, which passes no notifications on */
  constructor(private readonly parts: { databaseUrl: string; logger: Logger }) {}

  /** The changes until a signal aborts. */
  until(signal: AbortSignal): { of(topic: string): AsyncIterable<void> } {
    return { of: (topic) => this.watch(topic, signal) };
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.following;
  }

  /** Several changes at once, or while the last one is still handled, count as one. */
  private async *watch(topic: string, signal: AbortSignal): AsyncGenerator<void> {
    let isDue = true;
    let wake = () => {};
    const listener = () => {
      isDue = true;
      wake();
    };
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
    this.following ??= this.follow();
    const stop = () => wake();
    signal.addEventListener("abort", stop);
    try {
      while (!signal.aborted) {
        if (isDue) {
          isDue = false;
          yield;
        } else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      signal.removeEventListener("abort", stop);
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(topic);
    }
  }

  private async follow(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      try {
        await this.listen(signal);
      } catch (error) {
        if (signal.aborted) return;
        this.parts.logger.warn({ err: error }, "changes can't be listened to");
      }
      await sleep(WAIT, undefined, { signal }).catch(() => {});
    }
  }

  /** Listens on a new connection until it is lost. What changed before is unknown, so every listener is told. */
  private async listen(signal: AbortSignal): Promise<void> {
    const client = new pg.Client({
      connectionString: this.parts.databaseUrl,
      application_name: "change-feed",
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    const lost = new AbortController();
    client.on("error", () => lost.abort()).on("end", () => lost.abort());
    client.on("notification", ({ payload }) => this.listeners.get(payload ?? "")?.forEach((listener) => listener()));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      for (const listeners of this.listeners.values()) listeners.forEach((listener) => listener());
      const isOver = AbortSignal.any([signal, lost.signal]);
      while (!isOver.aborted) {
        await sleep(ASKING, undefined, { signal: isOver }).catch(() => {});
        if (!isOver.aborted) await client.query("SELECT");
      }
    } finally {
      client.end().catch(() => {}); // not waited for: a frozen connection does not even end
    }
  }
}
