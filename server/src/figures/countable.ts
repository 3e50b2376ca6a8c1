import type { IncomingHttpHeaders } from "node:http";
import { remembered } from "./remembered.js";

/** Programs that name themselves, in user agents. */
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse|headless|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node|undici/i;

const isProgram = remembered((userAgent) => PROGRAMS.test(userAgent));

/**
 * Whether a request may be counted: its visitor has not asked not to be followed (Do Not Track, Global Privacy Control), and it is no
 * program that says so.
 */
export function isCountable(headers: IncomingHttpHeaders): boolean {
  if (headers["dnt"] === "1" || headers["sec-gpc"] === "1") return false;
  const userAgent = headers["user-agent"];
  return userAgent !== undefined && !isProgram(userAgent);
}

/** Whether a person opens a page: not a script that reads it, and no prefetch. */
export const isPageLoad = (headers: IncomingHttpHeaders): boolean =>
  (headers["sec-fetch-dest"] ?? "document") === "document" && headers["sec-purpose"] === undefined;
