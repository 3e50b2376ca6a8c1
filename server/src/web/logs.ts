import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { type DestinationStream, type Logger, pino } from "pino";
import { pinoHttp } from "pino-http";
import { countingStatements } from "../database/statement-count.js";
import type { Settings } from "../settings.js";
import { loggedError } from "./logged-error.js";
import { operationName } from "./operation-name.js";

/** What identifies a person or opens a session never reaches a log, wherever it stands in what is logged. */
const REDACTED = [
  ...["cookie", "set-cookie", "authorization"],
  ...["firstName", "lastName", "email", "phone", "phoneNumber", "address", "postcode", "zipCode"],
].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** JSON lines; readable ones in development. */
export function createLogger(
  { logLevel, isDevelopment }: Pick<Settings, "logLevel" | "isDevelopment">,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    redact: REDACTED,
    serializers: { err: loggedError },
    ...(isDevelopment && {
      transport: { target: "pino-pretty", options: { ignore: "pid,hostname", singleLine: true } },
    }),
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * One line a request, with its operation, its SQL statements, its milliseconds, and an id that the answer carries too.
 * Pictures, scripts and health checks are not worth one.
 */
export function requestLog(logger: Logger): RequestHandler {
  const counters = new WeakMap<IncomingMessage, { readonly statements: number }>();
  const log = pinoHttp({
    // All that such a line holds is named below, so it need not be searched for more: that would take longer than to write it.
    logger: logger.child({}, { redact: [NOTHING] }),
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader("x-request-id", id);
      return id;
    },
    // Asked for at the beginning too; a line must not name the same thing twice.
    customProps: (request, response) =>
      response.writableEnded || response.destroyed
        ? {
            statements: counters.get(request)?.statements,
            operation: operationName("body" in request ? request.body : undefined),
          }
        : {},
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? "error" : response.statusCode >= 400 ? "warn" : "info",
    customErrorObject: (_request, _response, _error, line) => ({ ...line, err: undefined }), // logged where it happened
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

/** pino wants the name of something to leave out. */
const NOTHING = "nothing";

/** Without the query, which may hold what a shopper typed, and without an e-mail address that somebody put into the path. */
const pathOf = (url: string) => url.replace(/\?.*$/s, "").replace(/[^/]*(?:@|%40)[^/]*/g, "…");
