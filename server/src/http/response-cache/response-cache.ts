import { LRUCache } from "lru-cache";
import { ServiceUnavailable } from "../../kernel/errors/shop-error.js";
import type { CacheableResponse } from "./cacheable-response.js";
import type { CatalogueChange } from "./catalogue-watch.js";
import { OutdatedResponses } from "./outdated-responses.js";

/** Bytes that a response takes besides its body: the object, and the compressed body. */
const OVERHEAD = 500;
const COMPRESSED_SHARE = 0.5;
/** Seconds since the catalogue was last known, after which nothing is served without the database any more. */
const STALE_AT_MOST = 6 * 60 * 60;

type Bounds = {
  entries: number;
  bytes: number;
  /** Whether what a change has outdated is served in a storm of changes, and instead of a refusal. */
  servesOutdated?: boolean;
};

/** How fresh the cached responses are, as far as the catalogue decides it. */
export type CatalogueFreshness = {
  /** Whether the catalogue is known not to have changed since `drop` was last called. */
  isCurrent(): boolean;
  /** Resolves once it is known what has changed, after a moment at most; at once where nobody asks. */
  whenAnswered(): Promise<void>;
  /** Whether the catalogue changes again and again. */
  isInStorm(): boolean;
  /** Whether the database can't be reached, so that freshness can't be known. */
  isUnreachable(): boolean;
  /** Seconds since the catalogue was last known to be current. */
  age(): number;
};

/** Runs the computation of a public response; its reads may ask a replica of the database. */
export type PublicReads = { read<Result>(compute: () => Promise<Result>): Promise<Result> };

/**
 * How requests for cached responses were answered: from the cache, from it though the database was away, with what a storm of changes
 * has outdated, by the computation of another request, or by one of their own.
 */
export const CACHE_OUTCOMES = ["hit", "stale", "outdated", "shared", "miss"] as const;

type CacheCounts = Record<(typeof CACHE_OUTCOMES)[number], number>;

/** A computation in progress, with what has changed since it began. */
type Computation = { response: Promise<CacheableResponse>; changes: CatalogueChange[] };

type Compute = () => Promise<CacheableResponse>;

/**
 * Public responses in memory, each valid until something changes that it shows; the least recently used are evicted first. Equal
 * requests at the same time share one computation.
 */
export class ResponseCache {
  private readonly cached: LRUCache<string, CacheableResponse>;
  private readonly outdated: OutdatedResponses | undefined;
  /** Computations that requests may share: none that began before the last change. */
  private shared = new Map<string, Computation>();
  private readonly unfinished = new Set<Computation>();
  private readonly counts: CacheCounts = { hit: 0, stale: 0, outdated: 0, shared: 0, miss: 0 };

  constructor(
    private readonly catalogue: CatalogueFreshness,
    { entries, bytes, servesOutdated = false }: Bounds,
    private readonly reads: PublicReads = FROM_PRIMARY,
  ) {
    const sizeOf = ({ body }: CacheableResponse, key: string) =>
      OVERHEAD + key.length + Math.ceil(body.length * (1 + COMPRESSED_SHARE));
    const bounds = { max: entries, maxSize: bytes };
    this.cached = new LRUCache({ ...bounds, sizeCalculation: sizeOf });
    if (servesOutdated) this.outdated = new OutdatedResponses({ ...bounds, sizeOf });
  }

  /**
   * The cached response of a key, or undefined where none is cached or its freshness is not known. In a storm of changes: the
   * outdated one, where its turn to be computed anew has not come. While the database can't be reached: the last one, marked as stale.
   */
  find(key: string): CacheableResponse | undefined {
    if (this.catalogue.isCurrent()) {
      const found = this.cached.get(key);
      if (!found) return this.counted(this.outdated?.resting(key));
      this.counts.hit += 1;
      return found;
    }
    return this.catalogue.isUnreachable() ? this.stale(key) : undefined;
  }

  /** Requests since the start, by outcome, and what the cache holds: responses, and bytes by its own measure. */
  state(): { counts: Readonly<CacheCounts>; entries: number; bytes: number } {
    const { size: entries, calculatedSize } = this.cached;
    return { counts: this.counts, entries, bytes: calculatedSize + (this.outdated?.bytes ?? 0) };
  }

