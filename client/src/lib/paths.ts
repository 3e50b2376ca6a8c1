const plain = <Path extends string>(path: Path) => ({ pattern: path, href: () => path });

const withSlug = <Folder extends string>(folder: Folder) => ({
  pattern: `${folder}/:slug` as const,
  href: (slug: string) => `${folder}/${encodeURIComponent(slug)}`,
});
/** A page that one parameter of the query fills in or divides. */
const withParameter = <Path extends string>(path: Path, name: string) => ({
  pattern: path,
  href: (value?: string): string =>
    value === undefined ? path : `${path}?${new URLSearchParams({ [name]: value }).toString()}`,
});

/** Pages of the account, in one chunk because visitors usually open several. */
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
  accountMerge: plain("/account/merge"),
};

/** All URLs of the shop: `pattern` for the route, `href()` for links. Menus and sitemap list pages in this order. */
export const paths = {
  home: plain("/"),
  category: withSlug("/category"),
  products: plain("/products"),
  product: withSlug("/products"),
  /** The product's former URL, which redirects to the current one. */
  formerProduct: withSlug("/product"),
  search: { pattern: "/search", href: (query: string) => `/search?${new URLSearchParams({ q: query }).toString()}` },
  cart: plain("/cart"),
  checkout: plain("/checkout"),
  orderConfirmation: plain("/order-confirmation"),
  wishlist: plain("/wishlist"),
  /** With the key of a window, its figures. */
  windows: withParameter("/windows", "window"),
  /** What fits the window of a key. */
  windowFits: { pattern: "/windows/:key/fits", href: (key: string) => `/windows/${encodeURIComponent(key)}/fits` },
  /** What is considered and chosen for all windows. */
  project: plain("/windows/project"),
  /** What is considered for the window of a key, side by side. */
  windowCompare: {
    pattern: "/windows/:key/compare",
    href: (key: string) => `/windows/${encodeURIComponent(key)}/compare`,
  },
  /** Quotes whose prices are held. */
  quotes: plain("/quotes"),
  quote: {
    pattern: "/quotes/:number",
    href: (number: string) => `/quotes/${encodeURIComponent(number)}`,
  },
  /** A quote as the link of its owner shows it. */
  sharedQuote: withParameter("/shared-quote", "token"),
  newsletterConfirm: plain("/newsletter/confirm"),
  newsletterUnsubscribe: plain("/newsletter/unsubscribe"),
  /** Redirects to the path `next` after sign-in. */
  login: withParameter("/login", "next"),
  register: plain("/register"),
  forgottenPassword: plain("/forgotten-password"),
  /** All pages of the account, including those for links in e-mails. */
  account: { pattern: "/account/*", href: () => "/account" },
  ...accountPaths,
  samples: plain("/samples"),
  /** With the id of an inspiration the message is about it. */
  contact: withParameter("/contact", "inspiration"),
  /** With the number of an order the visit is for it. */
  bookAVisit: withParameter("/book-a-visit", "order"),
  /** Link in e-mails. */
  visit: plain("/visit"),
  byRooms: withParameter("/by-rooms", "room"),
  materials: plain("/materials"),
  inspiration: withParameter("/inspiration", "style"),
  guides: { pattern: "/guides/:type?", href: (type?: string) => (type === undefined ? "/guides" : `/guides/${type}`) },
  installationGuide: withParameter("/installation-guide", "for"),
  /** The order number fills in the form. */
  trackOrder: withParameter("/track-order", "number"),
  faq: plain("/faq"),
  reviews: plain("/reviews"),
  reviewChecks: plain("/reviews/how-we-check"),
  /** Links in e-mails. */
  reviewOrder: plain("/reviews/write"),
  noReviewInvitations: plain("/reviews/no-invitations"),
  sales: plain("/sales"),
  about: plain("/about"),
  terms: plain("/terms"),
  privacy: plain("/privacy"),
  yourData: plain("/privacy/your-data"),
  accessibility: plain("/accessibility"),
};

/** The drawing of a product as a picture, for products without photographs. */
export const drawingPicturePath = (slug: string) => `/social/drawings/${slug}.jpg`;

/** The picture of a product page for link previews, which the server draws. @param search the configuration */
export const sharingPicturePath = (slug: string, search = "") => `/social/products/${slug}.jpg${search}`;

/** Sections of the home page for links of other pages. */
export const homeSections = { quote: "/#quote-section", quiz: "/#quiz-section" };
