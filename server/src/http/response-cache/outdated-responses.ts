import { LRUCache } from "lru-cache";
import type { CacheableResponse } from "./cacheable-response.js";

/** Milliseconds for which a response that a change has outdated is better than a refusal, where more is asked for than can be computed. */
const HELPS_OUT = 5000;
/**
 * Milliseconds of a storm for which it is served, and for which it is served before it is computed anew: the changes of that time cost one
 * computation.
 */
const SERVED = 4000;
const RESTS = 3000;
/** So many are computed anew at once in a storm; the others are served meanwhile as they are. */
const ANEW_AT_ONCE = 4;

type Outdated = {
  /** As nothing that shared caches may keep. */
  response: CacheableResponse;
  /** In milliseconds of `performance.now`: from when on a change may be missing in it. */
  since: number;
  isOfStorm: boolean;
};

/** What changes have outdated, until it is computed anew. */
export class OutdatedResponses {
  private readonly kept: LRUCache<string, Outdated>;
  /** Keys of what is computed anew while requests are served without it. */
  private readonly anew = new Set<string>();

  /** @param bounds with the bytes of a response */
  constructor(bounds: { max: number; maxSize: number; sizeOf(response: CacheableResponse, key: string): number }) {
    const { sizeOf, ...size } = bounds;
    this.kept = new LRUCache({
      ...size,
      sizeCalculation: ({ response }, key) => sizeOf(response, key),
      ttl: HELPS_OUT,
      ttlAutopurge: true,
      ttlResolution: 0,
      perf: { now: () => performance.now() },
    });
  }

  get bytes(): number {
    return this.kept.calculatedSize;
  }

  keep(key: string, outdated: Outdated): void {
    this.kept.set(key, { ...outdated, response: outdated.response.asUnconfirmed() });
  }

  /** From now on what is kept only helps out: a change has outdated it that shows within a second at all times. */
  standBy(): void {
    for (const outdated of this.kept.values()) outdated.isOfStorm = false;
  }

  drop(key: string): void {
    this.kept.delete(key);
  }

  /** What is sent where nothing newer can be computed. */
  helpingOut(key: string): CacheableResponse | undefined {
    return this.kept.get(key)?.response;
  }

  /** What a storm has outdated and is served as it is: it rests, or is computed anew, or others are. */
  resting(key: string): CacheableResponse | undefined {
    const found = this.ofStorm(key);
    if (!found) return undefined;
    const isLeft = this.anew.has(key) || this.anew.size >= ANEW_AT_ONCE;
    return isLeft || performance.now() - found.since < RESTS ? found.response : undefined;
  }

  /** What a storm has outdated, and is served to this request too while it is computed anew. */
  servedMeanwhile(key: string, compute: () => Promise<unknown>): CacheableResponse | undefined {
    const found = this.ofStorm(key);
    if (found && !this.anew.has(key)) {
      this.anew.add(key);
      // Whoever asks after its time sees a failure.
      void compute().then(
        () => this.anew.delete(key),
        () => this.anew.delete(key),
      );
    }
    return found?.response;
  }

  private ofStorm(key: string): Outdated | undefined {
    const found = this.kept.get(key);
    return found?.isOfStorm && performance.now() - found.since < SERVED ? found : undefined;
  }
}
