import { LRUCache } from "lru-cache";
import { ServiceUnavailable } from "../../kernel/errors/shop-error.js";
import type { Answer } from "./answer.js";

/** Bytes of an answer beside its body: the object, and the body compressed by whichever way is asked for. */
const OVERHEAD = 500;
const COMPRESSED_SHARE = 0.5;

type Bounds = { entries: number; bytes: number };

/** What is known of the catalogue that cached answers were made of. */
export type CatalogueKnowledge = {
  /** Whether it is known to be what it was when `forget` was last called. */
  isCurrent(): boolean;
  /** Whether the database can't be reached, so that nobody can know. */
  isAway(): boolean;
  /** Seconds since it was last known to be current. */
  age(): number;
};

/**
 * Answers kept in memory while the catalogue stays the same, the least recently asked for leaving first. Who asks for one
 * that is being worked out gets that one.
 */
export class KeptAnswers {
  private readonly kept: LRUCache<string, Answer>;
  /** What is being worked out; after a change another map, so that what was begun before it is not kept. */
  private running = new Map<string, Promise<Answer>>();

  constructor(
    private readonly catalogue: CatalogueKnowledge,
    { entries, bytes }: Bounds,
  ) {
    this.kept = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: ({ body }, key) => OVERHEAD + key.length + Math.ceil(body.length * (1 + COMPRESSED_SHARE)),
    });
  }

  /**
   * The answer to what `key` names; undefined where none is kept or it can't be known to hold. While the database can't be
   * reached, the last one that held, marked as stale.
   */
  find(key: string): Answer | undefined {
    if (this.catalogue.isCurrent()) return this.kept.get(key);
    return this.catalogue.isAway() ? this.stale(key) : undefined;
  }

  /**
   * The same, worked out where there is none.
   * @param onMiss awaited by each who asks for what is not in memory, also where one computation answers several
   */
  async answer(key: string, workOut: () => Promise<Answer>, onMiss?: () => Promise<void>): Promise<Answer> {
    const found = this.find(key);
    if (found) return found;
    if (onMiss) await onMiss();
    if (!this.catalogue.isCurrent()) return this.workedOutOrStale(key, workOut);
    const begun = this.running.get(key);
    if (!begun) return this.workedOut(key, workOut);
    const shared = await begun;
    return shared.reach === "personal" ? workOut() : shared;
  }

  private async workedOut(key: string, workOut: () => Promise<Answer>): Promise<Answer> {
    const { running } = this;
    const begun = workOut();
    running.set(key, begun);
    try {
      const answer = await begun;
      if (answer.reach === "kept" && running === this.running) this.kept.set(key, answer);
      return answer;
    } finally {
      if (running.get(key) === begun) running.delete(key);
    }
  }

  /** For the moments in which it is not known yet that the database can't be reached. */
  private async workedOutOrStale(key: string, workOut: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await workOut();
      return answer.status === 503 ? (this.stale(key) ?? answer) : answer;
    } catch (error) {
      const stale = error instanceof ServiceUnavailable ? this.stale(key) : undefined;
      if (!stale) throw error;
      return stale;
    }
  }

  private stale(key: string): Answer | undefined {
    return this.kept.get(key)?.asStale(this.catalogue.age());
  }

  /** Says that the catalogue has changed. */
  forget(): void {
    this.running = new Map();
    this.kept.clear();
  }
}

/** For a shop that works out every answer anew. */
export const NOTHING_KEPT = new KeptAnswers(
  { isCurrent: () => false, isAway: () => false, age: () => 0 },
  { entries: 1, bytes: 1 },
);
