import { InMemoryCache, type Cache } from "@apollo/client";
import { CACHE_POLICIES } from "./apollo-cache";

/** The cache of a page that is rendered once: its data do not change after they were read. */
export class SsrCache extends InMemoryCache {
  constructor() {
    // Tracking which result depends on which field costs more than reading again.
    super({ ...CACHE_POLICIES, resultCaching: false });
  }

  override watch<Data = unknown>(watch: Cache.WatchOptions<Data>): () => void {
    if (watch.immediate) watch.callback(this.diff(watch));
    return () => {};
  }
}
