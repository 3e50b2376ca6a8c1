import type { CookieOptions, Request, Response } from "express";
import { KNOWN_DEVICE_DAYS } from "../../rules/retention-periods.js";
import type { Visitor } from "../../kernel/requests/visitor.js";

/** Of every cookie of the shop: no script reads it, and other sites can't send it along with a change. */
export const cookieOptions = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure }) as const satisfies CookieOptions;

/** With `__Host-` a browser takes it from this host by https alone. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** Reads one cookie of a request, as it is. */
export function cookieReader(name: string): (request: Pick<Request, "headers">) => string | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`);
  return ({ headers }) => pattern.exec(headers.cookie ?? "")?.[1];
}

/** The cookie of this name by which accounts know a browser again (accounts/authentication/known-devices). */
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
