import express, { Router, type Request, type Response } from "express";
import type { Logger } from "pino";
import type { ReadLimit } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { answerPdf } from "./answer-pdf.js";
import type { ShopContact } from "./failure-page.js";

/** Reads that a PDF counts as: it takes about so much more work. */
const READS = 20;
/** An order's number, as its mails write it, and perhaps that of one of its invoices. */
const PATH = /^\/orders\/(MBC\d{6,12})(?:\/((?:INV|CN|DN)-\d{6,9}))?\.pdf$/i;
const PATHS = ["/orders/:file", "/orders/:number/:file"];

type OrderPdfs = {
  ofVisitor(visitorId: string | undefined, number: string, invoice?: string): Promise<Buffer | null>;
  ofEmail(number: string, email: string, invoice?: string): Promise<Buffer | null>;
};

type OrderPdfParts = {
  pdfs: OrderPdfs;
  visitorOf(request: Request, response: Response): Visitor;
  limitRead: ReadLimit;
  /** Counts a look-up by number and e-mail address that fails. @throws {RateLimited} */
  lookUp(request: Request, find: () => Promise<Buffer | null>): Promise<Buffer | null>;
  shop: ShopContact;
  logger: Logger;
};

/**
 * GET /orders/{number}.pdf: the order as a PDF, for the session or account that placed it.
 * GET /orders/{number}/{invoice}.pdf: one of its invoices, such as INV-000042.
 * POST to the same paths with the form field `email`: for whoever knows both. A form, so that no URL has an e-mail address.
 */
export function orderPdfRoutes(parts: OrderPdfParts): Router {
  const { pdfs, visitorOf, limitRead, lookUp } = parts;
  const router = Router();
  router.get(PATHS, (request, response, next) =>
    answer(request, response, next, parts, async (number, invoice) => {
      await limitRead(request, READS);
      return pdfs.ofVisitor(await visitorOf(request, response).find(), number, invoice);
    }),
  );
  router.post(PATHS, express.urlencoded({ extended: false, limit: "10kb" }), (request, response, next) =>
    answer(request, response, next, parts, (number, invoice) =>
      lookUp(request, async () => {
        await limitRead(request, READS);
        return pdfs.ofEmail(number, emailOf(request.body), invoice);
      }),
    ),
  );
  return router;
}

async function answer(
  request: Request,
  response: Response,
  next: () => void,
  parts: OrderPdfParts,
  draw: (number: string, invoice?: string) => Promise<Buffer | null>,
): Promise<void> {
  const [, number, invoice] = (PATH.exec(request.path) ?? []).map((part?: string) => part?.toUpperCase());
  if (number === undefined) return next();
  const words = {
    fileName: `${invoice ?? `order-${number}`}.pdf`,
    title: "This order can’t be downloaded",
    missing: `There is no such ${invoice === undefined ? "order" : "invoice"}.`,
    instead: `<p>You can look up any order with its number and your e-mail address: <a href="/track-order">Track Order</a>. Or call us on ${parts.shop.phone}.</p>`,
  };
  return answerPdf(request, response, parts, words, () => draw(number, invoice));
}

function emailOf(body: unknown): string {
  const email: unknown = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
  return typeof email === "string" ? email : "";
}
