import type { Request, Response } from "express";
import type { Logger } from "pino";
import { requestFault } from "../http/request-fault.js";
import { ShopError, SOON } from "../kernel/errors/shop-error.js";
import { escapeMarkup } from "../kernel/markup/escape.js";
import { RateLimited } from "../kernel/requests/rate-limits.js";
import type { ShopContact } from "./failure-page.js";
import { plainPage } from "./plain-page.js";

/** The file that is answered, and the words where it can't be. */
type PdfWords = {
  fileName: string;
  /** The heading of a refusal. */
  title: string;
  /** The sentence where there is no such thing, or it is another visitor's. */
  missing: string;
  /** HTML below the sentence of every refusal: what can be done instead. */
  instead: string;
};

type AnswerParts = { shop: ShopContact; logger: Logger };

/** Answers a private PDF as a download, or a plain page that says why there is none. @param draw null where there is no such thing */
export async function answerPdf(
  request: Request,
  response: Response,
  { shop, logger }: AnswerParts,
  words: PdfWords,
  draw: () => Promise<Buffer | null>,
): Promise<void> {
  response.set("Cache-Control", "private, no-store");
  const refuse = (status: number, sentence: string) =>
    response
      .status(status)
      .type("html")
      .send(plainPage(shop.name, words.title, `<p>${escapeMarkup(sentence)}</p>\n${words.instead}`));
  try {
    const pdf = await draw();
    if (!pdf) return void refuse(404, words.missing);
    response.type("pdf").set("Content-Disposition", `attachment; filename="${words.fileName}"`).send(pdf);
  } catch (error) {
    const unforeseen = error instanceof ShopError ? error.cause : error;
    if (unforeseen !== undefined) logger.error({ err: unforeseen, requestId: request.id }, "PDF failed");
    const status = requestFault(error)?.status ?? 500;
    if (status === 503) response.set("Retry-After", String(SOON));
    if (error instanceof RateLimited) response.set("Retry-After", String(error.retryAfterSeconds));
    refuse(status, error instanceof ShopError ? error.message : "Please try again in a minute.");
  }
}
