import { LRUCache } from "lru-cache";
import type { Answer } from "./answer.js";

/** Bytes of an answer beside its body: the object, and the body compressed by whichever way is asked for. */
const OVERHEAD = 500;
const COMPRESSED_SHARE = 0.5;

type Bounds = { entries: number; bytes: number };

/**
 * Answers kept in memory while the catalogue stays the same, the least recently asked for leaving first. Who asks for one
 * that is being worked out gets that one.
 */
export class KeptAnswers {
  private readonly kept: LRUCache<string, Answer>;
  /** What is being worked out; after a change another map, so that what was begun before it is not kept. */
  private running = new Map<string, Promise<Answer>>();

  /** @param isCurrent whether the catalogue is known to be what it was when `forget` was last called */
  constructor(
    private readonly isCurrent: () => boolean,
    { entries, bytes }: Bounds,
  ) {
    this.kept = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: ({ body }, key) => OVERHEAD + key.length + Math.ceil(body.length * (1 + COMPRESSED_SHARE)),
    });
  }

  /** The answer to what `key` names; undefined where none is kept or it can't be known to hold. */
  find(key: string): Answer | undefined {
    return this.isCurrent() ? this.kept.get(key) : undefined;
  }

  /**
   * The same, worked out where there is none.
   * @param onMiss awaited by each who asks for what is not in memory, also where one computation answers several
   */
  async answer(key: string, workOut: () => Promise<Answer>, onMiss?: () => Promise<void>): Promise<Answer> {
    const found = this.find(key);
    if (found) return found;
    if (onMiss) await onMiss();
    if (!this.isCurrent()) return workOut();
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

  /** Says that the catalogue has changed. */
  forget(): void {
    this.running = new Map();
    this.kept.clear();
  }
}

/** For a shop that works out every answer anew. */
export const NOTHING_KEPT = new KeptAnswers(() => false, { entries: 1, bytes: 1 });
