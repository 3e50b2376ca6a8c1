import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { ServiceUnavailable } from "../kernel/errors/shop-error.js";
import { asShopError, isPoolBusy } from "../kernel/sql/database-errors.js";
import { openPool } from "../kernel/sql/pool.js";
import type { ReadReplica } from "../kernel/sql/public-read.js";
import { rowOf } from "../kernel/sql/query.js";
import { replicaQueries } from "./replica.queries.js";

/** Connections per process for reads; one more asks for the state. */
const POOL_SIZE = 10;
/** Milliseconds after which the primary is asked instead of a silent replica; the limits of statements are those of the role. */
const PATIENCE = { connectionTimeoutMillis: 1000, query_timeout: 2500 };
const PATIENCE_FOR_STATE = { connectionTimeoutMillis: 2000, query_timeout: 2000 };
/** Milliseconds between two questions to a replica that is not known to be behind, or that failed. */
const PAUSE = 2000;
/** Milliseconds before the first question to one that is behind; doubled each time, up to the last. */
const FIRST_WAIT = 20;
const LAST_WAIT = 500;

/** What those who watch the process see of a replica. */
export type ReplicaState = {
  name: string;
  /** Whether it answers and has the version of the catalogue that this process knows. */
  isInUse: boolean;
  /** Seconds by which it is behind, as it said last; undefined where it does not answer. */
  lag: number | undefined;
};

/** A replica of the database, with how far it has come. It is out of use until it says so, and again after a failure. */
export class Replica implements ReadReplica {
  readonly pool: pg.Pool;
  private readonly stateConnection: pg.Pool;
  private answer: { version: number; lag: number } | undefined;
  private failures = 0;
  private isToldOut = false;
  /** The version that the primary has. */
  private wanted: number | undefined;
  private wait = FIRST_WAIT;
  private wake = () => {};
  private readonly closing = new AbortController();
  private readonly following: Promise<void>;

  /** @param name for logs and metrics; the URL has a password */
  constructor(
    url: string,
    private readonly parts: { name: string; logger: Logger },
  ) {
    this.pool = openPool(url, POOL_SIZE, parts.name, PATIENCE);
    this.stateConnection = openPool(url, 1, `${parts.name} state`, PATIENCE_FOR_STATE);
    this.following = this.follow();
  }

  get name(): string {
    return this.parts.name;
  }

  /** Whether it answers, and with this version of the catalogue, no older and no newer: a restored database counts from a lower one. */
  isAt(version: number | undefined): boolean {
    return version !== undefined && this.answer?.version === version;
  }

  /** Asks until it has this version. */
  want(version: number): void {
    if (version === this.wanted) return;
    this.wanted = version;
    if (this.isAt(version)) return;
    this.wait = FIRST_WAIT;
    this.wake();
  }

  /** Out of use until it answers again. A statement that fails by itself, or finds all connections busy, says nothing of the replica. */
  failed(error: unknown): void {
    if (isPoolBusy(error) || !(asShopError(error) instanceof ServiceUnavailable)) return;
    this.leaveOut(error);
  }

  state(): ReplicaState {
    return { name: this.name, isInUse: this.isAt(this.wanted), lag: this.answer?.lag };
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.wake();
    await this.following;
    await Promise.all([this.pool.end(), this.stateConnection.end()]);
  }

  private async follow(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      await this.ask();
      if (!signal.aborted) await this.pause();
    }
  }

  private async ask(): Promise<void> {
    const { failures } = this;
    try {
      const { version, isReplica, lag } = await rowOf(this.stateConnection, replicaQueries.state);
      if (!isReplica) throw new Error("It is no replica any more: it follows no other database.");
      // A statement may have failed since it was asked.
      if (failures === this.failures) this.hear({ version, lag });
    } catch (error) {
      if (!this.closing.signal.aborted) this.leaveOut(error);
    }
  }

  private hear(answer: { version: number; lag: number }): void {
    this.answer = answer;
    if (this.isToldOut) this.parts.logger.info({ replica: this.name }, "a replica answers again");
    this.isToldOut = false;
  }

  private leaveOut(error: unknown): void {
    this.answer = undefined;
    this.failures += 1;
    if (!this.isToldOut)
      this.parts.logger.warn({ err: error, replica: this.name }, "a replica is out of use: it does not answer as one");
    this.isToldOut = true;
  }

  /** Until it is to be asked again: soon where it is behind. */
  private async pause(): Promise<void> {
    const isBehind = this.answer !== undefined && this.wanted !== undefined && !this.isAt(this.wanted);
    const woken = new AbortController();
    this.wake = () => woken.abort();
    await sleep(isBehind ? this.wait : PAUSE, undefined, { signal: woken.signal }).catch(() => {});
    this.wake = () => {};
    this.wait = isBehind ? Math.min(this.wait * 2, LAST_WAIT) : FIRST_WAIT;
  }
}
