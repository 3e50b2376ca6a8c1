/** The links in e-mails: their path among the shop's own pages, and where they lead. */
export const MAIL_LINKS = {
  "confirm-account": { path: "/account/confirm?token={token}", description: "page that confirms an account" },
  "new-password": { path: "/account/new-password?token={token}", description: "page that sets a new password" },
  "confirm-email": { path: "/account/new-email?token={token}", description: "page that confirms a new e-mail address" },
  "personal-data": {
    path: "/privacy/your-data?token={token}",
    description: "page that shows a guest's personal data, and erases it",
  },
  "merge-accounts": {
    path: "/account/merge?token={token}",
    description: "page that asks whether two e-mail addresses are one person's",
  },
  "forgotten-password": { path: "/forgotten-password", description: "page that asks for a new password" },
  "sign-in": { path: "/login", description: "page to sign in" },
  register: { path: "/register", description: "page that creates an account" },
  "track-order": { path: "/track-order?number={number}", description: "page that shows an order" },
  "review-order": { path: "/reviews/write?token={token}", description: "page that reviews what was ordered" },
  "no-review-invitations": {
    path: "/reviews/no-invitations?token={token}",
    description: "page that ends e-mails asking for reviews",
  },
  visit: { path: "/visit?token={token}", description: "page that shows a visit, and moves and cancels it" },
  "book-visit": { path: "/book-a-visit", description: "page that books a visit" },
  "held-quote": { path: "/quotes/{number}", description: "page that shows a quote whose prices are held" },
  "confirm-subscription": {
    path: "/newsletter/confirm?token={token}",
    description: "page that confirms a subscription to the mailing list",
  },
  unsubscribe: { path: "/newsletter/unsubscribe?token={token}", description: "page that ends that subscription" },
} as const satisfies Readonly<Record<string, { path: string; description: string }>>;

export type MailLink = keyof typeof MAIL_LINKS;

/** Links that leave a list: mail programs post to them (RFC 8058). */
export type OneClickLink = "unsubscribe" | "no-review-invitations";

/** URLs that replace those of the shop's own pages. `{token}` and `{number}` stand for the value. */
export type MailLinkPatterns = { readonly [name in MailLink]?: string | undefined };

/** What stands in braces in a path: "token" or "number". */
export const placeholderIn = (path: string): string | undefined => /\{(\w+)\}/.exec(path)?.[1];
