import { ApolloLink, Observable } from "@apollo/client";
import type { GraphQLError } from "graphql";
import type { SaveAddressInput } from "../gql/graphql";
import { ShopUnreachable } from "../lib/shop-failure";
import { NOTHING_CHOSEN } from "./cart-choices";
import { shopError } from "./cart-shop";
import { ORDER } from "./placed-order";
import { schemaLink } from "./schema-link";

type Address = Omit<SaveAddressInput, "id"> & { id: string; phoneNumber: string | null };
type Lists = Record<"productIds" | "inspirationIds", string[]>;
type Credentials = { input: { email: string; password: string } };
type Saved = { input: Lists };

const LARCH: Address = {
  id: "a1",
  firstName: "Jo",
  lastName: "Whitfield",
  phoneNumber: null,
  address: "14 Larch Terrace",
  city: "Bristol",
  state: "Somerset",
  zipCode: "BS6 7QX",
  isDefault: true,
};
const MILL: Address = { ...LARCH, id: "a2", address: "2 Mill Lane", city: "Frome", isDefault: false };

/** What the shop holds of a guest who has the link "good". */
export const HELD_DATA = {
  hasAccount: false,
  orders: [
    {
      number: "MBC123456",
      placedAt: "2026-11-20T20:00:00.000Z",
      phoneNumber: null,
      note: null,
      address: { ...LARCH, addressLine2: null },
      lines: [{ name: "Roman Blinds", quantity: 2 }],
      totals: { totalPence: 24_690 },
    },
  ],
  quoteRequests: [
    {
      ...{ name: "Jo Whitfield", phone: "+442079460123", message: null, createdAt: "2026-11-20T20:00:00.000Z" },
      ...{
        answers: [],
        project: {
          windows: [
            { roomName: "Kitchen", name: "left" },
            { roomName: null, name: "Hall" },
          ],
        },
      },
    },
  ],
  heldQuotes: [],
  messages: [
    { name: "Jo Whitfield", message: "Do you fit on Saturdays?", createdAt: "2026-11-20T20:00:00.000Z", answers: [] },
  ],
  sampleRequests: [],
  reviews: [
    {
      ...{ orderNumber: "MBC123456", product: "Roman Blinds", rating: 4, comment: "Hangs straight.", name: "Jo W." },
      ...{ location: "Bristol", writtenOn: "2026-11-21", isPublished: true, answer: "Glad to hear it." },
    },
  ],
  visits: [
    {
      ...{
        orderNumber: null,
        state: "BOOKED",
        startsAt: "2026-12-08T09:00:00+00:00",
        endsAt: "2026-12-08T11:00:00+00:00",
      },
      ...{ name: "Jo Whitfield", email: "jo@larch.example", phone: "+442079460018", address: "14 Larch Terrace" },
      ...{ city: "Bristol", postcode: "BS6 7QX", notes: "Park behind the house.", outcomeNote: null },
    },
  ],
  problems: [
    {
      ...{ orderNumber: "MBC123456", kind: "FAULT", state: "AGREED", agreed: "A new one by May." },
      ...{ reportedAt: "2026-11-22T20:00:00.000Z", photos: ["data:image/jpeg;base64,AA=="] },
      messages: [
        { text: "It hangs askew.", isFromShop: false, writtenAt: "2026-11-22T20:00:00.000Z" },
        { text: "We are sorry.", isFromShop: true, writtenAt: "2026-11-23T09:00:00.000Z" },
      ],
    },
  ],
  mailingList: { requestedAt: "2026-11-20T20:00:00.000Z", confirmedAt: null },
};

export const PASSWORD = "three plain words";

