import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type DestinationStream, type Logger, pino } from "pino";
import { countingStatements } from "../../kernel/sql/statement-count.js";
import { loggedError } from "./logged-error.js";
import { operationOf } from "./operation-name.js";

/** What identifies a person or opens a session never reaches a log, wherever it stands in what is logged. */
const REDACTED = [
  ...["cookie", "set-cookie", "authorization"],
  ...["password", "passwordHash", "current", "token", "tokenHash"],
  ...["firstName", "lastName", "email", "phone", "phoneNumber", "address", "postcode", "zipCode"],
].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/**
 * JSON lines; readable ones in development. They are written beside the work, the rest of them when the process ends: to wait for
 * each would take a fifth of the time of an answer.
 */
export function createLogger(
  { logLevel, dev }: { logLevel: string; dev: boolean },
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    redact: REDACTED,
    serializers: { err: loggedError },
    ...(dev && {
      transport: { target: "pino-pretty", options: { ignore: "pid,hostname", singleLine: true } },
    }),
  };
  if (destination) return pino(options, destination);
  return dev ? pino(options) : pino(options, pino.destination({ sync: false }));
}

/**
 * One line a request, with its operation, its SQL statements, its milliseconds, and an id that the answer carries too.
 * Pictures, scripts and health checks are not worth one.
 */
export function requestLog(logger: Logger) {
  // All that such a line holds is named here, so it need not be searched for more: that would take longer than to write it.
  const lines = logger.child({}, { redact: [NOTHING] });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { method, url = "" } = request; // routers change the address on the way
    const id = randomUUID();
    const startedAt = performance.now();
    request.id = id;
    response.setHeader("x-request-id", id);
    countingStatements((counter) => {
      if (!QUIET.test(url))
        response.once("close", () => {
          const { level, status, message } = outcomeOf(response);
          lines[level](
            {
              req: { id, method, path: pathOf(url) },
              statements: counter.statements,
              operation: operationOf(request),
              res: { statusCode: status },
              responseTime: Math.round(performance.now() - startedAt),
            },
            message,
          );
        });
      next();
    });
  };
}

const QUIET = /^\/(assets|images|fonts|healthz|readyz|csp-reports)/;

/** pino wants the name of something to leave out. */
const NOTHING = "nothing";

type Outcome = { level: "info" | "warn" | "error"; status: number | null; message: string };

/** Why something failed is logged where it did. */
function outcomeOf({ writableFinished, statusCode: status }: ServerResponse): Outcome {
  if (!writableFinished) return { level: "info", status: null, message: "request aborted" };
  if (status >= 500) return { level: "error", status, message: "request errored" };
  return { level: status >= 400 ? "warn" : "info", status, message: "request completed" };
}

/** Without the query, which may hold what a shopper typed, and without an e-mail address that somebody put into the path. */
export const pathOf = (url: string): string =>
  url
    .replace(/\?.*$/s, "")
    .split("/") // each part looked at once: one pattern for all of them took the square of their length
    .map((part) => (/@|%40/.test(part) ? "…" : part))
    .join("/");
