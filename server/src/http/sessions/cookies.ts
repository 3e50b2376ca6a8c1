import type { CookieOptions, Request, Response } from "express";
import type { Visitor } from "../../kernel/requests/visitor.js";
import { KNOWN_DEVICE_DAYS } from "../../rules/retention-periods.js";

/** Options of every cookie: no script can read it, and requests of other sites for changes don't carry it. */
export const cookieOptions = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure }) as const satisfies CookieOptions;

/** With the prefix `__Host-` browsers accept the cookie from this host over https only. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** Reads one cookie of a request, undecoded. */
export function cookieReader(name: string): (request: Pick<Request, "headers">) => string | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`);
  return ({ headers }) => pattern.exec(headers.cookie ?? "")?.[1];
}

/** The cookie by which an account recognises a known device (accounts/authentication/known-devices). */
export function deviceCookies(base: string, isSecure: boolean) {
  const name = cookieName(base, isSecure);
  const read = cookieReader(name);
  const options = { ...cookieOptions(isSecure), maxAge: KNOWN_DEVICE_DAYS * 24 * 60 * 60 * 1000 };
  return (request: Request, response: Response): Pick<Visitor, "deviceMark" | "markDevice"> => {
    let mark = read(request);
    return {
      deviceMark: () => mark,
      markDevice(next) {
        mark = next;
        response.cookie(name, next, options);
      },
    };
  };
}
