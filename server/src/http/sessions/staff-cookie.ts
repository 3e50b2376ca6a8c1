import type { CookieOptions, Request, Response } from "express";
import { cookieReader } from "./cookies.js";

/** The only path that gets the cookie. The prefix `__Host-` demands the path "/", so it is `__Secure-`. */
const PATH = "/admin";

const NAME = "staff";

/** The staff's cookie of a request. It lasts until the browser is closed, or until its session ends. */
export type StaffCookie = { token: string | undefined; takeToken(token: string): void; leave(): void };

/** Reads and sets the staff's cookie, apart from the shoppers'. */
export function staffCookies(isSecure: boolean): (request: Request, response: Response) => StaffCookie {
  const name = isSecure ? `__Secure-${NAME}` : NAME;
  const read = cookieReader(name);
  const options = { httpOnly: true, path: PATH, secure: isSecure, sameSite: "strict" } satisfies CookieOptions;
  return (request, response) => ({
    token: read(request),
    takeToken: (token) => void response.cookie(name, token, options),
    leave: () => void response.clearCookie(name, options),
  });
}
