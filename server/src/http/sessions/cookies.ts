import { unsign } from "cookie-signature";
import type { CookieOptions, Request, Response } from "express";
import type { Visitor } from "../../kernel/requests/visitor.js";
import { KNOWN_DEVICE_DAYS } from "../../rules/retention-periods.js";

/**
 * Options of every cookie: no script can read it, and requests of other sites don't carry it. Pages of another site that
 * ALLOWED_ORIGINS lists get one that browsers keep apart from the cookie of the shop's own pages; browsers take it by https only.
 */
export function cookieOptions({ headers }: Pick<Request, "headers">, isSecure: boolean) {
  const isForOtherSite = isSecure && headers["sec-fetch-site"] === "cross-site";
  return {
    httpOnly: true,
    path: "/",
    secure: isSecure,
    ...(isForOtherSite ? ({ sameSite: "none", partitioned: true } as const) : ({ sameSite: "lax" } as const)),
  } satisfies CookieOptions;
}

/** With the prefix `__Host-` browsers accept the cookie from this host over https only. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** Reads one cookie of a request, undecoded. */
export function cookieReader(name: string): (request: Pick<Request, "headers">) => string | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`);
  return ({ headers }) => pattern.exec(headers.cookie ?? "")?.[1];
}

/** Reads a cookie that express-session has signed with one of the secrets; undefined where the signature is not theirs. */
export function signedCookieReader(name: string, secrets: readonly string[]) {
  const read = cookieReader(name);
  return (request: Pick<Request, "headers">): string | undefined => {
    const signed = decoded(read(request) ?? "");
    if (!signed.startsWith(SIGNED)) return undefined;
    for (const secret of secrets) {
      const value = unsign(signed.slice(SIGNED.length), secret);
      if (value !== false) return value;
    }
    return undefined;
  };
}

const SIGNED = "s:";

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** In milliseconds. */
const KNOWN_DEVICE = KNOWN_DEVICE_DAYS * 24 * 60 * 60 * 1000;

/** The cookie by which an account recognises a known device (accounts/authentication/known-devices). */
export function deviceCookies(base: string, isSecure: boolean) {
  const name = cookieName(base, isSecure);
  const read = cookieReader(name);
  return (request: Request, response: Response): Pick<Visitor, "deviceMark" | "markDevice"> => {
    let mark = read(request);
    return {
      deviceMark: () => mark,
      markDevice(next) {
        mark = next;
        response.cookie(name, next, { ...cookieOptions(request, isSecure), maxAge: KNOWN_DEVICE });
      },
    };
  };
}
