import { asShopError } from "../kernel/sql/database-errors.js";
import type { PageExecutor } from "../graphql/execute.js";
import { causeOf, requestCodeOf } from "../graphql/format-error.js";
import { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import { BadInput, ServiceUnavailable, ShopError } from "../kernel/errors/shop-error.js";
import type { RenderQueue } from "./render-queue.js";
import type { Storefront } from "./storefront.js";

type PageMakerParts = {
  execute: PageExecutor;
  /** Scheme and host as ops have set them; a request's own Host header is anybody's word. */
  publicUrl: string | undefined;
  queue: RenderQueue;
};

/** The address holds a value that the schema refuses, such as a slug longer than any text may be. */
class NoSuchPage extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no page at this address.");
  }
}

/** Renders the pages of a storefront. */
export class PageMaker {
  constructor(
    private readonly storefront: Storefront,
    private readonly parts: PageMakerParts,
  ) {}

  /** The URL to make and cache the page at `url` by; both are path and query. */
  canonicalUrl(url: string): Promise<string> {
    return this.storefront.canonicalUrl(url);
  }

  /**
   * The page at `url`, which is canonical.
   * @throws {ServiceUnavailable} where its data can't be had now, or too many pages are asked for
   * @throws {NoSuchPage} where a value in the address is refused; anything else that a part of the page threw
   */
  make(url: string, requestId: string): Promise<CacheableResponse> {
    return this.parts.queue.run(() => this.render(url, requestId));
  }

  private async render(url: string, requestId: string): Promise<CacheableResponse> {
    const { execute, publicUrl = "" } = this.parts;
    const failures: unknown[] = [];
    let isRefused = false;
    try {
      const page = await this.storefront.render(publicUrl + url, async (operation) => {
        const { data = null, errors = [] } = await execute(operation, requestId);
        for (const error of errors) {
          const cause = asShopError(causeOf(error));
          failures.push(cause);
          isRefused ||= requestCodeOf(error) !== undefined || cause instanceof BadInput;
        }
        return { data, ...(errors.length > 0 && { errors: errors.map((error) => error.toJSON()) }) };
      });
      // The frame of a private page holds nothing personal, for it is rendered for nobody; only browsers must not store it.
      const isForAll = page.status === 200 && failures.length === 0;
      return new CacheableResponse({
        status: page.status,
        headers: {
          "cache-control": page.isPrivate ? "no-store" : "public, max-age=0, must-revalidate",
          "content-type": "text/html; charset=utf-8",
        },
        body: page.body,
        cacheability: isForAll ? "public" : "coalesced",
      });
    } catch (error) {
      throw failures.find((failure) => failure instanceof ServiceUnavailable) ?? (isRefused ? new NoSuchPage() : error);
    }
  }
}
