import { OTHERS } from "./figure-counters.js";
import { remembered } from "./remembered.js";

const LONGEST_HOST = 100;
const LONGEST_CAMPAIGN = 60;
const LONGEST_WORDS = 60;

/** Scheme and host of a URL. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/([^/?#]+)/i;
/** A host name with a top-level domain of letters, so no IP address. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;
const CAMPAIGN = /[?&]utm_campaign=([^&#]*)/;

/** E-mail addresses, and digits enough for a phone or order number. */
const PERSONAL = /@|(?:\d[\s().+/-]*){5}/;
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i;

const isPersonal = (text: string) => PERSONAL.test(text) || POSTCODE.test(text);

/** The host of a URL, and the name under which it is counted: without "www." and port. */
const hostOf = remembered((referer) => {
  const [, host = ""] = ORIGIN.exec(referer) ?? [];
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^www\./, "");
  return { host, name: name.length <= LONGEST_HOST && HOST.test(name) ? name : OTHERS };
});

/** Host of the page that linked here, without "www."; undefined where the page is the shop's own, or there is none. */
export function referringHost(referer: string | undefined, ownHost: string | undefined): string | undefined {
  if (referer === undefined) return undefined;
  const { host, name } = hostOf(referer);
  return host === "" || host === ownHost ? undefined : name;
}

/** The campaign of a link, `utm_campaign`, in lower case; undefined without one. */
export function campaignOf(url: string): string | undefined {
  if (!url.includes("utm_campaign=")) return undefined;
  const [, value] = CAMPAIGN.exec(url) ?? [];
  if (!value) return undefined;
  const name = new URLSearchParams(`name=${value}`).get("name")?.trim().toLowerCase() ?? "";
  return /^[\w .+-]+$/.test(name) && name.length <= LONGEST_CAMPAIGN && !isPersonal(name) ? name : OTHERS;
}

/** Words of a search in one spelling; undefined where they may be somebody's address or number. */
export function searchWords(text: string): string | undefined {
  const words = text.trim().replaceAll(/\s+/g, " ").toLowerCase();
  return words === "" || isPersonal(words) ? undefined : words.slice(0, LONGEST_WORDS);
}
