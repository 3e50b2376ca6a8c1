import { matchPath } from "react-router-dom";
import { paths } from "../../lib/paths";

/** What browsers drop from a URL or read as another sign: control characters, spaces and backslashes. */
const MISREAD = /[\p{Cc}\s\\]/u;

/** Only compared with what a URL is resolved to; nothing is ever asked of it. */
const HERE = "http://here.invalid";

const SIGN_IN_PAGES = [paths.login, paths.register, paths.forgottenPassword].map(({ pattern }) => pattern);

/**
 * Where somebody goes on after signing in: the path that `next` names, or the account where it names no path of this shop.
 * Anybody can write a link with `?next=`, so a URL of another site, in whatever spelling, counts as none; and nobody who
 * has just signed in is led back to do it again.
 */
export function nextPath(next: string | null): string {
  const elsewhere = paths.account.href();
  if (next === null || !next.startsWith("/") || MISREAD.test(next)) return elsewhere;
  const url = resolved(next);
  // Dots are resolved by now, so that "/.//host" reads as the "//host" that a browser would go to.
  if (url?.origin !== HERE || url.pathname.startsWith("//")) return elsewhere;
  if (SIGN_IN_PAGES.some((pattern) => matchPath(pattern, url.pathname))) return elsewhere;
  return url.pathname + url.search + url.hash;
}

function resolved(url: string): URL | undefined {
  try {
    return new URL(url, HERE);
  } catch {
    return undefined;
  }
}
