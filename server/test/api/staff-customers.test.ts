import { describe, expect, it } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCustomer, anAccount, anEmail } from "../builders/account.js";
import { aCartWith, anAddition } from "../builders/cart.js";
import {
  aMessage,
  aQuoteForm,
  aSampleForm,
  requestQuote,
  requestSamples,
  sendContactMessage,
  subscribe,
} from "../builders/enquiry.js";
import { aHeldQuote, aKeptCart } from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { aNewWindow, saved } from "../builders/project.js";
import { aBuyersReview, anInvitation, reviewPurchase } from "../builders/review-invitation.js";
import { anOrderOf, customerOf, exportCustomer, readCustomer, searchCustomers } from "../builders/staff-customers.js";
import { aSignedInMember } from "../builders/staff.js";
import { aBooking, aFreeTime, aToken, aVisit, book, cancel } from "../builders/visit.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);

const aClerk = async () => (await aSignedInMember(shop(), StaffRole.ORDERS)).client;
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

const found = async (search: string) =>
  (await searchCustomers(await aClerk(), search)).data.customers.nodes.map(({ email }) => email);

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(new Date());

describe("a search for customers", () => {
  it("finds by the beginnings of names and e-mail address, in any case and without accents", async () => {
    const email = anEmail();
    await anOrderOf(shop().visitor(), { firstName: "Zoë", lastName: "Fotheringay-Moss", email: email.toUpperCase() });
    for (const search of ["zoe", "FOTHER", "moss", "zoë foth", `zo ${email.slice(0, 20)}`, email.toUpperCase()])
      expect([search, await found(search)]).toEqual([search, [email]]);
    for (const search of ["heringay", "zoe quillback", email.slice(3), "larch.example"])
      expect([search, await found(search)]).toEqual([search, []]);
  });

  it("does not find by number or postcode, which would find everybody", async () => {
    const { number } = await anOrderOf(shop().visitor(), { email: anEmail(), zipCode: "ZE2 9AA" });
    for (const search of [number, "mbc", "ze2"]) expect(await found(search)).toEqual([]);
  });

  it.each<[string, (email: string, name: string) => Promise<unknown>]>([
    ["a request for a quote", (email, name) => requestQuote(shop().visitor(), aQuoteForm({ email, name }))],
    ["a message", (email, name) => sendContactMessage(shop().visitor(), aMessage({ email, name }))],
    [
      "a request for samples",
      async (email, name) => requestSamples(shop().visitor(), await aSampleForm(shop().visitor(), { email, name })),
    ],
    ["a booking of a visit", (email, name) => aVisit(shop(), { email: email.toUpperCase(), name })],
  ])("finds who has only sent %s", async (what, send) => {
    const email = anEmail();
    const name = `Kit ${what.split(" ").at(-1)}borough`;
    await send(email, name);
    const { data } = await searchCustomers(await aClerk(), name);
    expect(data.customers.nodes).toEqual([
      { email, names: [name], hasAccount: false, orderCount: 0, orderedPence: 0, lastSeenOn: today() },
    ]);
    expect(await customerOf(await aClerk(), email)).toMatchObject({ names: [name], lastSeenOn: today() });
  });

  it("finds accounts and subscriptions by themselves", async () => {
    const { email } = await anAccount(shop());
    const subscriber = anEmail();
    await subscribe(shop().visitor(), subscriber);
    const nobody = { orderCount: 0, orderedPence: 0, lastSeenOn: null };
    const search = async (words: string) => (await searchCustomers(await aClerk(), words)).data.customers.nodes;
    expect(await search(`whit ${email}`)).toEqual([{ email, names: ["Jo Whitfield"], hasAccount: true, ...nobody }]);
    expect(await search(subscriber)).toEqual([{ email: subscriber, names: [], hasAccount: false, ...nobody }]);
  });

  it("counts orders, and sums those that are not cancelled", async () => {
    const email = anEmail();
    const [one, other, cancelled] = [
      await anOrderOf(shop().visitor(), { email }),
      await anOrderOf(shop().visitor(), { email: email.toUpperCase(), firstName: "Ada" }),
      await anOrderOf(shop().visitor(), { email }),
    ];
    await query("UPDATE orders SET status = 'CANCELLED' WHERE number = $1", [cancelled.number]);
    const { data } = await searchCustomers(await aClerk(), email);
    const orderedPence = one.totals.totalPence + other.totals.totalPence;
    const names = ["Ada Whitfield", "Jo Whitfield"];
    expect(data.customers.nodes).toEqual([
      { email, names, hasAccount: false, orderCount: 3, orderedPence, lastSeenOn: today() },
    ]);
  });

  it("counts an order to the account that has it, whatever its e-mail address", async () => {
    const { visitor, account } = await aCustomer(shop());
    const work = anEmail();
    await anOrderOf(visitor, { email: work });
    expect(await found(work)).toEqual([account.email]);
    const clerk = await aClerk();
    expect(await customerOf(clerk, work)).toBeNull();
    expect(await customerOf(clerk, account.email)).toMatchObject({ orderCount: 1, orders: [{ isInAccount: true }] });
  });

  it("goes on after a cursor, in the order of e-mail addresses", async () => {
    const emails = ["c", "a", "b"].map((letter) => `${letter}.pagination@larch.example`);
    for (const email of emails)
      await sendContactMessage(shop().visitor(), aMessage({ email, name: "Pagination Rowe" }));
    const clerk = await aClerk();
    const read: string[] = [];
    let after: string | undefined;
    do {
      const { nodes, pageInfo } = (
        await searchCustomers(clerk, "pagination", { first: 1, ...(after !== undefined && { after }) })
      ).data.customers;
      read.push(...nodes.map(({ email }) => email));
      after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
    } while (after !== undefined);
    expect(read).toEqual(emails.toSorted());
  });

  it.each(["x", "", "MBC"])("refuses the cursor %j", async (after) => {
    expect(codesOf(await searchCustomers(await aClerk(), "jo", { after }))).toEqual(["BAD_USER_INPUT"]);
  });

  it.each(["", "  ", "x".repeat(201), "1 2 3 4 5 6 7 8 9"])("refuses %j", async (search) => {
    expect(codesOf(await searchCustomers(await aClerk(), search))).toEqual(["BAD_USER_INPUT"]);
  });

  it("takes as many statements for many as for one", async () => {
    for (let index = 0; index < 3; index += 1)
      await anOrderOf(shop().visitor(), { email: anEmail(), firstName: "Evangeline" });
    const clerk = await aClerk();
    const statements = async (first: number) =>
      shop().statements((await searchCustomers(clerk, "evangeline", { first })).requestId);
    expect(await statements(100)).toBe(await statements(1));
  });
});

