import { LRUCache } from "lru-cache";
import { ServiceUnavailable } from "../../kernel/errors/shop-error.js";
import type { CacheableResponse } from "./cacheable-response.js";

/** Bytes that a response takes besides its body: the object, and the compressed body. */
const OVERHEAD = 500;
const COMPRESSED_SHARE = 0.5;

type Bounds = { entries: number; bytes: number };

/** How fresh the cached responses are, as far as the catalogue decides it. */
export type CatalogueFreshness = {
  /** Whether the catalogue is known not to have changed since `clear` was last called. */
  isCurrent(): boolean;
  /** Whether the database can't be reached, so that freshness can't be known. */
  isUnreachable(): boolean;
  /** Seconds since the catalogue was last known to be current. */
  age(): number;
};

/**
 * Public responses in memory, valid while the catalogue stays the same; the least recently used are evicted first. Equal
 * requests at the same time share one computation.
 */
export class ResponseCache {
  private readonly cached: LRUCache<string, CacheableResponse>;
  /** Computations in progress. A change of the catalogue replaces the map, so that what began before it is not cached. */
  private running = new Map<string, Promise<CacheableResponse>>();

  constructor(
    private readonly catalogue: CatalogueFreshness,
    { entries, bytes }: Bounds,
  ) {
    this.cached = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: ({ body }, key) => OVERHEAD + key.length + Math.ceil(body.length * (1 + COMPRESSED_SHARE)),
    });
  }

  /**
   * The cached response of a key, or undefined where none is cached or its freshness is not known. While the database can't
   * be reached: the last one, marked as stale.
   */
  find(key: string): CacheableResponse | undefined {
    if (this.catalogue.isCurrent()) return this.cached.get(key);
    return this.catalogue.isUnreachable() ? this.stale(key) : undefined;
  }

  /**
   * The cached response of a key, else a computed one.
   * @param onMiss awaited for each request that misses, also where they share one computation
   */
  async get(
    key: string,
    compute: () => Promise<CacheableResponse>,
    onMiss?: () => Promise<void>,
  ): Promise<CacheableResponse> {
    const found = this.find(key);
    if (found) return found;
    if (onMiss) await onMiss();
    if (!this.catalogue.isCurrent()) return this.computeOrStale(key, compute);
    const begun = this.running.get(key);
    if (!begun) return this.computeAndCache(key, compute);
    const shared = await begun;
    return shared.cacheability === "private" ? compute() : shared;
  }

  private async computeAndCache(key: string, compute: () => Promise<CacheableResponse>): Promise<CacheableResponse> {
    const { running } = this;
    const begun = compute();
    running.set(key, begun);
    try {
      const response = await begun;
      if (response.cacheability === "public" && running === this.running) this.cached.set(key, response);
      return response;
    } finally {
      if (running.get(key) === begun) running.delete(key);
    }
  }

  /** For the moments before it is known that the database can't be reached. */
  private async computeOrStale(key: string, compute: () => Promise<CacheableResponse>): Promise<CacheableResponse> {
    try {
      const response = await compute();
      return response.status === 503 ? (this.stale(key) ?? response) : response;
    } catch (error) {
      const stale = error instanceof ServiceUnavailable ? this.stale(key) : undefined;
      if (!stale) throw error;
      return stale;
    }
  }

  private stale(key: string): CacheableResponse | undefined {
    return this.cached.get(key)?.asStale(this.catalogue.age());
  }

  /** Drops everything, because the catalogue has changed. */
  clear(): void {
    this.running = new Map();
    this.cached.clear();
  }
}

/** Caches nothing: every response is computed. */
export const NO_CACHE = new ResponseCache(
  { isCurrent: () => false, isUnreachable: () => false, age: () => 0 },
  { entries: 1, bytes: 1 },
);
