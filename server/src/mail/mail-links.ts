import { MAIL_LINKS, type MailLink, type MailLinkPatterns } from "../kernel/settings/mail-links.js";

/** The URL of a link, with the token or order number that it carries. */
export type LinkTo = (link: MailLink, value?: string) => string;

/**
 * The links in e-mails: to the shop's own pages, or to those of another front end where it has a pattern.
 * @param publicUrl without a slash at the end
 */
export const createLinks =
  (publicUrl: string, patterns: MailLinkPatterns): LinkTo =>
  (link, value = "") =>
    (patterns[link] ?? publicUrl + MAIL_LINKS[link].path).replaceAll(/\{\w+\}/g, encodeURIComponent(value));
