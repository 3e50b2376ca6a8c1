import { MAIL_LINKS, type MailLink, type MailLinkPatterns, type OneClickLink } from "../kernel/settings/mail-links.js";

/** The URL of a link, with the token or order number that it carries. */
export type LinkTo = (link: MailLink, value?: string) => string;

/** The URL by which mail programs leave a list. It is the shop's own, also where another front end has the pages. */
export const oneClickUrl = (publicUrl: string, link: OneClickLink, token: string): string =>
  createLinks(publicUrl, {})(link, token);

/**
 * The links in e-mails: to the shop's own pages, or to those of another front end where it has a pattern.
 * @param publicUrl without a slash at the end
 */
export const createLinks =
  (publicUrl: string, patterns: MailLinkPatterns): LinkTo =>
  (link, value = "") =>
    (patterns[link] ?? publicUrl + MAIL_LINKS[link].path).replaceAll(/\{\w+\}/g, encodeURIComponent(value));
