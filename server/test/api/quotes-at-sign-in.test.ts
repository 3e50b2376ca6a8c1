import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mergeCustomers } from "../../src/accounts/merging/merge-customers.js";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { inTransaction } from "../../src/kernel/sql/transaction.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCustomer, anAccount, PASSWORD, signIn } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { aHeldQuote, expireQuote, keepPrice, priceHeldQuoteAnew, readHeldQuotes } from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { aNewWindow, saved } from "../builders/project.js";
import { sendProject, sentProjects } from "../builders/sent-project.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { chosenOptions } from "../builders/window-option.js";
import { holdRows } from "../harness/held-rows.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

let clerk: StaffClient;
beforeEach(async () => {
  ({ client: clerk } = await aSignedInMember(shop(), StaffRole.ORDERS));
});

/** Another tab of the same browser. */
const tabOf = ({ cookie }: TestVisitor): TestVisitor => Object.assign(shop().visitor(), { cookie });

/** The project of a visitor with one choice, sent to the shop; returns a function by which the shop answers with a quote. */
async function aRequest(visitor: TestVisitor, email?: string): Promise<() => Promise<{ errors: unknown[] }>> {
  const window = aNewWindow();
  await saved(visitor, { windows: [window] });
  await chosenOptions(visitor, window.key, [{ width: 30 }]);
  const { id } = await sendProject(visitor, email === undefined ? {} : { email });
  const enquiry = globalId("Enquiry", keyOf("QuoteRequest", id));
  const { data } = await clerk.graphql<{ enquiryQuote: { totalPence: number } }>(
    `{ enquiryQuote(id: "${enquiry}") { totalPence } }`,
  );
  const keptTotalPence = data.enquiryQuote.totalPence;
  const input = { id: enquiry, expectedVersion: 1, text: "Here is our quote.", keptTotalPence };
  return () => clerk.mutate("answerEnquiry", input, "enquiry { id }");
}

/** Answers come to a halt after their quote is stored. */
const holdAnswers = () => holdRows(shop().databaseUrl, "LOCK TABLE staff_audit IN SHARE MODE");
/** Quotes come to a halt before they are stored, when they have locked all that they lock. */
const holdQuotes = () => holdRows(shop().databaseUrl, "LOCK TABLE held_quote_line IN SHARE MODE");

/** Resolves when so many transactions wait, however long a password takes to be checked before. */
const waitingFor = (held: Awaited<ReturnType<typeof holdRows>>, transactions: number) =>
  vi.waitFor(() => held.waiting(transactions), { timeout: 15_000 });

const quotesOf = async (visitorId: string): Promise<number> =>
  (await shop().database.query("SELECT count(*)::int AS count FROM held_quote WHERE visitor_id = $1", [visitorId]))[0]
    .count;

describe("a quote that the shop is just making", () => {
  it("goes to the account where its owner signs in meanwhile", async () => {
    const { email } = await anAccount(shop());
    const visitor = shop().visitor();
    const answer = await aRequest(visitor);
    const held = await holdAnswers();
    const answering = answer();
    await waitingFor(held, 1);
    const signing = signIn(visitor, email);
    await waitingFor(held, 2);
    await held.release();
    expect((await answering).errors).toEqual([]);
    await signing;
    const [quote] = await readHeldQuotes(visitor);
    expect(await sentProjects(visitor)).toMatchObject([{ answers: [{ quoteNumber: quote?.number ?? "of nobody" }] }]);
  });

  it("goes to the account with which its owner's is merged meanwhile", async () => {
    const [kept, leaving] = [await anAccount(shop()), await aCustomer(shop())];
    const answer = await aRequest(leaving.visitor);
    const held = await holdAnswers();
    const answering = answer();
    await waitingFor(held, 1);
    const merging = inTransaction(shop().database, (manager) =>
      mergeCustomers(manager, { keptEmail: kept.email, leavingEmail: leaving.account.email }),
    );
    await waitingFor(held, 2);
    await held.release();
    expect((await answering).errors).toEqual([]);
    await merging;
    expect(await quotesOf(kept.visitorId)).toBe(1);
    expect(await quotesOf(leaving.account.visitorId)).toBe(0);
  });

  it("is removed where its owner erases everything meanwhile", async () => {
    const { visitor, account } = await aCustomer(shop());
    const answer = await aRequest(visitor, account.email);
    const held = await holdAnswers();
    const answering = answer();
    await waitingFor(held, 1);
    const deleting = mutate(visitor, "deleteAccount", { password: PASSWORD });
    await waitingFor(held, 2);
    await held.release();
    expect((await answering).errors).toEqual([]);
    expect((await deleting).errors).toEqual([]);
    expect(await quotesOf(account.visitorId)).toBe(0);
  });

  it("waits for nothing that only refers to its request", async () => {
    const answer = await aRequest(shop().visitor());
    const held = await holdRows(shop().databaseUrl, "SELECT FROM quote_request FOR KEY SHARE");
    try {
      expect((await answer()).errors).toEqual([]);
    } finally {
      await held.release();
    }
  });
});

