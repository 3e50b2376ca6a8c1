import { InMemoryCache, type Cache } from "@apollo/client";
import { CACHE_POLICIES } from "./cache";

/** The cache of a page that is rendered once and thrown away: nothing in it changes after it was read. */
export class PageCache extends InMemoryCache {
  constructor() {
    // To note which reading depends on which field costs more than to read again.
    super({ ...CACHE_POLICIES, resultCaching: false });
  }

  override watch<Data = unknown>(watch: Cache.WatchOptions<Data>): () => void {
    if (watch.immediate) watch.callback(this.diff(watch));
    return () => {};
  }
}
