import type { Menu } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { routes } from "../../routes";

/** A link of header, menu and footer. */
export type PageLink = { readonly label: string; readonly to: string };

const linksIn = (menu: Menu): readonly PageLink[] =>
  routes.flatMap(({ link, path }) => (link?.menus.includes(menu) ? [{ to: path.pattern, ...link }] : []));

/** Pages that help to choose, beside the departments. */
export const ADVICE_PAGES = linksIn("advice");

/** Pages around an order and the shop itself, at the foot of every page. */
export const HELP_PAGES = linksIn("help");

export const LEGAL_PAGES = linksIn("legal");

/** What visitors keep in the shop, with an account or without. */
const KEPT_PAGES: readonly PageLink[] = [
  { label: "My windows", to: paths.windows.href() },
  { label: "Your quotes", to: paths.quotes.href() },
];

/** For guests, and while the visitor is not known. */
export const ACCOUNT_PAGES: readonly PageLink[] = [
  { label: "Sign In", to: paths.login.href() },
  { label: "Register", to: paths.register.href() },
  { label: "My Account", to: paths.account.href() },
  ...KEPT_PAGES,
];

/** For signed-in customers. */
export const OWN_PAGES: readonly PageLink[] = [
  { label: "My Account", to: paths.account.href() },
  { label: "Orders", to: paths.accountOrders.href() },
  ...KEPT_PAGES,
];
