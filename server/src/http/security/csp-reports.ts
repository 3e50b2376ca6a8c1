import { Router, type RequestHandler } from "express";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { jsonBodyOf } from "../body/json-body.js";
import { pathOf } from "../logs/logs.js";
import { CSP_REPORTS } from "./security-headers.js";

/** Reports read per minute and process, from all browsers together: one broken page makes every visitor report. */
const REQUESTS_A_MINUTE = 20;
/** Reports of one request that are logged; browsers send several together. */
const REPORTS_A_REQUEST = 5;

/** By `report-uri`, and by `report-to` (the Reporting API). */
const [ONE, SEVERAL] = ["application/csp-report", "application/reports+json"];

const text = z.string().catch("");
const single = z
  .object({ "csp-report": z.object({ "document-uri": text, "violated-directive": text, "blocked-uri": text }) })
  .transform(({ "csp-report": report }) => [
    { page: report["document-uri"], directive: report["violated-directive"], blocked: report["blocked-uri"] },
  ]);
const several = z.array(
  z
    .object({ body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }) })
    .transform(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    })),
);

/** POST /csp-reports: violations of the content security policy, as browsers report them. */
export function cspReportRoute(logger: Logger): Router {
  const router = Router();
  router.post(CSP_REPORTS, reportsOnly, withinBudget(logger), jsonBodyOf([ONE, SEVERAL]), (request, response) => {
    const reports = (request.is(ONE) ? single : several).safeParse(request.body);
    if (!reports.success) return void response.status(400).type("text").send("This is no report of a content policy.");
    for (const { page, directive, blocked } of reports.data.slice(0, REPORTS_A_REQUEST))
      logger.warn(
        { page: pageOf(page), directive: nameOf(directive), blocked: sourceOf(blocked) },
        "blocked by the content policy",
      );
    response.status(204).end();
  });
  return router;
}

const reportsOnly: RequestHandler = (request, response, next) => {
  if (request.is([ONE, SEVERAL])) return next();
  response.status(415).type("text").send(`A report must come as ${ONE} or ${SEVERAL}.`);
};

/** Beyond the budget reports are accepted unread, so that a flood costs almost nothing. */
function withinBudget(logger: Logger): RequestHandler {
  const budget = new RateLimiterMemory({ points: REQUESTS_A_MINUTE, duration: 60 });
  return async (_request, response, next) => {
    try {
      await budget.consume("all");
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes && refusal.consumedPoints === REQUESTS_A_MINUTE + 1)
        logger.warn("reports of the content policy are left out until the minute is over");
      return void response.status(204).end();
    }
    next();
  };
}

// Reports are untrusted, and URLs may contain what a visitor typed: only names, hosts and paths are logged.

const nameOf = (directive: string) => /^[a-z-]{1,40}/.exec(directive)?.[0] ?? "unknown";

const pageOf = (url: string) => (URL.canParse(url) ? pathOf(new URL(url).pathname).slice(0, 200) : "unknown");

/** The origin of the blocked resource, or a keyword such as "inline" or "eval". */
function sourceOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "unknown";
  const { origin, protocol } = new URL(blocked);
  return (origin === "null" ? protocol : origin).slice(0, 200);
}