describe("what a guest does at the moment of signing in", () => {
  it("goes to the account: a request with a project", async () => {
    const { email } = await anAccount(shop());
    const visitor = shop().visitor();
    await saved(visitor, { windows: [aNewWindow()] });
    const held = await holdRows(shop().databaseUrl, "LOCK TABLE attached_project IN SHARE MODE");
    const sending = sendProject(tabOf(visitor), { message: "The one of this moment." });
    await waitingFor(held, 1);
    const signing = signIn(visitor, email);
    await waitingFor(held, 2);
    await held.release();
    await sending;
    await signing;
    expect(await sentProjects(visitor)).toMatchObject([{ message: "The one of this moment." }]);
  });

  it("goes to the account: a price that is kept", async () => {
    const { email } = await anAccount(shop());
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const held = await holdQuotes();
    const keeping = keepPrice(tabOf(visitor));
    await waitingFor(held, 1);
    const signing = signIn(visitor, email);
    await waitingFor(held, 2);
    await held.release();
    const number = (await keeping).data?.keepPrice.heldQuote?.number;
    await signing;
    expect((await readHeldQuotes(visitor)).map((quote) => quote.number)).toEqual([number]);
  });

  it("goes to the account: a quote that is priced anew", async () => {
    const { email } = await anAccount(shop());
    const visitor = shop().visitor();
    const number = await anExpiredQuote(visitor);
    const held = await holdQuotes();
    const pricing = priceHeldQuoteAnew(tabOf(visitor), { number });
    await waitingFor(held, 1);
    const signing = signIn(visitor, email);
    await waitingFor(held, 2);
    await held.release();
    const anew = (await pricing).data?.priceHeldQuoteAnew.heldQuote?.number ?? "";
    await signing;
    expect((await readHeldQuotes(visitor)).map((quote) => quote.number)).toEqual([anew, number]);
  });

  it("is refused where the account has the quote already that is to be priced anew", async () => {
    const { email } = await anAccount(shop());
    const visitor = shop().visitor();
    const number = await anExpiredQuote(visitor);
    const cartId = await anEmptyCart();
    await aCartWith(visitor);
    const held = await holdRows(
      shop().databaseUrl,
      `SELECT FROM cart WHERE id = '${keyOf("Cart", cartId)}' FOR UPDATE`,
    );
    const tab = tabOf(visitor);
    const input = { email, password: PASSWORD, withTokens: false, cartId };
    const signing = mutate(visitor, "signIn", input, "account { id }");
    await waitingFor(held, 1);
    const pricing = priceHeldQuoteAnew(tab, { number, idempotencyKey: randomUUID() });
    await waitingFor(held, 2);
    await held.release();
    expect((await signing).errors).toEqual([]);
    expect((await pricing).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    expect((await readHeldQuotes(visitor)).map((quote) => quote.number)).toEqual([number]);
  });
});

/** The id of a cart without a session. */
async function anEmptyCart(): Promise<string> {
  const { data, errors } = await mutate<"createCart", { cart: { id: string } }>(
    shop().visitor(),
    "createCart",
    undefined,
    "cart { id }",
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createCart.cart.id;
}

/** The number of a quote whose time is over. */
async function anExpiredQuote(visitor: TestVisitor): Promise<string> {
  await aCartWith(visitor);
  const { number } = await aHeldQuote(visitor);
  await expireQuote(shop().database, number);
  return number;
}
