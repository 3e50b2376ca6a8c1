import { expect, it } from "vitest";
import { handlePersonalData } from "../../src/accounts/own-data/personal-data-command.js";
import { accountEmailTo, aCustomer, anAccount, anEmail, requestReset } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import {
  aMessage,
  aQuoteForm,
  aSampleForm,
  requestQuote,
  requestSamples,
  sendContactMessage,
  subscribe,
} from "../builders/enquiry.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import {
  aPersonalDataLink,
  erasePersonalData,
  readPersonalData,
  requestPersonalData,
} from "../builders/personal-data.js";
import { removeEnded } from "../harness/retention.js";
import { TEST_SECRETS, useShop } from "../harness/shop.js";

const shop = useShop();
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);

/** Everything that a guest can leave under an e-mail address; returns the number of the order. */
async function aGuestWith(email: string): Promise<string> {
  const guest = shop().visitor();
  await requestQuote(guest, aQuoteForm({ email, message: "A moonstone bay." }));
  await sendContactMessage(guest, aMessage({ email: email.toUpperCase(), message: "Its colour?" }));
  await requestSamples(guest, await aSampleForm(guest, { email }));
  await subscribe(guest, email);
  await aCartWith(guest);
  const { data } = await placeOrder(guest, aCheckout({ email, phoneNumber: "020 7946 0123" }));
  return data?.placeOrder?.order.number ?? "";
}

const dataOf = async (token: string) =>
  JSON.parse((await readPersonalData(shop().visitor(), token)).data?.readPersonalData?.data ?? "null");

const NOT_VALID = [{ extensions: { code: "NOT_FOUND" } }];

it("shows everything that came with an e-mail address, as often as wanted, and nothing of others", async () => {
  const email = anEmail();
  const number = await aGuestWith(email);
  await aGuestWith(anEmail());
  const token = await aPersonalDataLink(shop(), email);
  expect(await dataOf(token)).toEqual(await dataOf(token).then((again) => ({ ...again, madeAt: expect.any(String) })));
  expect(await dataOf(token)).toMatchObject({
    email,
    hasAccount: false,
    orders: [{ number, email, phoneNumber: "020 7946 0123", lines: [{ slug: "roller-blinds" }] }],
    quoteRequests: [{ email, message: "A moonstone bay." }],
    messages: [{ message: "Its colour?" }],
    sampleRequests: [{ email, city: "Bristol" }],
    mailingList: { confirmedAt: null },
  });
});

it("erases what need not be kept, and strips orders once they are done", async () => {
  const email = anEmail();
  const number = await aGuestWith(email);
  const token = await aPersonalDataLink(shop(), email);
  expect((await erasePersonalData(shop().visitor(), token)).errors).toEqual([]);
  for (const table of ["quote_request", "contact_message", "sample_request", "subscription"])
    expect(await query(`SELECT FROM ${table} WHERE lower(email) = $1`, [email])).toEqual([]);
  expect((await readOrder(shop().visitor(), number, email)).data.order?.number).toBe(number);
  await query("UPDATE orders SET status = 'CANCELLED' WHERE number = $1", [number]);
  expect(await removeEnded(shop(), "orders")).toBe(1);
  expect(await query("SELECT email, phone_number FROM orders WHERE number = $1", [number])).toEqual([
    { email: null, phone_number: null },
  ]);
  const { text } = await accountEmailTo(shop(), email, "personal-data-erased");
  expect(text).toContain("Your data has been erased");
  expect((await readPersonalData(shop().visitor(), token)).errors).toMatchObject(NOT_VALID);
});

it("leaves what an account keeps to the account", async () => {
  const { email } = await anAccount(shop());
  const { visitor } = await aCustomer(shop(), await anAccount(shop()));
  await requestQuote(visitor, aQuoteForm({ email }));
  await sendContactMessage(shop().visitor(), aMessage({ email }));
  const token = await aPersonalDataLink(shop(), email);
  expect(await dataOf(token)).toMatchObject({ hasAccount: true, quoteRequests: [], messages: [{ email }] });
  await erasePersonalData(shop().visitor(), token);
  expect(await query("SELECT FROM quote_request WHERE email = $1", [email])).toHaveLength(1);
  expect(await query("SELECT FROM contact_message WHERE email = $1", [email])).toEqual([]);
  expect(await query("SELECT FROM account WHERE email = $1", [email])).toHaveLength(1);
});

it("answers the same for an address that it does not know", async () => {
  const email = anEmail();
  await aGuestWith(email);
  const [known, unknown] = [
    await requestPersonalData(shop().visitor(), email),
    await requestPersonalData(shop().visitor(), anEmail()),
  ];
  expect([known.data, known.status]).toEqual([unknown.data, unknown.status]);
  expect(await shop().statements(known.requestId)).toBe(await shop().statements(unknown.requestId));
});

it("refuses a link that is used, too old, unknown or for something else", async () => {
  const { email } = await anAccount(shop());
  const used = await aPersonalDataLink(shop(), email);
  await erasePersonalData(shop().visitor(), used);
  const old = await aPersonalDataLink(shop(), email);
  await query("UPDATE account_letter SET expires_at = now() WHERE kind = 'personal-data' AND email = $1", [email]);
  await requestReset(shop().visitor(), email);
  const { token: other } = await accountEmailTo(shop(), email, "reset-password");
  for (const token of [used, old, other, "", "' OR ''='"]) {
    expect((await readPersonalData(shop().visitor(), token)).errors).toMatchObject(NOT_VALID);
    expect((await erasePersonalData(shop().visitor(), token)).errors).toMatchObject(NOT_VALID);
  }
});

it("is printed and erased by the command, for those who ask by phone", async () => {
  const email = anEmail();
  const number = await aGuestWith(email);
  const lines: string[] = [];
  const run = (...words: string[]) => {
    const close = async () => {};
    const mail = {} as never; // the command sends no e-mail
    const context = { database: shop().database, sessionSecrets: TEST_SECRETS, mail, close };
    return handlePersonalData(
      words,
      async () => context,
      (line) => lines.push(line),
    );
  };
  expect(await run("export", email.toUpperCase())).toBe(0);
  expect(JSON.parse(lines.pop() ?? "")).toMatchObject({ email, orders: [{ number }], messages: [{}] });
  expect(await run("erase", email)).toBe(0);
  expect(lines.pop()).toBe(
    "Erased 4 records. Orders that stay: 1. They lose e-mail address and phone number once they are done.",
  );
  expect(await query("SELECT FROM contact_message WHERE lower(email) = $1", [email])).toEqual([]);
  for (const wrong of [[], ["show", email], ["erase", "jo"], ["erase", email, "now"]]) {
    expect(await run(...wrong)).toBe(1);
    expect(lines.pop()).toContain("npm run personal-data -- export");
  }
});

it("leaves a line in the log for each use, without personal data", async () => {
  const email = "fotheringay@quillback.example";
  await aGuestWith(email);
  const token = await aPersonalDataLink(shop(), email);
  await readPersonalData(shop().visitor(), token);
  await erasePersonalData(shop().visitor(), token);
  expect(shop().log).toContainEqual(expect.objectContaining({ msg: "personal data shown by a link" }));
  expect(shop().log).toContainEqual(
    expect.objectContaining({ msg: "personal data erased by a link", erased: { removed: 4, orders: 1 } }),
  );
  expect(JSON.stringify(shop().log)).not.toMatch(/quillback|fotheringay/);
  expect(JSON.stringify(shop().log)).not.toContain(token);
});
