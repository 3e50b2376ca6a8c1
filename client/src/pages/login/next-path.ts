import { matchPath } from "react-router-dom";
import { paths } from "../../lib/paths";

/** Characters that browsers drop from a URL or read differently: control characters, spaces and backslashes. */
const MISREAD = /[\p{Cc}\s\\]/u;

/** Base for resolving paths; never requested. */
const HERE = "http://here.invalid";

const SIGN_IN_PAGES = [paths.login, paths.register, paths.forgottenPassword].map(({ pattern }) => pattern);

/**
 * Path to go on to after sign-in: `next`, or the account if `next` is not a path of this shop. Anybody can write a link
 * with `?next=`, so URLs of other sites are refused in every spelling (open redirect). So are the sign-in pages
 * themselves.
 */
export function nextPath(next: string | null): string {
  const elsewhere = paths.account.href();
  if (next === null || !next.startsWith("/") || MISREAD.test(next)) return elsewhere;
  const url = resolved(next);
  // Dots are resolved now, so "/.//host" has become the "//host" that a browser would open.
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
