import fc from "fast-check";
import { expect, it } from "vitest";
import { accountOf, aCustomer, anAddressForm, anEmail, saveAddress } from "../builders/account.js";
import { aCartWith, clearCart } from "../builders/cart.js";
import { mergeBoth } from "../builders/customer-merge.js";
import {
  aMessage,
  aQuoteForm,
  aSampleForm,
  requestQuote,
  requestSamples,
  sendContactMessage,
} from "../builders/enquiry.js";
import { aHeldQuote, readHeldQuotes } from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { aNewWindow, saved, saveProject } from "../builders/project.js";
import { anOrderOf, customerOf } from "../builders/staff-customers.js";
import { aSignedInMember } from "../builders/staff.js";
import { aBooking, aFreeTime, book } from "../builders/visit.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const RUNS = 12;
/** The same histories at every run. */
const SEED = 42;

/** What a customer has done, in this order; an act with an account is left out for a guest. */
const ACTS = [
  "order",
  "order as a guest",
  "message",
  "quote",
  "samples",
  "visit",
  "address",
  "wish",
  "windows",
  "list",
  "keep price",
];
const acts = fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.integer({ min: 1, max: 3 })), { maxLength: 6 });
const PAST = fc.record({ kept: acts, leaving: acts, hasLeavingAccount: fc.boolean() });

/** A key that both customers use. */
const KEY = "the-same-key";

/** Keeps the price of a cart, the first time by a key that the other customer uses too. The cart is empty after. */
async function aPriceKept(visitor: TestVisitor, email: string): Promise<void> {
  const isFirst = (await readHeldQuotes(visitor)).length === 0;
  await aCartWith(visitor);
  await aHeldQuote(visitor, { email, ...(isFirst ? { idempotencyKey: KEY } : {}) });
  await clearCart(visitor);
}

type Past = readonly (readonly [act: string, which: number])[];
type Person = { visitor: TestVisitor; email: string; hasAccount: boolean };

/** Does what a customer has done through the shop's API. `which` picks one of a few values, so that both may have the same. */
async function live({ visitor, email, hasAccount }: Person, past: Past): Promise<void> {
  const withAccount: Readonly<Record<string, (which: number) => Promise<unknown>>> = {
    order: () => anOrderOf(visitor, { email }),
    address: (which) => saveAddress(visitor, anAddressForm({ address: `${which} Larch Terrace` })),
    wish: (which) =>
      mutate(
        visitor,
        "keepSaved",
        { productIds: [`product-${which}`], inspirationIds: [`loft-${which}`] },
        "account { id }",
      ),
    windows: () => saved(visitor, { windows: [aNewWindow()] }),
    list: () => mutate(visitor, "setMailingList", { isWanted: true }, "account { id }"),
  };
  const withAddress: Readonly<Record<string, (which: number) => Promise<unknown>>> = {
    "order as a guest": () => anOrderOf(shop().visitor(), { email: email.toUpperCase() }),
    message: () => sendContactMessage(visitor, aMessage({ email })),
    quote: () => requestQuote(visitor, aQuoteForm({ email })),
    samples: async () => requestSamples(visitor, await aSampleForm(visitor, { email })),
    "keep price": () => aPriceKept(hasAccount ? visitor : shop().visitor(), email),
    visit: async () => book(shop().visitor(), aBooking(await aFreeTime(shop()), { email })),
  };
  for (const [act, which] of past) await (withAddress[act] ?? (hasAccount ? withAccount[act] : undefined))?.(which);
}

/** What the shop shows of a customer to staff and to the account's owner. */
async function shownOf({ visitor, email, hasAccount }: Person) {
  const customer = await customerOf((await aSignedInMember(shop())).client, email);
  const account = hasAccount ? await accountOf(visitor) : undefined;
  const ids = (rows: { id: string }[] = []) => rows.map(({ id }) => id);
  return {
    orders: customer?.orders.map(({ number }) => number) ?? [],
    enquiries: ids(customer?.enquiries),
    visits: ids(customer?.visits),
    heldQuotes: customer?.heldQuotes.map(({ number }) => number) ?? [],
    windowCount: customer?.windowCount ?? 0,
    addresses: account?.addresses.map(({ address }) => address) ?? [],
    wishes: account ? account.savedInspirationIds : [],
    isOnMailingList: account?.isOnMailingList ?? false,
  };
}

type Shown = Awaited<ReturnType<typeof shownOf>>;

/** All of both, nothing twice. Addresses are compared without those that one customer has kept twice. */
const union = (kept: Shown, leaving: Shown) => ({
  orders: [...kept.orders, ...leaving.orders].toSorted(),
  enquiries: [...kept.enquiries, ...leaving.enquiries].toSorted(),
  visits: [...kept.visits, ...leaving.visits].toSorted(),
  heldQuotes: [...kept.heldQuotes, ...leaving.heldQuotes].toSorted(),
  windowCount: kept.windowCount + leaving.windowCount,
  addresses: [
    ...kept.addresses,
    ...leaving.addresses.filter((address) => !kept.addresses.includes(address)),
  ].toSorted(),
  wishes: [...new Set([...kept.wishes, ...leaving.wishes])],
  isOnMailingList: kept.isOnMailingList || leaving.isOnMailingList,
});

const sorted = (shown: Shown): Shown => ({
  ...shown,
  orders: shown.orders.toSorted(),
  enquiries: shown.enquiries.toSorted(),
  visits: shown.visits.toSorted(),
  heldQuotes: shown.heldQuotes.toSorted(),
  addresses: shown.addresses.toSorted(),
});

async function aPerson(hasAccount: boolean): Promise<Person> {
  if (!hasAccount) return { visitor: shop().visitor(), email: anEmail(), hasAccount };
  const { visitor, account } = await aCustomer(shop());
  return { visitor, email: account.email, hasAccount };
}

it("the account that stays has all of both customers, nothing lost and nothing twice, and the other one nothing", async () => {
  await fc.assert(
    fc.asyncProperty(PAST, async (past) => {
      const [kept, leaving] = [await aPerson(true), await aPerson(past.hasLeavingAccount)];
      await live(kept, past.kept);
      // A guest of whom nothing is kept can't be proposed.
      await live(leaving, leaving.hasAccount ? past.leaving : [["message", 1], ...past.leaving]);
      const expected = union(await shownOf(kept), await shownOf(leaving));
      await mergeBoth(shop(), { keptEmail: kept.email, leavingEmail: leaving.email });
      expect(sorted(await shownOf(kept))).toEqual(expected);
      expect((await readHeldQuotes(kept.visitor)).map(({ number }) => number).toSorted()).toEqual(expected.heldQuotes);
      expect(await customerOf((await aSignedInMember(shop())).client, leaving.email)).toBeNull();
      await saveProject(kept.visitor, { windows: [aNewWindow()] });
      expect((await shownOf(kept)).windowCount).toBe(expected.windowCount + 1);
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
}, 120_000);