/** A fake server with one account, signed in by default. It executes operations with the real schema. */
export class AccountShop {
  /** Operations received, with their variables. */
  readonly asked: { name: string; variables: Record<string, unknown> }[] = [];
  /** Operations that fail once, with the server's error; undefined is a network failure. */
  readonly failures = new Map<string, GraphQLError | undefined>();
  isSignedIn = true;
  orders = [ORDER];
  /** Orders that guests placed with the account's e-mail address. */
  unclaimed: (typeof ORDER)[] = [];
  addresses: Address[] = [LARCH, MILL];
  changes: object[] = [];
  /** Notices of a sign-in about lines that did not fit into the account's cart. */
  cartNotices: string[] = [];
  savedProductIds: string[] = [];
  savedInspirationIds: string[] = [];
  signIns = [signIn("s1", "Firefox on Windows", true), signIn("s2", "Safari on iPhone", false)];
  readonly #details = { firstName: "Jo", lastName: "Whitfield", phone: null as string | null };
  #pendingEmail: string | null = null;
  #isOnMailingList = false;
  #newest = 2;

  /** Names of the mutations received. */
  get changed(): string[] {
    return this.asked
      .map(({ name }) => name)
      .filter((name) => !/^(Cart|Account[A-Z]|Checkout|Wishlist|HelpBox|ProductIdeas)/.test(name));
  }

  /** Variables of the last operation with this name. */
  variablesOf(name: string) {
    return this.asked.findLast((operation) => operation.name === name)?.variables;
  }

