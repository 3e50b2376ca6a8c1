import express, { Router, type Request } from "express";
import { ShopError } from "../kernel/errors/shop-error.js";
import { MAIL_LINKS, type OneClickLink } from "../kernel/settings/mail-links.js";

/** The body that RFC 8058 prescribes, as a form of either kind. */
const ONE_CLICK = /\bList-Unsubscribe(?:=|"\s+)One-Click\b/;
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

type OneClickParts = {
  /** Leads to the page that leaves the list. Mail programs post to it. */
  link: OneClickLink;
  /** Takes the reader of a token's mail off the list; may be repeated. */
  leave: (token: string) => Promise<void>;
  /** The answer once that is done. */
  done: string;
  limitRead: (request: Request) => Promise<void>;
  /** URL of another front end's page, for mail programs that open the link instead; undefined where the shop has the page. */
  pageOf: ((token: string) => string) | undefined;
};

/**
 * POST to a list's page with `?token=…`, such as /newsletter/unsubscribe: leaves the list at one request of a mail program (RFC 8058),
 * without a session. The token proves the request, so it may come from anywhere.
 */
export function oneClickRoute({ link, leave, done, limitRead, pageOf }: OneClickParts): Router {
  const path = MAIL_LINKS[link].path.replace(/\?.*$/, "");
  const router = Router();
  router.post(path, express.text({ type: FORMS, limit: "100kb" }), async (request, response) => {
    await limitRead(request);
    const answer = (status: number, text: string) => response.status(status).type("text").send(text);
    if (typeof request.body !== "string" || !ONE_CLICK.test(request.body))
      return void answer(400, "The body must be List-Unsubscribe=One-Click.");
    try {
      await leave(tokenOf(request));
      answer(200, done);
    } catch (error) {
      if (!(error instanceof ShopError && error.code === "NOT_FOUND")) throw error;
      answer(404, "This link is not known here.");
    }
  });
  router.get(path, (request, response, next) => (pageOf ? response.redirect(pageOf(tokenOf(request))) : next()));
  return router;
}

const tokenOf = ({ query: { token } }: Request) => (typeof token === "string" ? token : "");
