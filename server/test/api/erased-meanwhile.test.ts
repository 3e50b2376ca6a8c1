import { describe, expect, it, vi } from "vitest";
import { aCustomer, PASSWORD } from "../builders/account.js";
import {
  aMessage,
  aQuoteForm,
  aSampleForm,
  requestQuote,
  requestSamples,
  sendContactMessage,
} from "../builders/enquiry.js";
import { mutate } from "../builders/mutation.js";
import { aReport, aSentOrder, report } from "../builders/order-problem.js";
import { aNewWindow, saveProject } from "../builders/project.js";
import { aBooking, aFreeTime, book } from "../builders/visit.js";
import { holdRows } from "../harness/held-rows.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

/** Sends something of a customer. */
type Sending = () => Promise<{ errors: { message: string }[] }>;
/** Prepares what a customer then sends in one request. */
type Prepare = (visitor: TestVisitor) => Promise<Sending>;

/** Of an e-mail address that is not the account's: it is the customer's by the visitor alone. */
const SENT: Readonly<Record<string, { table: string; prepare: Prepare }>> = {
  "a quote request": {
    table: "quote_request",
    prepare: async (visitor) => () => requestQuote(visitor, aQuoteForm()),
  },
  "a message": { table: "contact_message", prepare: async (visitor) => () => sendContactMessage(visitor, aMessage()) },
  "a request for samples": {
    table: "sample_request",
    async prepare(visitor) {
      const form = await aSampleForm(visitor);
      return () => requestSamples(visitor, form);
    },
  },
  "a booked visit": {
    table: "visit",
    async prepare(visitor) {
      const booking = aBooking(await aFreeTime(shop()));
      return () => book(visitor, booking);
    },
  },
  "a reported problem": {
    table: "order_problem",
    async prepare(visitor) {
      const { number } = await aSentOrder(shop(), { visitor });
      return () => report(visitor, aReport(number));
    },
  },
};
const CASES = Object.entries(SENT).map(([name, sent]) => ({ name, ...sent }));

/** Another request of the same browser. */
const tabOf = ({ cookie }: TestVisitor): TestVisitor => Object.assign(shop().visitor(), { cookie });

const countOf = async (table: string): Promise<number> =>
  (await shop().database.query(`SELECT count(*)::int AS count FROM ${table}`))[0].count;

/** Resolves when so many transactions wait, however long a password takes to be checked before. */
const waitingFor = (held: Awaited<ReturnType<typeof holdRows>>, transactions: number) =>
  vi.waitFor(() => held.waiting(transactions), { timeout: 15_000 });

/** Sends while the table is held in which it halts once it is stored, and deletes the account meanwhile. */
async function sendWhileErasing(visitor: TestVisitor, send: Sending, haltsAt: string): Promise<void> {
  const held = await holdRows(shop().databaseUrl, `LOCK TABLE ${haltsAt} IN SHARE MODE`);
  const sending = send();
  await waitingFor(held, 1);
  const deleting = mutate(tabOf(visitor), "deleteAccount", { password: PASSWORD });
  await waitingFor(held, 2);
  await held.release();
  expect((await sending).errors).toEqual([]);
  expect((await deleting).errors).toEqual([]);
}

describe("what a customer sends while the account is being erased", () => {
  it.each(CASES)("goes with it: $name", async ({ table, prepare }) => {
    const { visitor } = await aCustomer(shop());
    const send = await prepare(visitor);
    const before = await countOf(table);
    await sendWhileErasing(visitor, send, "pgboss.job");
    expect(await countOf(table)).toBe(before);
  });

  it("goes with it: a first window", async () => {
    const { visitor } = await aCustomer(shop());
    const before = await countOf("project");
    await sendWhileErasing(visitor, () => saveProject(visitor, { windows: [aNewWindow()] }), "project_window");
    expect(await countOf("project")).toBe(before);
  });
});

it("what a customer sends when the sign-in has ended since the request began is refused, and a guest's when it is sent once more", async () => {
  const { visitor, account } = await aCustomer(shop());
  const before = await countOf("contact_message");
  const held = await holdRows(shop().databaseUrl, `DELETE FROM sign_in WHERE account_id = '${account.id}'`);
  const sending = sendContactMessage(visitor, aMessage());
  await waitingFor(held, 1);
  await held.release();
  expect((await sending).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  expect(await countOf("contact_message")).toBe(before);
  expect((await sendContactMessage(visitor, aMessage())).errors).toEqual([]);
  expect(await countOf("contact_message")).toBe(before + 1);
});