  /** The account in its current state, as the resolvers return it. */
  get account() {
    const saved = { savedProductIds: this.savedProductIds, savedInspirationIds: this.savedInspirationIds };
    return {
      id: "1",
      email: "jo@example.com",
      pendingEmail: this.#pendingEmail,
      ...this.#details,
      createdAt: new Date("2026-01-01T10:00:00Z"),
      isOnMailingList: this.#isOnMailingList,
      ...saved,
      addresses: this.addresses.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)),
      signIns: this.signIns,
      orders: ({ first, after }: { first: number; after?: string }) => this.#ordersFrom(first, after),
      unclaimedOrders: this.unclaimed.map(({ number, placedAt, totals }) => ({ number, placedAt, ...totals })),
      order: ({ number }: { number: string }) => this.orders.find((order) => order.number === number) ?? null,
    };
  }

  #ordersFrom(first: number, after: string | undefined) {
    const start = after === undefined ? 0 : Number(after);
    const edges = this.orders
      .slice(start, start + first)
      .map((node, index) => ({ node, cursor: String(start + index + 1) }));
    const hasNextPage = start + first < this.orders.length;
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
    };
  }

  #enter({ input }: Credentials) {
    if (input.password !== PASSWORD)
      throw shopError("WRONG_CREDENTIALS", "That e-mail address and password don't go together.");
    this.isSignedIn = true;
    return { account: this.account, cart: EMPTY_CART, cartNotices: this.cartNotices };
  }

  #own(change: () => void) {
    if (!this.isSignedIn) throw shopError("NOT_SIGNED_IN", "Please sign in first.");
    change();
    return { account: this.account };
  }

  #prove(password: string) {
    if (password !== PASSWORD) throw shopError("WRONG_CREDENTIALS", "That is not the password.");
  }

  #save({ id, ...input }: SaveAddressInput) {
    const address: Address = {
      ...input,
      phoneNumber: input.phoneNumber ?? null,
      id: id === undefined || id === null ? `a${(this.#newest += 1)}` : String(id),
    };
    const others = this.addresses.filter((other) => other.id !== address.id);
    const isDefault = input.isDefault === true || others.length === 0;
    this.addresses = [
      ...(isDefault ? others.map((other) => ({ ...other, isDefault: false })) : others),
      { ...address, isDefault },
    ];
  }

  readonly #root = {
    me: () => (this.isSignedIn ? this.account : null),
    cart: () => EMPTY_CART,
    shop: {},
    productsByIds: [],
    signIn: (credentials: Credentials) => this.#enter(credentials),
    register: {},
    registerFromOrder: {},
    requestPasswordReset: {},
    confirmRegistration: ({ input }: { input: { token: string; password: string } }) => {
      if (input.token !== "good") throw shopError("NOT_FOUND", "This link no longer works.");
      return this.#enter({ input: { email: "", ...input } });
    },
    resetPassword: ({ input }: { input: { token: string } }) => {
      if (input.token !== "good") throw shopError("NOT_FOUND", "This link no longer works.");
      return this.#enter({ input: { email: "", password: PASSWORD } });
    },
    confirmNewEmail: {},
    requestPersonalData: {},
    readPersonalData: ({ input }: { input: { token: string } }) => {
      if (input.token !== "good") throw shopError("NOT_FOUND", "This link no longer works.");
      return { data: JSON.stringify(HELD_DATA) };
    },
    erasePersonalData: {},
    signOut: () => this.#leave(),
    signOutEverywhere: () => this.#leave(),
    endSignIn: ({ input: { id } }: { input: { id: string } }) =>
      this.#own(() => void (this.signIns = this.signIns.filter((place) => place.id !== id))),
    changePassword: ({ input }: { input: { current: string } }) =>
      this.#own(() => {
        this.#prove(input.current);
        this.signIns = this.signIns.filter(({ isThisOne }) => isThisOne);
      }),
    changeEmail: ({ input }: Credentials) =>
      this.#own(() => {
        this.#prove(input.password);
        this.#pendingEmail = input.email;
      }),
    updateDetails: ({ input }: { input: object }) => this.#own(() => void Object.assign(this.#details, input)),
    saveAddress: ({ input }: { input: SaveAddressInput }) => this.#own(() => this.#save(input)),
    removeAddress: ({ input: { id } }: { input: { id: string } }) =>
      this.#own(() => void (this.addresses = this.addresses.filter((address) => address.id !== id))),
    setMailingList: ({ input: { isWanted } }: { input: { isWanted: boolean } }) =>
      this.#own(() => void (this.#isOnMailingList = isWanted)),
    keepSaved: ({ input }: Saved) => this.#own(() => this.#keep(input)),
    removeSaved: ({ input }: Saved) => this.#own(() => this.#drop(input)),
    claimOrder: ({ input: { number } }: { input: { number: string } }) =>
      this.#own(() => {
        this.orders = [...this.unclaimed.filter((order) => order.number === number), ...this.orders];
        this.unclaimed = this.unclaimed.filter((order) => order.number !== number);
      }),
    orderAgain: () => ({ cart: EMPTY_CART, changes: this.changes }),
    downloadMyData: { data: '{"email":"jo@example.com"}' },
    deleteAccount: ({ input: { password } }: { input: { password: string } }) => {
      this.#prove(password);
      return this.#leave();
    },
  };

  #leave() {
    this.isSignedIn = false;
    return {};
  }

  #keep({ productIds, inspirationIds }: Lists) {
    this.savedProductIds = [...new Set([...productIds, ...this.savedProductIds])];
    this.savedInspirationIds = [...new Set([...inspirationIds, ...this.savedInspirationIds])];
  }

  #drop({ productIds, inspirationIds }: Lists) {
    this.savedProductIds = this.savedProductIds.filter((id) => !productIds.includes(id));
    this.savedInspirationIds = this.savedInspirationIds.filter((id) => !inspirationIds.includes(id));
  }

  readonly link = ApolloLink.from([
    new ApolloLink((operation, forward) => {
      const name = operation.operationName ?? "";
      this.asked.push({ name, variables: structuredClone(operation.variables) });
      if (!this.failures.has(name)) return forward(operation);
      const failure = this.failures.get(name);
      this.failures.delete(name);
      return new Observable<ApolloLink.Result>((observer) => {
        if (!failure) return observer.error(new ShopUnreachable(undefined));
        observer.next({ errors: [failure], data: null });
        observer.complete();
      });
    }),
    schemaLink(this.#root),
  ]);
}

const NOTHING = {
  subtotalPence: 0,
  discountPence: 0,
  deliveryPence: 0,
  taxPence: 0,
  includedTaxPence: null,
  totalPence: 0,
  toFreeDeliveryPence: 0,
};
const EMPTY_CART = {
  ...NOTHING_CHOSEN,
  version: 0,
  count: 0,
  lines: [],
  promotion: null,
  promotionNotice: null,
  totals: NOTHING,
  checkoutTotals: NOTHING,
};

function signIn(id: string, device: string, isThisOne: boolean) {
  const at = new Date("2026-11-20T10:00:00Z");
  return { id, device, startedAt: at, lastSeenAt: at, isThisOne };
}
