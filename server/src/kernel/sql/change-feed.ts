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

/** Triggers notify of a topic only where a session holds its lock (migration notify-of-followed-changes). */
const FOLLOW = "SELECT pg_advisory_lock_shared(hashtextextended(topic, 0)) FROM unnest($1::text[]) AS topic";
const LEAVE = "SELECT pg_advisory_unlock_shared(hashtextextended($1, 0))";

type Listener = () => void;

/** Follows the changes of the database on one connection per process, from the first listener on. */
export class ChangeFeed {
  private readonly topics = new Map<string, Set<Listener>>();
  private readonly closing = new AbortController();
  private following: Promise<void> | undefined;
  /** The connection that listens, while there is one; its statements take turns. */
  private listening: { run(statement: string, ...values: (string | string[])[]): Promise<void> } | undefined;

  /** @param parts.databaseUrl without a pooler, which passes no notifications on */
  constructor(private readonly parts: { databaseUrl: string; logger: Logger }) {}

  /** The changes until a signal aborts. The first comes at the start, when none after it can be missed. */
  until(signal: AbortSignal): { of(topic: string): AsyncIterable<void> } {
    return { of: (topic) => this.watch(topic, signal) };
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.following;
  }

  /** Several changes at once, or while the last one is still handled, count as one. */
  private async *watch(topic: string, signal: AbortSignal): AsyncGenerator<void> {
    let isDue = false;
    let wake = () => {};
    const listener = () => {
      isDue = true;
      wake();
    };
    const stop = () => wake();
    signal.addEventListener("abort", stop);
    this.join(topic, listener);
    try {
      while (!signal.aborted) {
        if (isDue) {
          isDue = false;
          yield;
        } else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      signal.removeEventListener("abort", stop);
      this.leave(topic, listener);
    }
  }

  private join(topic: string, listener: Listener): void {
    const listeners = this.topics.get(topic);
    if (listeners) {
      listeners.add(listener);
      listener();
    } else {
      this.topics.set(topic, new Set([listener]));
      void this.followTopics([topic]);
    }
    this.following ??= this.follow();
  }

  private leave(topic: string, listener: Listener): void {
    const listeners = this.topics.get(topic);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return;
    this.topics.delete(topic);
    void this.listening?.run(LEAVE, topic);
  }

  /** Waits for transactions that are changing a topic just now, then tells its listeners. */
  private async followTopics(topics: string[]): Promise<void> {
    await this.listening?.run(FOLLOW, topics);
    if (this.listening) topics.forEach((topic) => this.tell(topic));
  }

  private tell(topic: string): void {
    this.topics.get(topic)?.forEach((listener) => listener());
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
    client.on("notification", ({ payload }) => this.tell(payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      let last: Promise<void> = Promise.resolve();
      const run = (statement: string, ...values: (string | string[])[]) =>
        (last = last
          .then(() => client.query(statement, values))
          .then(
            () => {},
            () => lost.abort(),
          ));
      this.listening = { run };
      void this.followTopics([...this.topics.keys()]);
      const isOver = AbortSignal.any([signal, lost.signal]);
      while (!isOver.aborted) {
        await sleep(ASKING, undefined, { signal: isOver }).catch(() => {});
        if (!isOver.aborted) await run("SELECT");
      }
    } finally {
      this.listening = undefined;
      client.end().catch(() => {}); // not waited for: a frozen connection does not even end
    }
  }
}
