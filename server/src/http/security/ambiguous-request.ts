import type { IncomingMessage, ServerResponse } from "node:http";

/** The absolute form of a request target, which servers have to accept (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/** Behind two slashes a URL parser looks for a host; to it a backslash is a slash. */
const HOSTLIKE = /^[/\\]{2}/;

/** Clients resolve dot segments before they send a path. Resolved later, `/..//x` would become `//x`. */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Control characters and line separators, percent-encoded. Patterns of routes end at a line break. */
const CONTROL = /%(?:[01][\da-f]|7f|e2%80%a[89])/i;

/** A name or an address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Headers that name the host: with two of one name a proxy may go by one and the shop by the other. */
const HOST_HEADERS: ReadonlySet<string> = new Set(["host", "x-forwarded-host"]);

/**
 * Refuses a request (400) whose target or host different readers would understand differently, and closes its connection.
 * A target in absolute form becomes a path, with its host in place of the header. Returns whether the request was refused.
 */
export function refuseAmbiguous(request: IncomingMessage, response: ServerResponse): boolean {
  const [, authority, rest] = ABSOLUTE.exec(request.url ?? "") ?? [];
  if (authority !== undefined) {
    request.url = rest?.startsWith("/") ? rest : `/${rest}`;
    request.headers.host = authority;
  }
  const fault = targetFault(request.url ?? "") ?? hostFault(request);
  if (fault === undefined) return false;
  response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" }).end(fault);
  return true;
}

function targetFault(target: string): string | undefined {
  if (!target.startsWith("/") || HOSTLIKE.test(target)) return "The address must be a path that begins with one slash.";
  const [path = ""] = target.split("?", 1);
  if (DOT_SEGMENT.test(path)) return "The address must not contain dot segments.";
  // Postgres takes no NUL, in a query either.
  if (CONTROL.test(path) || target.includes("%00")) return "The address must not contain control characters.";
  return undefined;
}

/** HTTP/1.0 needs no host; without one in HTTP/1.1 Node itself answers 400. */
function hostFault({ headers: { host }, rawHeaders }: IncomingMessage): string | undefined {
  if (host !== undefined && !HOST.test(host)) return "The Host header is not valid.";
  const names = rawHeaders.filter((name, place) => place % 2 === 0 && HOST_HEADERS.has(name.toLowerCase()));
  return new Set(names.map((name) => name.toLowerCase())).size < names.length
    ? "The request names its host twice."
    : undefined;
}
