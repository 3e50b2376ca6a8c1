import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { type Logger, pino } from "pino";
import { pinoHttp } from "pino-http";
import { countingStatements } from "../database/statement-count.js";
import type { Settings } from "../settings.js";

/** What identifies a person or opens a session never reaches a log. */
const REDACTED = ["cookie", "authorization", "set-cookie"].flatMap((name) => [
  `req.headers["${name}"]`,
  `res.headers["${name}"]`,
]);

/** JSON lines; readable ones in development. */
export const createLogger = ({ logLevel, isDevelopment }: Settings): Logger =>
  pino({
    level: logLevel,
    redact: REDACTED,
    ...(isDevelopment && {
      transport: { target: "pino-pretty", options: { ignore: "pid,hostname", singleLine: true } },
    }),
  });

/** One line a request, with its SQL statements and an id that the answer carries too. Pictures, scripts and health checks are not worth one. */
export function requestLog(logger: Logger): RequestHandler {
  const counters = new WeakMap<IncomingMessage, { readonly statements: number }>();
  const log = pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader("x-request-id", id);
      return id;
    },
    customProps: (request) => ({ statements: counters.get(request)?.statements }),
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? "error" : response.statusCode >= 400 ? "warn" : "info",
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, path: pathOf(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    autoLogging: { ignore: ({ url = "" }) => /^\/(assets|images|fonts|healthz|readyz)/.test(url) },
  });
  return (request, response, next) =>
    countingStatements((counter) => {
      counters.set(request, counter);
      log(request, response, next);
    });
}

/** Without the query: it may hold what a shopper typed. */
const pathOf = (url: string) => url.split("?", 1)[0];