describe("a customer", () => {
  it("has account, mailing list, orders, enquiries and reviews", async () => {
    const { visitor, account } = await aCustomer(shop());
    const { email } = account;
    const { number, totals } = await anOrderOf(visitor, { email });
    const { number: unclaimed } = await anOrderOf(shop().visitor(), { email });
    await requestQuote(shop().visitor(), aQuoteForm({ email }));
    await sendContactMessage(visitor, aMessage({ email: anEmail() }));
    await mutate(visitor, "setMailingList", { isWanted: true }, "account { id }");
    const [{ id }] = await query("SELECT id FROM orders WHERE number = $1", [number]);
    const { productId } = await anAddition(shop().visitor(), "roller-blinds");
    await reviewPurchase(shop().visitor(), aBuyersReview(await anInvitation(shop().database, id), productId));
    expect(await customerOf(await aClerk(), ` ${email.toUpperCase()} `)).toMatchObject({
      email,
      hasAccount: true,
      account: { firstName: "Jo", lastName: "Whitfield", phone: null, createdAt: expect.stringMatching(/^20.*Z$/) },
      mailingList: { requestedAt: expect.stringMatching(/^20.*Z$/), confirmedAt: expect.stringMatching(/^20.*Z$/) },
      orders: [
        { number: unclaimed, isInAccount: false },
        { number, status: "PROCESSING", totalPence: totals.totalPence, isInAccount: true },
      ],
      enquiries: [
        { kind: "MESSAGE", state: "OPEN" },
        { kind: "QUOTE", state: "OPEN" },
      ],
      reviews: [{ orderNumber: number, productName: "Roller Blinds", rating: 2, isPublished: false }],
      audit: [],
    });
  });

  it("has the visits of the account and of guests with its e-mail address, the latest first, and its windows", async () => {
    const { visitor, account } = await aCustomer(shop());
    const { number } = await anOrderOf(visitor, { email: account.email });
    const { visit: later } = await aVisit(shop(), { email: account.email.toUpperCase() }, 480);
    const { visit: stranger } = await aVisit(shop());
    const { data } = await book(visitor, aBooking(await aFreeTime(shop()), { orderNumber: number }));
    const { startsAt, endsAt } = data?.bookVisit.visit ?? {};
    const [room, gone] = [aNewWindow(), aNewWindow()];
    await saved(visitor, { windows: [room, gone] });
    await saved(visitor, { windows: [{ key: gone.key, expectedVersion: 1, isRemoved: true }] });
    const clerk = await aClerk();
    const read = await customerOf(clerk, account.email);
    expect(read?.visits).toMatchObject([
      { state: "BOOKED", startsAt: later.startsAt, endsAt: later.endsAt, orderNumber: null },
      { state: "BOOKED", startsAt, endsAt, orderNumber: number },
    ]);
    expect(read?.windowCount).toBe(1);
    const { data: opened } = await clerk.graphql<{ bookedVisit: { email: string } }>(
      "query ($id: ID!) { bookedVisit(id: $id) { email } }",
      { id: read?.visits[0]?.id },
    );
    expect(opened.bookedVisit.email).toBe(later.email);
    await cancel(shop().visitor(), await aToken(shop(), stranger));
    expect(await customerOf(clerk, stranger.email)).toMatchObject({
      visits: [{ state: "CANCELLED", startsAt: stranger.startsAt }],
      windowCount: 0,
    });
  });

  it("of whom only a held quote is kept is found, shown and exported", async () => {
    const email = anEmail();
    const guest = shop().visitor();
    await aCartWith(guest);
    const { number, heldUntil, totals } = await aHeldQuote(guest, { email: email.toUpperCase() });
    expect(await found(email)).toEqual([email]);
    const owner = (await aSignedInMember(shop())).client;
    expect(await customerOf(owner, email)).toMatchObject({
      ...{ email, names: [], hasAccount: false, orders: [] },
      heldQuotes: [{ number, state: "OPEN", heldUntil, totalPence: totals.totalPence }],
    });
    const { data } = await exportCustomer(owner, email);
    expect(JSON.parse(data?.["exportCustomer"]?.data ?? "{}")).toMatchObject({ guest: { heldQuotes: [{ number }] } });
  });

  it("has the held quotes of the account and of guests with its e-mail address, the latest first", async () => {
    const { visitor, account } = await aCustomer(shop());
    const own = await aKeptCart(visitor);
    const guest = shop().visitor();
    await aCartWith(guest);
    const other = await aHeldQuote(guest, { email: account.email });
    const read = await customerOf(await aClerk(), account.email);
    expect(read?.heldQuotes.map(({ number }) => number)).toEqual([other.number, own.number]);
  });

  it("is null where nothing is kept, or another account has it", async () => {
    const clerk = await aClerk();
    const { visitor } = await aCustomer(shop());
    const typed = anEmail();
    await sendContactMessage(visitor, aMessage({ email: typed }));
    for (const email of [anEmail(), typed, "", "x"]) {
      const { data, errors } = await readCustomer(clerk, email);
      expect([email, data.customer, errors]).toEqual([email, null, []]);
    }
  });

  it("takes as many statements with many orders as with one", async () => {
    const [one, many] = [anEmail(), anEmail()];
    for (const email of [one, many, many, many]) await anOrderOf(shop().visitor(), { email });
    const clerk = await aClerk();
    const statements = async (email: string) => shop().statements((await readCustomer(clerk, email)).requestId);
    expect(await statements(many)).toBe(await statements(one));
  });
});
