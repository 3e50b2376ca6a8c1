import { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import type { PageExecutor } from "./execute-operation.js";
import type { RenderQueue } from "./render-queue.js";
import type { Storefront } from "./storefront.js";
import { WatchedQueries, type AnsweredOperation } from "./watched-queries.js";

type PageRendererParts = {
  execute: PageExecutor;
  /** Scheme and host as configured; the Host header of a request can't be trusted. */
  publicUrl: string | undefined;
  queue: RenderQueue;
};

/** Renders the pages of a storefront. */
export class PageRenderer {
  /** The operations of rendered pages. */
  private readonly answered = new WeakMap<CacheableResponse, readonly AnsweredOperation[]>();

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
   * @param previous the page as it was rendered before data of its operations changed. Where they return the same, it is returned: most
   * pages that a price concerns do not show it, and asking takes a tenth of rendering
   * @throws {ServiceUnavailable} where its data is not available now, or the queue is full
   * @throws {NoSuchPage} where the schema refuses a value in the URL; any other error of a component as it is
   */
  render(url: string, requestId: string, previous?: CacheableResponse): Promise<CacheableResponse> {
    return this.parts.queue.run(
      async () => (previous && (await this.confirmed(previous, requestId))) ?? (await this.renderNow(url, requestId)),
    );
  }

  /** The previous page, if its operations return the same as then. */
  private async confirmed(previous: CacheableResponse, requestId: string): Promise<CacheableResponse | undefined> {
    const answered = this.answered.get(previous);
    if (!answered) return undefined;
    const queries = new WatchedQueries(this.parts.execute, requestId);
    if (!(await queries.returnTheSame(answered))) return undefined;
    const same = previous.withKeys(queries.surrogateKeys());
    this.answered.set(same, answered);
    return same;
  }

  private async renderNow(url: string, requestId: string): Promise<CacheableResponse> {
    const { execute, publicUrl = "" } = this.parts;
    const queries = new WatchedQueries(execute, requestId);
    try {
      const page = await this.storefront.render(publicUrl + url, queries.execute);
      // The frame of a private page contains nothing personal: an anonymous visitor renders it. Only browsers must not store it.
      const isPublic = page.status === 200 && !queries.haveFailed();
      const response = new CacheableResponse({
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
      if (isPublic) this.answered.set(response, queries.answered);
      return response;
    } catch (error) {
      throw queries.causeOf(error);
    }
  }
}
