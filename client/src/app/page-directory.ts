import { GUIDE_SUBJECTS } from "../content/guides";
import { STYLES, type Style } from "../content/inspirations";
import { FITTING_TABS } from "../content/installation-guide";
import { PRIVACY_UPDATED } from "../content/privacy";
import { ROOM_IDS } from "../content/rooms";
import { TERMS_UPDATED } from "../content/terms";
import { paths } from "../lib/paths";
import { roomAddress } from "../pages/by-rooms/room-address";
import { styleAddress } from "../pages/inspiration/style-address";
import { tabAddress } from "../pages/installation-guide/fitting-address";

/** A page to be found by searching, at the address that it calls its own. */
type PublicPage = {
  path: string;
  /** The day or month in which its words were last changed, where that is known. */
  updated?: string;
};

/** What search engines are told of pages, as the server asks for it. */
type PageDirectory = {
  /** All but those of the catalogue, which the database knows. */
  publicPages: readonly PublicPage[];
  /** Beginnings of addresses that search engines should leave alone. */
  hiddenPaths: readonly string[];
};

const listed = (path: string, updated?: string): PublicPage[] => [{ path, ...(updated !== undefined && { updated }) }];

const GUIDES = GUIDE_SUBJECTS.flatMap(({ guides }) => guides);
const STYLE_IDS = Object.keys(STYLES) as Style[];

/** Every address of the shop must say here whether it is to be found: by its own list, by the catalogue's, or not at all. */
const PLACES: Record<keyof typeof paths, readonly PublicPage[] | "catalogue" | "hidden"> = {
  home: listed(paths.home.href()),
  category: "catalogue",
  products: listed(paths.products.href()),
  product: "catalogue",
  formerProduct: "catalogue",
  search: "hidden",
  cart: "hidden",
  checkout: "hidden",
  orderConfirmation: "hidden",
  trackOrder: "hidden",
  wishlist: "hidden",
  samples: listed(paths.samples.href()),
  contact: listed(paths.contact.href()),
  reviews: listed(paths.reviews.href()),
  newsletterConfirm: "hidden",
  newsletterUnsubscribe: "hidden",
  login: "hidden",
  register: "hidden",
  forgottenPassword: "hidden",
  account: "hidden",
  accountOrders: "hidden",
  accountOrder: "hidden",
  accountAddresses: "hidden",
  accountDetails: "hidden",
  accountEmail: "hidden",
  accountPassword: "hidden",
  accountData: "hidden",
  accountConfirm: "hidden",
  accountNewPassword: "hidden",
  accountNewEmail: "hidden",
  // Without a name /guides shows the first guide, which is known by its own address.
  guides: GUIDES.flatMap(({ slug, updated }) => listed(paths.guides.href(slug), updated)),
  installationGuide: FITTING_TABS.flatMap((tab) => listed(tabAddress(tab))),
  byRooms: ROOM_IDS.flatMap((id) => listed(roomAddress(id))),
  materials: listed(paths.materials.href()),
  inspiration: [undefined, ...STYLE_IDS].flatMap((style) => listed(styleAddress(style))),
  about: listed(paths.about.href()),
  faq: listed(paths.faq.href()),
  terms: listed(paths.terms.href(), TERMS_UPDATED),
  privacy: listed(paths.privacy.href(), PRIVACY_UPDATED),
  sales: listed(paths.sales.href()),
};

const names = Object.keys(PLACES) as (keyof typeof paths)[];
const hidden = names.filter((name) => PLACES[name] === "hidden").map((name) => paths[name].pattern.replace("/*", ""));

export const pageDirectory: PageDirectory = {
  publicPages: names.flatMap((name) => {
    const place = PLACES[name];
    return typeof place === "string" ? [] : place;
  }),
  hiddenPaths: hidden.filter((path) => !hidden.some((other) => path.startsWith(`${other}/`))),
};
