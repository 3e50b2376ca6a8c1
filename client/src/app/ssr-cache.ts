import { InMemoryCache } from "@apollo/client";
import { CACHE_POLICIES } from "./apollo-cache";

/** The cache of a page that is rendered once: its data do not change after they were read. */
export class SsrCache extends InMemoryCache {
  constructor() {
    // Tracking which result depends on which field costs more than reading again.
    super({ ...CACHE_POLICIES, resultCaching: false });
  }

  /** Calls nobody back: components have read their data when they subscribe, and would read it a second time. */
  override watch(): () => void {
    return () => {};
  }
}
