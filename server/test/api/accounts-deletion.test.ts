import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { Outbox } from "../../src/mail/outbox.js";
import {
  aCustomer,
  anAccount,
  anAddressForm,
  aRegistration,
  changeEmail,
  PASSWORD,
  register,
  requestReset,
  saveAddress,
} from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import {
  aMessage,
  aQuoteForm,
  aSampleForm,
  readQuote,
  requestQuote,
  requestSamples,
  sendContactMessage,
} from "../builders/enquiry.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import { holdCarts } from "../harness/held-cart.js";
import { allMailSent, openQueue, startWorker } from "../harness/post-office.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);

const EMAIL = "wilhelmina@quillback.example";
const NAMES = { firstName: "Wilhelmina", lastName: "Fotheringay" };
const ADDRESS = { ...NAMES, address: "77 Wraxall Row", city: "Ambleside", phoneNumber: "020 7946 0777" };
const FORM = { name: "Wilhelmina Fotheringay", email: EMAIL, phone: "020 7946 0777" };
/** Everything that identifies the customer, in any spelling, or that she wrote. */
const PERSON = "wilhelmina|quillback|fotheringay|wraxall|ambleside|7946 ?0777|moonstone bay";

/** All matching rows by table. */
async function rowsAbout(pattern: string): Promise<Record<string, string[]>> {
  const tables: { name: string }[] = await query(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows: { row: string }[] = await query(`SELECT t::text AS row FROM ${name} t WHERE t::text ~* $1`, [pattern]);
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function order(visitor: TestVisitor, changes: Record<string, unknown> = {}): Promise<string> {
  await aCartWith(visitor);
  const { data, errors } = await placeOrder(visitor, aCheckout({ ...ADDRESS, email: EMAIL, ...changes }));
  if (!data) throw new Error(errors[0]?.message);
  return data.placeOrder.order.number;
}

/** Sets each status in turn, as staff do. */
async function deliver(number: string): Promise<void> {
  for (const status of ["MANUFACTURING", "SHIPPED", "DELIVERED"])
    await query("UPDATE orders SET status = $2::orders_status_enum WHERE number = $1", [number, status]);
}

/** Stores every kind of personal data that a guest and a customer can leave in the shop. */
async function aBusyCustomer(): Promise<{
  visitor: TestVisitor;
  ids: string[];
  delivered: string[];
  underWay: string;
}> {
  const guest = shop().visitor();
  await requestQuote(guest, aQuoteForm({ ...FORM, message: "A moonstone bay." }));
  const account = await anAccount(shop(), EMAIL);
  const { visitor } = await aCustomer(shop(), account);
  await mutate(visitor, "updateDetails", { ...NAMES, phone: FORM.phone }, "account { id }");
  const delivered = [await order(guest), await order(visitor, { email: "fotheringay@other.example" })];
  for (const number of delivered) await deliver(number);
  const underWay = await order(visitor);
  await requestQuote(visitor, aQuoteForm({ ...FORM, email: "wilhelmina@other.example" }));
  await sendContactMessage(guest, aMessage({ ...FORM, message: "My moonstone bay." }));
  await sendContactMessage(visitor, aMessage({ email: "jo@other.example", message: "The moonstone bay again." }));
  await requestSamples(
    guest,
    await aSampleForm(guest, { ...FORM, phone: undefined, address: ADDRESS.address, city: ADDRESS.city }),
  );
  await aCartWith(visitor);
  await saveAddress(visitor, anAddressForm({ ...ADDRESS }));
  await mutate(visitor, "setMailingList", { isWanted: true }, "account { id }");
  await changeEmail(visitor, "fotheringay@new.example");
  await requestReset(guest, EMAIL);
  await register(guest, aRegistration({ ...NAMES, email: EMAIL }));
  return { visitor, ids: [account.id, account.visitorId], delivered, underWay };
}

it("leaves no personal data in tables or mail files, except what the law requires of orders", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "outbox-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const { visitor, ids, delivered, underWay } = await aBusyCustomer();
  await startWorker(shop(), { dataDir });
  await allMailSent(shop());
  const messageId = await aMailThatWaits();

  const answer = await mutate(visitor, "deleteAccount", { password: PASSWORD });
  expect(answer.data).toEqual({ deleteAccount: { errors: [] } });
  expect(Object.keys(await rowsAbout([...ids, messageId].join("|")))).toEqual([]);
  await allMailSent(shop());

  const left = await rowsAbout(PERSON);
  expect(Object.keys(left).toSorted()).toEqual(["public.account_letter", "public.orders"]);
  expect(left["public.account_letter"]).toEqual([expect.stringContaining("account-deleted")]);
  await expectStripped(delivered);
  expect((await readOrder(shop().visitor(), underWay, EMAIL)).data.order?.number).toBe(underWay);

  await deliver(underWay);
  expect(await removeEnded(shop(), "orders")).toBe(1);
  await expectStripped([...delivered, underWay]);
  expect((await readOrder(shop().visitor(), underWay, EMAIL)).data.order).toBeNull();

  expect(filesAbout(dataDir).length).toBeGreaterThan(10);
  await anHourLater(dataDir);
  const [farewell = "", ...others] = filesAbout(dataDir);
  expect(farewell).toContain("Subject: Your account has been deleted");
  expect(others).toEqual([]);
});

it("also strips an order placed at the same moment", async () => {
  const { visitor } = await aCustomer(shop());
  const device = Object.assign(shop().visitor(), { cookie: visitor.cookie });
  await aCartWith(visitor);
  const carts = await holdCarts(shop().databaseUrl);
  const placing = placeOrder(device);
  await carts.waiting(1);
  const deleting = mutate(visitor, "deleteAccount", { password: PASSWORD });
  await carts.waiting(2);
  await carts.release();
  const number = (await placing).data?.placeOrder.order.number;
  expect((await deleting).errors).toEqual([]);
  expect(await query("SELECT owner_left_at IS NOT NULL AS left FROM orders WHERE number = $1", [number])).toEqual([
    { left: true },
  ]);
});

it("keeps orders and enquiries that another account made with the same e-mail address", async () => {
  const email = "shared@ash.example";
  const { visitor: other } = await aCustomer(shop());
  const number = await order(other, { email });
  await deliver(number);
  const { data } = await requestQuote(other, aQuoteForm({ email }));
  await sendContactMessage(other, aMessage({ email }));
  await requestSamples(other, await aSampleForm(other, { email }));
  const { visitor } = await aCustomer(shop(), await anAccount(shop(), email));
  await mutate(visitor, "deleteAccount", { password: PASSWORD });
  expect((await readOrder(other, number)).data.order?.email).toBe(email);
  expect((await readQuote(other, data?.requestQuote.quoteRequest.id)).data.quoteRequest?.email).toBe(email);
  for (const table of ["contact_message", "sample_request"])
    expect(await query(`SELECT FROM ${table} WHERE email = $1`, [email])).toHaveLength(1);
});

it("does not strip an order that a new account has claimed", async () => {
  const email = "back@ash.example";
  const { visitor } = await aCustomer(shop(), await anAccount(shop(), email));
  const number = await order(visitor, { email });
  await mutate(visitor, "deleteAccount", { password: PASSWORD });
  const { visitor: back } = await aCustomer(shop(), await anAccount(shop(), email));
  await mutate(back, "claimOrder", { number }, "account { id }");
  await deliver(number);
  expect(await removeEnded(shop(), "orders")).toBe(0);
  expect((await readOrder(back, number)).data.order?.email).toBe(email);
});

it("leaves other customers' data alone", async () => {
  const { visitor: other } = await aCustomer(shop());
  await aCartWith(other);
  const { data } = await placeOrder(other, aCheckout({ phoneNumber: "020 7946 0123" }));
  await deliver(data?.placeOrder.order.number ?? "");
  await requestQuote(other, aQuoteForm({ email: "ada@larch.example" }));
  await sendContactMessage(other, aMessage({ email: "ada@larch.example" }));
  const count = async () => Object.values(await rowsAbout("larch.example")).flat().length;
  const before = await count();
  const { visitor } = await aCustomer(shop(), await anAccount(shop(), "leaver@elm.example"));
  await mutate(visitor, "deleteAccount", { password: PASSWORD });
  expect(await removeEnded(shop(), "orders")).toBe(0);
  expect(await count()).toBe(before);
});

/** An e-mail about one of her enquiries that the mail server has not accepted yet. */
async function aMailThatWaits(): Promise<string> {
  const [{ id }] = await query("SELECT id FROM contact_message WHERE email = $1", [EMAIL]);
  const queue = await openQueue(shop());
  await shop().database.transaction(async (manager) => {
    await queue.add(manager, id, "contact-copy");
    await manager.query(
      "UPDATE pgboss.job SET start_after = now() + interval '1 day' WHERE data->>'about' = $1 AND state = 'created'",
      [id],
    );
  });
  return id;
}

/** Buyer, items and amounts, without contact details. */
async function expectStripped(numbers: readonly string[]): Promise<void> {
  const rows = await query(
    "SELECT number, email, phone_number, request_hash, last_name, address FROM orders WHERE number = ANY ($1)",
    [numbers],
  );
  expect(rows).toHaveLength(numbers.length);
  for (const row of rows)
    expect(row).toMatchObject({
      email: null,
      phone_number: null,
      request_hash: "",
      last_name: "Fotheringay",
      address: "77 Wraxall Row",
    });
}

function filesAbout(dataDir: string): string[] {
  const folder = path.join(dataDir, "outbox");
  const texts = readdirSync(folder).map((name) =>
    readFileSync(path.join(folder, name), "utf8").replaceAll(/=\r?\n/g, ""),
  );
  return texts.filter((text) => new RegExp(PERSON, "i").test(text));
}

async function anHourLater(dataDir: string): Promise<void> {
  const outbox = new Outbox(dataDir);
  const then = new Date(Date.now() - 61 * 60 * 1000);
  for (const name of readdirSync(outbox.folder)) utimesSync(path.join(outbox.folder, name), then, then);
  await outbox.removeForgotten(shop().database);
}
