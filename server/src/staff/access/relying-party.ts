import { isIP } from "node:net";

/** Whom passkeys are made for: the domain, and the origin of the pages that may ask for them. */
export type RelyingParty = { id: string; origin: string };

/**
 * The relying party of the shop. Browsers offer passkeys on https pages with a domain, and on localhost.
 * @param publicUrl PUBLIC_URL; without it, the shop is one of a developer
 * @param host of the request, as the browser has sent it
 * @returns undefined where no browser would offer a passkey
 */
export function relyingPartyOf(publicUrl: string | undefined, host: string | undefined): RelyingParty | undefined {
  if (publicUrl !== undefined) return partyAt(publicUrl);
  // A stranger can send any host, but a browser signs the origin of the page that it shows.
  const local = partyAt(`http://${host ?? ""}`);
  return local?.id === LOCAL ? local : undefined;
}

const LOCAL = "localhost";

function partyAt(url: string): RelyingParty | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, origin } = new URL(url);
  const isSecure = hostname === LOCAL || protocol === "https:";
  return isSecure && isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 ? { id: hostname, origin } : undefined;
}
