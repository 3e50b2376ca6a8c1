import { paths } from "../../lib/paths";

/** A page as header, menu and footer link to it. */
export type PageLink = { readonly label: string; readonly to: string };

/** Pages that help to choose, beside the departments. */
export const ADVICE_PAGES: readonly PageLink[] = [
  { label: "By Rooms", to: paths.byRooms.href() },
  { label: "Materials", to: paths.materials.href() },
  { label: "Inspiration", to: paths.inspiration.href() },
  { label: "Guides", to: paths.guides.href() },
  { label: "Installation Guide", to: paths.installationGuide.href() },
];

/** For a guest, and as long as nobody knows who it is. */
export const ACCOUNT_PAGES: readonly PageLink[] = [
  { label: "Sign In", to: paths.login.href() },
  { label: "Register", to: paths.register.href() },
  { label: "My Account", to: paths.account.href() },
];

/** For whoever is signed in. */
export const OWN_PAGES: readonly PageLink[] = [
  { label: "My Account", to: paths.account.href() },
  { label: "Orders", to: paths.accountOrders.href() },
];

/** Pages around an order and the shop itself, at the foot of every page. */
export const HELP_PAGES: readonly PageLink[] = [
  { label: "Guides", to: paths.guides.href() },
  { label: "Installation Guide", to: paths.installationGuide.href() },
  { label: "Track Order", to: paths.trackOrder.href() },
  { label: "FAQ", to: paths.faq.href() },
  { label: "Reviews", to: paths.reviews.href() },
  { label: "Current Offers", to: paths.sales.href() },
  { label: "About Us", to: paths.about.href() },
];

export const LEGAL_PAGES: readonly PageLink[] = [
  { label: "Terms", to: paths.terms.href() },
  { label: "Privacy", to: paths.privacy.href() },
];
