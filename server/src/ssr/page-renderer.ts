import { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import type { PageExecutor } from "./execute-operation.js";
import type { RenderQueue } from "./render-queue.js";
import type { Storefront } from "./storefront.js";
import { WatchedQueries } from "./watched-queries.js";

type PageRendererParts = {
  execute: PageExecutor;
  /** Scheme and host as configured; the Host header of a request can't be trusted. */
  publicUrl: string | undefined;
  queue: RenderQueue;
};

/** Renders the pages of a storefront. */
export class PageRenderer {
  constructor(
    private readonly storefront: Storefront,
    private readonly parts: PageRendererParts,
  ) {}

  /** The URL by which the page at `url` is rendered and cached. Both are path and query. */
  canonicalUrl(url: string): Promise<string> {
    return this.storefront.canonicalUrl(url);
  }

  /**
   * Renders the page at `url`, which is canonical.
   * @throws {ServiceUnavailable} where its data is not available now, or the queue is full
   * @throws {NoSuchPage} where the schema refuses a value in the URL; any other error of a component as it is
   */
  render(url: string, requestId: string): Promise<CacheableResponse> {
    return this.parts.queue.run(() => this.renderNow(url, requestId));
  }

  private async renderNow(url: string, requestId: string): Promise<CacheableResponse> {
    const { execute, publicUrl = "" } = this.parts;
    const queries = new WatchedQueries(execute, requestId);
    try {
      const page = await this.storefront.render(publicUrl + url, queries.execute);
      // The frame of a private page contains nothing personal: an anonymous visitor renders it. Only browsers must not store it.
      const isPublic = page.status === 200 && !queries.haveFailed();
      return new CacheableResponse({
        status: page.status,
        headers: {
          "cache-control": page.isPrivate ? "no-store" : "public, max-age=0, must-revalidate",
          "content-type": "text/html; charset=utf-8",
        },
        body: page.body,
        keys: queries.surrogateKeys(),
        page: page.route,
        emptySearch: queries.emptySearch(),
        cacheability: isPublic ? "public" : "coalesced",
      });
    } catch (error) {
      throw queries.causeOf(error);
    }
  }
}