  /**
   * The cached response of a key, else a computed one.
   * @param onMiss awaited for each request that misses, also where they share one computation
   */
  async get(key: string, compute: Compute, onMiss?: () => Promise<void>): Promise<CacheableResponse> {
    let found = this.find(key);
    if (!found && !this.catalogue.isCurrent()) {
      await this.catalogue.whenAnswered();
      found = this.find(key);
    }
    if (found) return found;
    if (onMiss) await onMiss();
    if (!this.catalogue.isCurrent()) return this.computeOrStale(key, compute);
    const outdated = this.outdated?.servedMeanwhile(key, () => this.computeAndCache(key, compute));
    if (outdated) return this.counted(outdated);
    try {
      return await this.computedOrShared(key, compute);
    } catch (error) {
      const kept = error instanceof ServiceUnavailable ? this.outdated?.helpingOut(key) : undefined;
      if (!kept) throw error;
      return this.counted(kept);
    }
  }

  private counted<Found extends CacheableResponse | undefined>(outdated: Found): Found {
    if (outdated) this.counts.outdated += 1;
    return outdated;
  }

  private async computedOrShared(key: string, compute: Compute): Promise<CacheableResponse> {
    const begun = this.shared.get(key);
    if (!begun) return this.computeAndCache(key, compute);
    const response = await begun.response;
    if (response.cacheability === "private") return this.compute(compute);
    this.counts.shared += 1;
    return response;
  }

  /** Computes a public response that has no key. */
  compute(compute: Compute): Promise<CacheableResponse> {
    this.counts.miss += 1;
    return this.reads.read(compute);
  }

  private async computeAndCache(key: string, compute: Compute): Promise<CacheableResponse> {
    const changes: CatalogueChange[] = [];
    const since = performance.now();
    const isOutdated = (response: CacheableResponse) => changes.some((change) => concerns(change, response));
    const computed = this.compute(compute);
    const computation: Computation = {
      response: computed.then((response) => (isOutdated(response) ? response.asUnconfirmed() : response)),
      changes,
    };
    const { shared } = this;
    shared.set(key, computation);
    this.unfinished.add(computation);
    try {
      const response = await computation.response;
      if (response.cacheability !== "public") return response;
      if (response.isConfirmed) {
        this.cached.set(key, response);
        this.outdated?.drop(key);
      } else if (changes.every((change) => this.isOfStorm(change)))
        this.outdated?.keep(key, { response, since, isOfStorm: true });
      return response;
    } finally {
      this.unfinished.delete(computation);
      if (shared.get(key) === computation) shared.delete(key);
    }
  }

  /** For the moments before it is known that the database can't be reached. */
  private async computeOrStale(key: string, compute: Compute): Promise<CacheableResponse> {
    try {
      const response = await this.compute(compute);
      return (response.status === 503 ? this.stale(key) : undefined) ?? response.asUnconfirmed();
    } catch (error) {
      const stale = error instanceof ServiceUnavailable ? this.stale(key) : undefined;
      if (!stale) throw error;
      return stale;
    }
  }

  private stale(key: string): CacheableResponse | undefined {
    const age = this.catalogue.age();
    const kept = age > STALE_AT_MOST ? undefined : this.cached.get(key);
    if (kept) this.counts.stale += 1;
    return kept?.asStale(age);
  }

  /** Whether pages may lag behind the change. Everything changes with the shop's facts and rules, which show within a second at all times. */
  private isOfStorm(change: CatalogueChange): boolean {
    return change !== "everything" && this.catalogue.isInStorm();
  }

  /** Drops what shows or depends on something that has changed. */
  drop(change: CatalogueChange): void {
    this.shared = new Map();
    for (const computation of this.unfinished) computation.changes.push(change);
    if (change === "everything") this.outdated?.standBy();
    const [since, isOfStorm] = [performance.now(), this.isOfStorm(change)];
    for (const [key, response] of this.cached.entries()) {
      if (!concerns(change, response)) continue;
      this.cached.delete(key);
      this.outdated?.keep(key, { response, since, isOfStorm });
    }
  }
}

const concerns = (change: CatalogueChange, { keys }: CacheableResponse): boolean =>
  change === "everything" || !keys || [...change].some((key) => keys.has(key));

const FROM_PRIMARY: PublicReads = { read: (compute) => compute() };

/** For a cache that keeps nothing: every response is computed. */
export const NEVER_CURRENT: CatalogueFreshness = {
  isCurrent: () => false,
  whenAnswered: async () => {},
  isInStorm: () => false,
  isUnreachable: () => false,
  age: () => 0,
};

/** Caches nothing. */
export const NO_CACHE = new ResponseCache(NEVER_CURRENT, { entries: 1, bytes: 1 });
