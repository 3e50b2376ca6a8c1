import { Router, type Request, type Response } from "express";
import type { Logger } from "pino";
import type { ReadLimit } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { answerPdf } from "./answer-pdf.js";
import type { ShopContact } from "./failure-page.js";

/** Reads that a PDF counts as: it takes about so much more work. */
const READS = 20;
const PATH = /^\/quotes\/(MBQ\d{6,12})\.pdf$/i;

type HeldQuotePdfParts = {
  pdfs: { ofVisitor(visitorId: string | undefined, number: string): Promise<Buffer | null> };
  visitorOf(request: Request, response: Response): Visitor;
  limitRead: ReadLimit;
  shop: ShopContact;
  logger: Logger;
};

/** GET /quotes/{number}.pdf: a held quote as a PDF, for the session or account that made it. */
export function heldQuotePdfRoutes(parts: HeldQuotePdfParts): Router {
  const { pdfs, visitorOf, limitRead, shop } = parts;
  const router = Router();
  router.get("/quotes/:file", (request, response, next) => {
    const number = PATH.exec(request.path)?.[1]?.toUpperCase();
    if (number === undefined) return next();
    const words = {
      fileName: `quote-${number}.pdf`,
      title: "This quote can’t be downloaded",
      missing: "There is no such quote.",
      instead: `<p>Quotes are shown in the browser, or the account, in which they were made: <a href="/quotes">Your quotes</a>. Or call us on ${shop.phone}.</p>`,
    };
    return answerPdf(request, response, parts, words, async () => {
      await limitRead(request, READS);
      return pdfs.ofVisitor(await visitorOf(request, response).find(), number);
    });
  });
  return router;
}
