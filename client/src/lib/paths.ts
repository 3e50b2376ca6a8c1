const plain = <Path extends string>(path: Path) => ({ pattern: path, href: () => path });

const withSlug = <Folder extends string>(folder: Folder) => ({
  pattern: `${folder}/:slug` as const,
  href: (slug: string) => `${folder}/${encodeURIComponent(slug)}`,
});

/** Pages within the account. They are loaded as one: whoever opens one goes on to the others. */
const accountPaths = {
  accountOrders: plain("/account/orders"),
  accountOrder: {
    pattern: "/account/orders/:number",
    href: (number: string) => `/account/orders/${encodeURIComponent(number)}`,
  },
  accountAddresses: plain("/account/addresses"),
  accountDetails: plain("/account/details"),
  accountEmail: plain("/account/email"),
  accountPassword: plain("/account/password"),
  accountData: plain("/account/data"),
  accountConfirm: plain("/account/confirm"),
  accountNewPassword: plain("/account/new-password"),
  accountNewEmail: plain("/account/new-email"),
};

/** Every address of the shop: `pattern` for the route, `href()` for links to it. */
export const paths = {
  home: plain("/"),
  category: withSlug("/category"),
  products: plain("/products"),
  product: withSlug("/products"),
  /** The product's former URL, which leads on to the present one. */
  formerProduct: withSlug("/product"),
  search: { pattern: "/search", href: (query: string) => `/search?${new URLSearchParams({ q: query }).toString()}` },
  cart: plain("/cart"),
  checkout: plain("/checkout"),
  orderConfirmation: plain("/order-confirmation"),
  /** With the number of an order it is filled in. */
  trackOrder: {
    pattern: "/track-order",
    href: (number?: string) =>
      number === undefined ? "/track-order" : `/track-order?${new URLSearchParams({ number }).toString()}`,
  },
  wishlist: plain("/wishlist"),
  samples: plain("/samples"),
  contact: plain("/contact"),
  reviews: plain("/reviews"),
  newsletterConfirm: plain("/newsletter/confirm"),
  newsletterUnsubscribe: plain("/newsletter/unsubscribe"),
  /** With a path of the shop it leads on to there. */
  login: {
    pattern: "/login",
    href: (next?: string) => (next === undefined ? "/login" : `/login?${new URLSearchParams({ next }).toString()}`),
  },
  register: plain("/register"),
  forgottenPassword: plain("/forgotten-password"),
  /** All pages of an account, and those that its mails lead to, are one part of the shop. */
  account: { pattern: "/account/*", href: () => "/account" },
  ...accountPaths,
  guides: { pattern: "/guides/:type?", href: (type?: string) => (type === undefined ? "/guides" : `/guides/${type}`) },
  installationGuide: plain("/installation-guide"),
  byRooms: plain("/by-rooms"),
  materials: plain("/materials"),
  inspiration: plain("/inspiration"),
  about: plain("/about"),
  faq: plain("/faq"),
  terms: plain("/terms"),
  privacy: plain("/privacy"),
  sales: plain("/sales"),
};

/** A path that has a page of its own in `routes.ts`. */
export type PageName = Exclude<keyof typeof paths, keyof typeof accountPaths | "formerProduct">;

/** Parts of the home page that links of other pages lead to. */
export const homeSections = { quote: "/#quote-section", quiz: "/#quiz-section" };
