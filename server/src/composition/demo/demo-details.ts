/** What developers sign in and try with. The examples name these ids, numbers and tokens, so they don't change. */
export const DEMO = {
  email: "demo@measured.example",
  password: "measure-twice-cut-once",
  accountId: "de300000-0000-4000-8000-000000000001",
  /** Owner of the account's cart and orders. */
  visitorId: "de300000-0000-4000-8000-000000000002",
  addressId: "de300000-0000-4000-8000-000000000003",
  quoteId: "de300000-0000-4000-8000-000000000004",
  /** Numbers are longer than any that a shop draws. */
  order: {
    id: "de300000-0000-4000-8000-000000000007",
    lineId: "de300000-0000-4000-8000-000000000009",
    number: "MBC000000000001",
  },
  /** Placed by a guest with the account's e-mail address. */
  unclaimedOrder: {
    id: "de300000-0000-4000-8000-000000000008",
    lineId: "de300000-0000-4000-8000-00000000000a",
    number: "MBC000000000002",
  },
  /** Of the account, delivered, with a problem that was reported. */
  deliveredOrder: {
    id: "de300000-0000-4000-8000-00000000000b",
    lineId: "de300000-0000-4000-8000-00000000000c",
    number: "MBC000000000003",
  },
  /** Of the account, measured, with sizes that cost more and wait for an answer. */
  measuredOrder: {
    id: "de300000-0000-4000-8000-000000000018",
    lineId: "de300000-0000-4000-8000-000000000019",
    number: "MBC000000000004",
  },
  problemId: "de300000-0000-4000-8000-00000000000d",
  visitId: "de300000-0000-4000-8000-00000000000e",
  /** Of the account's kitchen, its window, the window's photo and two options, the first of which is chosen. */
  roomKey: "de300000-0000-4000-8000-000000000012",
  windowKey: "de300000-0000-4000-8000-000000000013",
  photoId: "de300000-0000-4000-8000-00000000000f",
  optionId: "de300000-0000-4000-8000-000000000014",
  otherOptionId: "de300000-0000-4000-8000-000000000015",
  heldQuoteId: "de300000-0000-4000-8000-000000000016",
  /** Of the account, no longer held. */
  expiredQuote: { id: "de300000-0000-4000-8000-000000000017", number: "MBQ000000000002" },
  guestId: "de300000-0000-4000-8000-000000000006",
  /** Another sign-in of the account, without cookies. */
  signInId: "de300000-0000-4000-8000-000000000005",
  refreshToken: "demo-session-of-an-app-123456789.demo-refresh-token-that-works-once-12345678",
} as const;

/** Carts of guests, which whoever knows their id can use. Each one's visitor has the same id. */
export const DEMO_CARTS = {
  /** Two lines, at version 3. */
  full: "de300000-0000-4000-8000-000000000010",
  lineId: "de300000-0000-4000-8000-000000000011",
  empty: "de300000-0000-4000-8000-000000000020",
  /** Its one product has been withdrawn. */
  withdrawn: "de300000-0000-4000-8000-000000000030",
} as const;

/** Tokens of links that the shop would have sent by e-mail. No real address ends in .example. */
export const DEMO_LINKS = {
  registration: "demo-link-that-confirms-a-registration",
  /** The link creates the account of this address, with the demo's password. */
  newcomer: "newcomer@measured.example",
  newPassword: "demo-link-that-sets-a-new-password",
  newEmail: "demo-link-that-confirms-a-new-address",
  newAddress: "new-demo@measured.example",
  /** The link shows and erases what the subscriber left. */
  personalData: "demo-link-that-shows-personal-data",
  /** The account of the demo and this address may be one person's. */
  otherAddress: "other-demo@measured.example",
  merge: "demo-link-that-merges-accounts",
  noMerge: "demo-link-that-merges-nothing",
  subscription: "demo-link-that-confirms-a-subscription",
  unsubscription: "demo-link-that-ends-a-subscription",
  review: "demo-link-that-reviews-an-order",
  subscriber: "subscriber@measured.example",
  visit: "demo-link-to-a-visit",
  sharedQuote: "demo-link-to-a-shared-quote",
} as const;

/** Times for visits that the examples name: so far away that no plan has them, and no shopper is shown them. */
export const DEMO_VISIT_TIMES = {
  booked: "2099-01-12T09:00:00.000Z",
  free: ["2099-01-13T09:00:00.000Z", "2099-01-14T09:00:00.000Z"],
} as const;

/** A promotion that has not begun. */
export const DEMO_PROMOTION = "SOMEDAY";

/** The code of a configuration: KX4-7P6. */
export const DEMO_CODE = "KX47P6";
