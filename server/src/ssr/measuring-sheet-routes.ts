import { Router, type Response } from "express";
import type { Logger } from "pino";
import { requestFault } from "../http/request-fault.js";
import { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import { sendResponse } from "../http/response-cache/send-response.js";
import { ShopError, SOON } from "../kernel/errors/shop-error.js";
import { escapeMarkup } from "../kernel/markup/escape.js";
import { RateLimited, type ReadLimit } from "../kernel/requests/rate-limits.js";
import type { ShopContact } from "./failure-page.js";
import { plainPage } from "./plain-page.js";

/** Reads that a sheet counts as: it takes about so much more work. */
const READS = 20;
/** Seconds for which browsers may keep a sheet without asking again. */
const HOUR = 60 * 60;
const SLUG = /^[a-z0-9-]{1,80}$/;

type MeasuringSheetParts = {
  /** Writes the sheet of a product, or the general one; undefined where there is no such product. */
  write(slug: string | undefined): Promise<Buffer | undefined>;
  cache: ResponseCache;
  limitRead: ReadLimit;
  shop: ShopContact;
  logger: Logger;
};

/** GET /measuring-sheet.pdf: a sheet to print and fill in at a window; with `?product={slug}` for one product. */
export function measuringSheetRoutes({ write, cache, limitRead, shop, logger }: MeasuringSheetParts): Router {
  const router = Router();
  router.get("/measuring-sheet.pdf", async (request, response) => {
    const { product } = request.query;
    const slug = typeof product === "string" && product !== "" ? product : undefined;
    try {
      if (slug !== undefined && !SLUG.test(slug)) return sendResponse(request, response, unknownProduct(shop));
      const make = async () => {
        const pdf = await write(slug);
        return pdf ? sheet(pdf, slug) : unknownProduct(shop);
      };
      const content = await cache.get(`measuring-sheet ${slug ?? ""}`, make, () => limitRead(request, READS));
      sendResponse(request, response, content);
    } catch (error) {
      const unforeseen = error instanceof ShopError ? error.cause : error;
      if (unforeseen !== undefined) logger.error({ err: unforeseen, requestId: request.id }, "measuring sheet failed");
      refuse(error, response, shop);
    }
  });
  return router;
}

const sheet = (body: Buffer, slug: string | undefined) =>
  new CacheableResponse({
    headers: {
      "cache-control": `public, max-age=${HOUR}`,
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="measuring-sheet${slug === undefined ? "" : `-${slug}`}.pdf"`,
    },
    body,
    cacheability: "public",
  });

const page = ({ name, phone }: ShopContact, sentence: string) =>
  plainPage(
    name,
    "This sheet can’t be downloaded",
    `<p>${escapeMarkup(sentence)}</p>
<p>The general one is here: <a href="/measuring-sheet.pdf">measuring sheet</a>. Or call us on ${phone}.</p>`,
  );

const unknownProduct = (shop: ShopContact) =>
  new CacheableResponse({
    status: 404,
    headers: { "cache-control": "no-store", "content-type": "text/html; charset=utf-8" },
    body: page(shop, "There is no such product."),
    cacheability: "private",
  });

function refuse(error: unknown, response: Response, shop: ShopContact): void {
  const status = requestFault(error)?.status ?? 500;
  if (status === 503) response.set("Retry-After", String(SOON));
  if (error instanceof RateLimited) response.set("Retry-After", String(error.retryAfterSeconds));
  const sentence = error instanceof ShopError ? error.message : "Please try again in a minute.";
  response.status(status).set("Cache-Control", "no-store").type("html").send(page(shop, sentence));
}
