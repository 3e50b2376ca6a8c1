import type { Request, RequestHandler, Response } from "express";
import { CSP_REPORTS } from "./security-headers.js";

const READS = ["GET", "HEAD"];

/** Paths outside /api that accept more than reads, by their first segment. */
const OTHERS: ReadonlyMap<string, readonly string[]> = new Map([
  ["/graphql", [...READS, "POST"]],
  // Staff; nothing is read by GET but files.
  ["/admin", [...READS, "POST"]],
  // Forms of browsers without scripts.
  ["/contact", [...READS, "POST"]],
  ["/quote", [...READS, "POST"]],
  // PDFs of orders by number and e-mail address.
  ["/orders", [...READS, "POST"]],
  // Mail programs that leave the mailing list, or end invitations to review orders.
  ["/newsletter", [...READS, "POST"]],
  ["/reviews", [...READS, "POST"]],
  [CSP_REPORTS, ["POST"]],
]);

/** Refuses methods that a path does not have. Routes below /api check their own. */
export const checkMethod: RequestHandler = (request, response, next) => {
  const [first = ""] = /^\/[^/]*/.exec(request.path.toLowerCase()) ?? [];
  const methods = OTHERS.get(first) ?? READS;
  if (first === "/api" || methods.includes(request.method)) return next();
  answerOtherMethod(request, response, methods);
};

/**
 * Answers OPTIONS with the methods of a path (204), and any other method that is not among them with 405. TRACE, which echoes
 * cookies, is nowhere among them.
 */
export function answerOtherMethod(request: Request, response: Response, methods: readonly string[]): void {
  response.set("Allow", [...methods, "OPTIONS"].join(", "));
  if (request.method === "OPTIONS") response.status(204).end();
  else response.status(405).type("text").send("This method is not known here.");
}
