import express, { Router, type Request, type Response } from "express";
import type { Logger } from "pino";
import { clientIp } from "../http/rate-limits/client-ip.js";
import { requestFault } from "../http/request-fault.js";
import { ShopError } from "../kernel/errors/shop-error.js";
import { takeWrites, type RateLimits, type RequestSource } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { asShopError } from "../kernel/sql/database-errors.js";
import type { ShopContact } from "./failure-page.js";
import { sentPage, unsentPage } from "./form-pages.js";

/** Path of the page after a form was sent; a reload of it sends nothing. */
const SENT = "/sent";

const FORM = "application/x-www-form-urlencoded";

type Sender<Services> = { services: Services; visitor: Visitor; clientIp: string };

type FormParts<Services> = {
  forms: readonly { path: string; send(sender: Sender<Services>, fields: Record<string, string>): Promise<void> }[];
  services: Services;
  visitorOf(request: Request, response: Response): Visitor;
  rateLimits: RateLimits;
  sourceOf(request: Request): RequestSource;
  shop: ShopContact;
  logger: Logger;
};

/**
 * Takes the forms that browsers post without scripts. Redirects (303) to a page of thanks; a form that is refused gets a page with the
 * reasons.
 */
export function formRoutes<Services>(parts: FormParts<Services>): Router {
  const { forms, services, visitorOf, rateLimits, sourceOf, shop, logger } = parts;
  const router = Router();
  router.get(SENT, (_request, response) => answer(response, 200, sentPage(shop)));
  for (const { path, send } of forms)
    router.post(path, express.urlencoded({ extended: false, limit: "100kb" }), async (request, response) => {
      try {
        if (!request.is(FORM)) return void response.status(415).type("text").send(`A form must come as ${FORM}.`);
        await takeWrites({ rateLimits, ...sourceOf(request) });
        const visitor = visitorOf(request, response);
        await send({ services, visitor, clientIp: clientIp(request) }, textsOf(request.body));
        response.redirect(303, SENT);
      } catch (thrown) {
        const error = asShopError(thrown);
        const unforeseen = error instanceof ShopError ? error.cause : error;
        if (unforeseen !== undefined) logger.error({ err: unforeseen, requestId: request.id }, "form failed");
        const reasons = error instanceof ShopError ? reasonsOf(error) : [];
        answer(response, requestFault(error)?.status ?? 500, unsentPage(shop, reasons));
      }
    });
  return router;
}

function answer(response: Response, status: number, html: string): void {
  response.status(status).set("Cache-Control", "no-store").type("html").send(html);
}

const reasonsOf = ({ fields, message }: ShopError): string[] => {
  const sentences = Object.values(fields);
  return sentences.length > 0 ? sentences : [message];
};

/** The fields that occur once. */
function textsOf(body: unknown): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === "string"));
}
