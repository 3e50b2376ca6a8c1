import { Router, type Request, type Response } from "express";
import type { Logger } from "pino";
import { requestFault } from "../http/request-fault.js";
import { ShopError, SOON } from "../kernel/errors/shop-error.js";
import { escapeMarkup } from "../kernel/markup/escape.js";
import { RateLimited, type ReadLimit } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import type { ShopContact } from "./failure-page.js";
import { plainPage } from "./plain-page.js";

/** Reads that a sheet counts as: it takes about so much more work. */
const READS = 20;

type MeasuredRoomsParts = {
  /** Writes the sheet of a visitor's windows; undefined where there are none. */
  writeWindows(visitorId: string | undefined, request: Request): Promise<Buffer | undefined>;
  visitorOf(request: Request, response: Response): Visitor;
  limitRead: ReadLimit;
  shop: ShopContact;
  logger: Logger;
};

/** GET /windows/measuring-sheet.pdf: all windows of a session or account, which alone gets them; stored nowhere. */
export function measuredRoomsRoutes({ writeWindows, visitorOf, limitRead, shop, logger }: MeasuredRoomsParts): Router {
  const router = Router();
  router.get("/windows/measuring-sheet.pdf", async (request, response) => {
    response.set("Cache-Control", "private, no-store");
    try {
      await limitRead(request, READS);
      const pdf = await writeWindows(await visitorOf(request, response).find(), request);
      if (!pdf) return refuse(response, 404, shop, "There are no windows here yet.");
      response.type("pdf").set("Content-Disposition", 'inline; filename="my-windows.pdf"').send(pdf);
    } catch (error) {
      const unforeseen = error instanceof ShopError ? error.cause : error;
      if (unforeseen !== undefined) logger.error({ err: unforeseen, requestId: request.id }, "sheet of windows failed");
      const status = requestFault(error)?.status ?? 500;
      if (status === 503) response.set("Retry-After", String(SOON));
      if (error instanceof RateLimited) response.set("Retry-After", String(error.retryAfterSeconds));
      refuse(response, status, shop, error instanceof ShopError ? error.message : "Please try again in a minute.");
    }
  });
  return router;
}

function refuse(response: Response, status: number, { name, phone }: ShopContact, sentence: string): void {
  const content = `<p>${escapeMarkup(sentence)}</p>
<p><a href="/windows">My windows</a> has those of this browser and of your account. An empty sheet is here: <a href="/measuring-sheet.pdf">measuring sheet</a>. Or call us on ${phone}.</p>`;
  response
    .status(status)
    .type("html")
    .send(plainPage(name, "This sheet can’t be downloaded", content));
}
