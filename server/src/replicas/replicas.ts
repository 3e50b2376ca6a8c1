import type { Logger } from "pino";
import { noteOccurrence } from "../kernel/activities/occurrences.js";
import { readingFrom } from "../kernel/sql/public-read.js";
import { Replica, type ReplicaState } from "./replica.js";

/**
 * A version of the catalogue that the primary has confirmed, and the moment at which the clock changes it next; times in milliseconds of
 * `performance.now`.
 */
type Confirmation = { version: number; moment: string; askedAt: number; validUntil: number };

/** Milliseconds by which the clock of a replica may be behind that of the primary, as docs/operations.md allows. */
const CLOCK_TOLERANCE = 2000;

/** The replicas of the database, for the reads whose results everybody may see. They take turns. */
export class Replicas {
  private readonly replicas: readonly Replica[];
  private turn = 0;
  private confirmed: Confirmation | undefined;
  private doubtedAt = -Infinity;
  private moment: string | undefined;
  /** When the clocks of all replicas have passed the last moment at which the catalogue changed by the clock. */
  private clocksAgreeAt = Infinity;

  /** @param parts.urls none where all reads ask the primary */
  constructor({ urls, logger }: { urls: readonly string[]; logger: Logger }) {
    this.replicas = urls.map((url, place) => new Replica(url, { name: `replica ${place + 1}`, logger }));
  }

  /**
   * Runs `work`, whose reads ask one replica that has the version of the catalogue which this process knows, else the primary.
   * Anything but a read of public data must not run in it.
   */
  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    const replica = this.next();
    if (!replica) {
      if (this.replicas.length > 0) noteOccurrence({ kind: "read", database: PRIMARY });
      return work();
    }
    return readingFrom(replica, async (read) => {
      try {
        return await work();
      } finally {
        noteOccurrence({ kind: "read", database: read.replica ? replica.name : PRIMARY });
      }
    });
  }

  /** The primary has this version, by an answer that counts until `validUntil`. */
  confirm(confirmation: Confirmation): void {
    // Asked before a change of which is known already.
    if (confirmation.askedAt < this.doubtedAt) return;
    // By a clock that is behind, a promotion would not have begun, and the response would be kept.
    if (confirmation.moment !== this.moment) this.clocksAgreeAt = performance.now() + CLOCK_TOLERANCE;
    this.moment = confirmation.moment;
    this.confirmed = confirmation;
    for (const replica of this.replicas) replica.want(confirmation.version);
  }

  /** The catalogue has changed, or may have: nothing is read from replicas until the primary confirms its version. */
  doubt(): void {
    this.doubtedAt = performance.now();
    this.confirmed = undefined;
  }

  states(): ReplicaState[] {
    return this.replicas.map((replica) => replica.state());
  }

  async close(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }

  private next(): Replica | undefined {
    const { confirmed } = this;
    const now = performance.now();
    if (!confirmed || now >= confirmed.validUntil || now < this.clocksAgreeAt) return undefined;
    const ready = this.replicas.filter((replica) => replica.isAt(confirmed.version));
    this.turn += 1;
    return ready[this.turn % ready.length];
  }
}

/** The database that takes writes, where reads are counted by database. */
const PRIMARY = "primary";
