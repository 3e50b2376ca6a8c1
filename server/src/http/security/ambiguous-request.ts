import type { IncomingMessage, ServerResponse } from "node:http";

/** The absolute form of a request target, which servers have to accept (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/** After two slashes a URL parser expects a host, and it reads a backslash as a slash. */
const HOSTLIKE = /^[/\\]{2}/;

/** Clients resolve dot segments before they send a path. Resolved here, `/..//x` would become `//x`. */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Percent-encoded control characters and line separators: route patterns end at a line break. */
const CONTROL = /%(?:[01][\da-f]|7f|e2%80%a[89])/i;

/** A host name or IP address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Headers that name the host. Where one occurs twice, a proxy may read the first and the shop the second. */
const HOST_HEADERS: ReadonlySet<string> = new Set(["host", "x-forwarded-host"]);

/**
 * Refuses a request (400) whose target or host proxies and servers may read differently, and closes its connection. A target
 * in absolute form becomes a path, and its host replaces the header. Returns whether the request was refused.
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
  // Postgres accepts no NUL, not even in a query parameter.
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
