import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pino, type DestinationStream, type Logger } from "pino";
import { countingStatements } from "../../kernel/sql/statement-count.js";
import { loggedError } from "./logged-error.js";
import { operationOf } from "./operation-name.js";
import { traceIdOf } from "./trace-id.js";

/** Fields that identify a person or open a session are redacted at every depth. */
const REDACTED = [
  ...["cookie", "set-cookie", "authorization"],
  ...["password", "passwordHash", "current", "token", "tokenHash", "accessToken", "refreshToken"],
  ...["firstName", "lastName", "email", "phone", "phoneNumber", "address", "addressLine2", "postcode", "zipCode"],
].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** Lines are written together: 4 kB at once, or after half a second. A write for each took 4 to 6 % of a response's time. */
const WRITING = { sync: false, minLength: 4096, periodicFlush: 500 };

/**
 * Logs JSON lines, or readable ones in development. Writes asynchronously and flushes at exit: synchronous writes took a fifth
 * of the time of a response.
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
  return dev ? pino(options) : pino(options, pino.destination(WRITING));
}

/**
 * Logs one line per request: operation, number of SQL statements, milliseconds, the id that the response carries too, and its trace.
 * Static files and health checks are not logged.
 */
export function requestLog(logger: Logger) {
  // These lines contain known fields only, so redaction is switched off: it would take longer than writing.
  const lines = logger.child({}, { redact: [NOTHING] });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { method, url = "" } = request; // routers change the URL
    const id = randomUUID();
    const startedAt = performance.now();
    request.id = id;
    response.setHeader("x-request-id", id);
    countingStatements((counter) => {
      if (!isQuiet(url))
        response.once("close", () => {
          const { level, status, message } = outcomeOf(response);
          lines[level](
            {
              req: { id, method, path: pathOf(url) },
              traceId: traceIdOf(request),
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

/** Whether a request is for a static file, a health check or the like: neither logged nor traced. */
export const isQuiet = (url: string): boolean => QUIET.test(url);

const QUIET = /^\/(assets|images|fonts|healthz|readyz|csp-reports)/;

/** pino requires at least one path. */
const NOTHING = "nothing";

type Outcome = { level: "info" | "warn" | "error"; status: number | null; message: string };

/** The cause of a failure is logged where it happens. */
function outcomeOf({ writableFinished, statusCode: status }: ServerResponse): Outcome {
  if (!writableFinished) return { level: "info", status: null, message: "request aborted" };
  if (status >= 500) return { level: "error", status, message: "request errored" };
  return { level: status >= 400 ? "warn" : "info", status, message: "request completed" };
}

/** The path without the query, which may contain what a shopper typed, and without e-mail addresses in the path. */
export const pathOf = (url: string): string =>
  url
    .replace(/\?.*$/s, "")
    .split("/") // one segment at a time: a pattern over the whole path took quadratic time
    .map((part) => (/@|%40/.test(part) ? "…" : part))
    .join("/");
