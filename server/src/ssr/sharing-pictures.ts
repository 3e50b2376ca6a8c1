import { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import { ServiceUnavailable } from "../kernel/errors/shop-error.js";
import type { PageExecutor } from "./execute-operation.js";
import type { RenderQueue } from "./render-queue.js";
import { pictureJpeg, type PictureFile } from "./sharing/picture-jpeg.js";
import type { PictureKind } from "./sharing/picture-layers.js";
import type { Storefront } from "./storefront.js";
import { WatchedQueries } from "./watched-queries.js";

type SharingPictureParts = {
  storefront: Pick<Storefront, "renderLayers">;
  execute: PageExecutor;
  queue: RenderQueue;
  /** Where a file of the catalogue's pictures is, or its content. */
  pictureFile: PictureFile;
};

/** Seconds for which browsers and crawlers may keep a picture without asking again. */
const HOUR = 60 * 60;

/** Draws pictures of product pages. */
export class SharingPictures {
  constructor(private readonly parts: SharingPictureParts) {}

  /**
   * The picture of the product page at `url` as a JPEG; status 404 where there is none.
   * @throws {ServiceUnavailable} where the data is not available now, or too many pictures are asked for at once
   */
  draw(kind: PictureKind, url: string, requestId: string): Promise<CacheableResponse> {
    return this.parts.queue.run(() => this.drawNow(kind, url, requestId));
  }

  private async drawNow(kind: PictureKind, url: string, requestId: string): Promise<CacheableResponse> {
    const { storefront, execute, pictureFile } = this.parts;
    const queries = new WatchedQueries(execute, requestId);
    try {
      const layers = await storefront.renderLayers(kind, url, queries.execute);
      if (queries.haveFailed()) throw new ServiceUnavailable();
      return layers ? picture(await pictureJpeg(layers, pictureFile), queries.surrogateKeys()) : NO_PICTURE;
    } catch (error) {
      throw queries.causeOf(error);
    }
  }
}

const picture = (body: Buffer, keys: ReadonlySet<string> | undefined) =>
  new CacheableResponse({
    headers: {
      "cache-control": `public, max-age=${HOUR}`,
      "content-type": "image/jpeg",
      "cross-origin-resource-policy": "cross-origin",
    },
    body,
    keys,
    cacheability: "public",
  });

const NO_PICTURE = new CacheableResponse({
  status: 404,
  headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  body: "There is no such picture.",
  cacheability: "coalesced",
});
