import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { accountOf, aCustomer, anAddressForm, PASSWORD, readMe, saveAddress, signIn } from "../builders/account.js";
import { aCartWith, readCart } from "../builders/cart.js";
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
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const removeAddress = (visitor: TestVisitor, id: string | undefined) =>
  mutate<"removeAddress", { account: { addresses: { address: string; isDefault: boolean }[] } }>(
    visitor,
    "removeAddress",
    { id },
    "account { addresses { address isDefault } }",
  );
const keepSaved = (visitor: TestVisitor, input: Record<string, unknown>) =>
  mutate(visitor, "keepSaved", input, "account { id }");
const removeSaved = (visitor: TestVisitor, input: Record<string, unknown>) =>
  mutate(visitor, "removeSaved", input, "account { id }");

describe("account details", () => {
  const updateDetails = (visitor: TestVisitor, input: Record<string, unknown>) =>
    mutate(visitor, "updateDetails", input, "account { id }");

  it("are stored trimmed; an empty phone number is stored as null", async () => {
    const { visitor } = await aCustomer(shop());
    await updateDetails(visitor, { firstName: " Ada ", lastName: "Byron", phone: "020 7946 0123" });
    expect(await accountOf(visitor)).toMatchObject({ firstName: "Ada", lastName: "Byron", phone: "020 7946 0123" });
    await updateDetails(visitor, { firstName: "Ada", lastName: "Byron", phone: "" });
    expect((await accountOf(visitor)).phone).toBeNull();
  });

  it("stay unchanged when refused, with one error per field", async () => {
    const { visitor } = await aCustomer(shop());
    const { errors } = await updateDetails(visitor, { firstName: "A", lastName: "", phone: "x".repeat(41) });
    expect(errors[0]?.extensions.fields).toEqual({
      firstName: "First name must be at least 2 characters",
      lastName: "Last name must be at least 2 characters",
      phone: "Phone number must be at most 40 characters",
    });
    expect(await accountOf(visitor)).toMatchObject({ firstName: "Jo", lastName: "Whitfield" });
  });
});

describe("saved addresses", () => {
  it("have one default: the first, then the chosen one, then the newest remaining", async () => {
    const { visitor } = await aCustomer(shop());
    await saveAddress(visitor, anAddressForm({ address: "1 First Row" }));
    await saveAddress(visitor, anAddressForm({ address: "2 Second Row" }));
    const chosen = await saveAddress(visitor, anAddressForm({ address: "3 Third Row", isDefault: true }));
    const shown = chosen.data?.saveAddress.account.addresses ?? [];
    expect(shown.map(({ address, isDefault }) => [address, isDefault])).toEqual([
      ["3 Third Row", true],
      ["2 Second Row", false],
      ["1 First Row", false],
    ]);
    await saveAddress(visitor, anAddressForm({ id: shown[2]?.id, address: "1 First Row, upstairs", isDefault: true }));
    expect((await accountOf(visitor)).addresses.map(({ address }) => address)).toEqual([
      "1 First Row, upstairs",
      "3 Third Row",
      "2 Second Row",
    ]);
    const { data } = await removeAddress(visitor, shown[2]?.id);
    expect(data?.removeAddress.account.addresses).toEqual([
      { address: "3 Third Row", isDefault: true },
      { address: "2 Second Row", isDefault: false },
    ]);
  });

  it("of another account can't be changed or removed and answer like missing ones", async () => {
    const { visitor } = await aCustomer(shop());
    const { visitor: stranger } = await aCustomer(shop());
    const { data } = await saveAddress(visitor);
    const id = data?.saveAddress.account.addresses[0]?.id;
    for (const given of [id, "00000000-0000-4000-8000-000000000000", "x"]) {
      expect((await removeAddress(stranger, given)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
      const { errors } = await saveAddress(stranger, anAddressForm({ id: given, address: "66 Thief Lane" }));
      expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    }
    expect((await accountOf(visitor)).addresses).toMatchObject([{ address: "14 Larch Terrace" }]);
    expect((await removeAddress(shop().visitor(), id)).errors).toMatchObject([
      { extensions: { code: "NOT_SIGNED_IN" } },
    ]);
  });

  it("number twenty at most, also when added in parallel", async () => {
    const { visitor } = await aCustomer(shop());
    const answers = await Promise.all(Array.from({ length: 22 }, () => saveAddress(visitor)));
    expect(answers.flatMap(({ errors }) => errors)).toMatchObject([
      { extensions: { code: "LIMIT_EXCEEDED" } },
      { extensions: { code: "LIMIT_EXCEEDED" } },
    ]);
    const { addresses } = await accountOf(visitor);
    expect(addresses).toHaveLength(20);
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("have a second line, which can be removed again", async () => {
    const { visitor } = await aCustomer(shop());
    const { data } = await saveAddress(visitor, anAddressForm({ addressLine2: "Flat 2b" }));
    expect((await accountOf(visitor)).addresses).toMatchObject([{ addressLine2: "Flat 2b" }]);
    const [{ id } = {}] = data?.saveAddress.account.addresses ?? [];
    await saveAddress(visitor, anAddressForm({ id, addressLine2: "" }));
    expect((await accountOf(visitor)).addresses).toMatchObject([{ addressLine2: null }]);
  });

  it("are kept once with one key, also in parallel; the key is refused for another address", async () => {
    const { visitor } = await aCustomer(shop());
    const form = anAddressForm({ idempotencyKey: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 5 }, () => saveAddress(visitor, form)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect((await saveAddress(visitor, form)).data?.saveAddress.account.addresses).toHaveLength(1);
    const { errors } = await saveAddress(visitor, { ...form, address: "2 Second Row" });
    expect(errors).toMatchObject([{ extensions: { code: "IDEMPOTENCY_KEY_REUSED" } }]);
    const { visitor: other } = await aCustomer(shop());
    expect((await saveAddress(other, form)).data?.saveAddress.account.addresses).toHaveLength(1);
  });

  it("are validated like the checkout's", async () => {
    const { visitor } = await aCustomer(shop());
    const { errors } = await saveAddress(visitor, anAddressForm({ address: "1", city: "", zipCode: "x" }));
    expect(errors[0]?.extensions.fields).toEqual({
      address: "Address must be at least 5 characters",
      city: "City must be at least 2 characters",
      zipCode: "Zip code must be at least 4 characters",
    });
  });
});

describe("saved products", () => {
  const ids = (...keys: number[]) => keys.map((key) => globalId("Product", key));

  it("are merged without duplicates, latest first, without unknown products", async () => {
    const { visitor } = await aCustomer(shop());
    await keepSaved(visitor, { productIds: ids(3, 1), inspirationIds: ["coastal-bay"] });
    await keepSaved(visitor, {
      productIds: [...ids(2, 3, 999_999), "no", "1", globalId("Category", 1)],
      inspirationIds: ["loft", "coastal-bay"],
    });
    expect(await accountOf(visitor)).toMatchObject({
      savedProductIds: ids(2, 3, 1),
      savedInspirationIds: ["loft", "coastal-bay"],
    });
    await removeSaved(visitor, { productIds: ids(3, 7), inspirationIds: ["loft", "' OR 1=1"] });
    expect(await accountOf(visitor)).toMatchObject({
      savedProductIds: ids(2, 1),
      savedInspirationIds: ["coastal-bay"],
    });
  });

  it("keep the latest 200", async () => {
    const { visitor } = await aCustomer(shop());
    const some = (from: number) => Array.from({ length: 100 }, (_, index) => `idea-${from + index}`);
    for (const from of [0, 100, 200]) await keepSaved(visitor, { inspirationIds: some(from) });
    const { savedInspirationIds } = await accountOf(visitor);
    expect(savedInspirationIds).toEqual([...some(200), ...some(100)]);
  });

  it("accept only ids", async () => {
    const { visitor } = await aCustomer(shop());
    const { errors } = await keepSaved(visitor, { inspirationIds: ["<script>"] });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });
});

it("a customer joins and leaves the mailing list at once, without an e-mail", async () => {
  const { visitor, account } = await aCustomer(shop());
  const set = (isWanted: boolean) => mutate(visitor, "setMailingList", { isWanted }, "account { id }");
  expect((await accountOf(visitor)).isOnMailingList).toBe(false);
  for (const isWanted of [true, true, false, false, true]) {
    await set(isWanted);
    expect((await accountOf(visitor)).isOnMailingList).toBe(isWanted);
  }
  const jobs = await shop().database.query("SELECT FROM pgboss.job WHERE data->>'kind' = 'mailing-list'");
  expect(jobs).toEqual([]);
  expect(await shop().database.query("SELECT FROM subscription WHERE email = $1", [account.email])).toHaveLength(1);
});

it("exports all data of its owner, without secrets or data of others", async () => {
  const { visitor, account } = await aCustomer(shop());
  await saveAddress(visitor);
  await keepSaved(visitor, { productIds: [globalId("Product", 1)], inspirationIds: ["loft"] });
  await aCartWith(visitor);
  const { data: ordered } = await placeOrder(visitor, aCheckout({ email: "another@larch.example" }));
  await aCartWith(visitor, "roman-blinds", { quantity: 2 });
  await requestQuote(visitor, aQuoteForm({ message: "Two bays." }));
  await sendContactMessage(visitor, aMessage({ email: "another@larch.example", message: "Saturday?" }));
  await requestSamples(visitor, await aSampleForm(visitor));
  await sendContactMessage(shop().visitor(), aMessage({ message: "Somebody else's." }));
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  const text = data?.downloadMyData.data ?? "";
  const own = JSON.parse(text);
  expect(own.account).toMatchObject({
    email: account.email,
    firstName: "Jo",
    savedProductIds: ["1"],
    savedInspirationIds: ["loft"],
  });
  expect(own.addresses).toMatchObject([{ address: "14 Larch Terrace" }]);
  expect(own.orders).toMatchObject([{ number: ordered?.placeOrder.order.number, lines: [{ quantity: 1 }] }]);
  expect(own.cart).toMatchObject([{ quantity: 2 }]);
  expect(own.quoteRequests).toMatchObject([{ message: "Two bays." }]);
  expect(own.messages).toMatchObject([{ message: "Saturday?" }]);
  expect(own.signIns).toHaveLength(1);
  expect(own.sampleRequests).toMatchObject([{ address: "14 Larch Terrace" }]);
  expect(own).toMatchObject({ fromUnknownSenders: [], mailingList: null, isOnMailingList: false });
  expect(text).not.toMatch(/argon2|Somebody else|visitorId|token|undefined/);
});

it("exports only kind and date of enquiries that strangers sent with the owner's e-mail address", async () => {
  const { visitor, account } = await aCustomer(shop());
  const stranger = shop().visitor();
  const typed = { name: "Sam Stranger", email: account.email.toUpperCase() };
  await requestQuote(stranger, aQuoteForm({ ...typed, phone: "020 7946 0999" }));
  await sendContactMessage(stranger, aMessage({ ...typed, message: "Words of a stranger." }));
  await requestSamples(stranger, await aSampleForm(stranger, { ...typed, address: "9 Stranger Street" }));
  const { visitor: otherCustomer } = await aCustomer(shop());
  await sendContactMessage(otherCustomer, aMessage({ ...typed, message: "Of a stranger's account." }));
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  const text = data?.downloadMyData.data ?? "";
  expect(text).not.toMatch(/stranger/i);
  expect(text).not.toContain("79460999");
  expect(JSON.parse(text)).toMatchObject({
    ...{ quoteRequests: [], messages: [], sampleRequests: [] },
    fromUnknownSenders: ["request for a quote", "message", "request for samples"].map((what) => ({
      ...{ what, createdAt: expect.any(String) },
    })),
  });
});

describe("a deleted account", () => {
  const deleteAccount = (visitor: TestVisitor, password = PASSWORD) => mutate(visitor, "deleteAccount", { password });

  it("loses its data and sessions, leaves its orders without an owner and sends a confirmation", async () => {
    const { visitor, account } = await aCustomer(shop());
    const { visitor: device } = await aCustomer(shop(), account);
    const copy = shop().visitor();
    copy.cookie = visitor.cookie;
    await aCartWith(visitor);
    const { data: ordered } = await placeOrder(visitor, aCheckout({ email: "another@larch.example" }));
    const { data: quote } = await requestQuote(visitor);
    await aCartWith(visitor);
    await saveAddress(visitor);
    await mutate(visitor, "setMailingList", { isWanted: true }, "account { id }");
    expect((await deleteAccount(visitor)).data).toEqual({ deleteAccount: { errors: [] } });
    for (const cookie of [visitor, device, copy]) {
      expect((await readMe(cookie)).data.me).toBeNull();
      expect((await readCart(cookie)).data.cart.count).toBe(0);
      expect((await readOrder(cookie)).data.order).toBeNull();
      expect((await readQuote(cookie, quote?.requestQuote.quoteRequest.id)).data.quoteRequest).toBeNull();
    }
    expect((await signIn(shop().visitor(), account.email)).errors).toHaveLength(1);
    const number = ordered?.placeOrder.order.number;
    expect((await readOrder(shop().visitor(), number, "another@larch.example")).data.order?.number).toBe(number);
    const [left] = await shop().database.query(
      `SELECT (SELECT count(*)::int FROM account WHERE id = $1) AS accounts,
         (SELECT count(*)::int FROM saved_address WHERE account_id = $1) AS addresses,
         (SELECT count(*)::int FROM sign_in WHERE account_id = $1) AS "signIns",
         (SELECT count(*)::int FROM session WHERE sess->>'accountId' = $1::text) AS sessions,
         (SELECT count(*)::int FROM cart WHERE visitor_id = $2) AS carts,
         (SELECT count(*)::int FROM orders WHERE visitor_id = $2) AS orders,
         (SELECT count(*)::int FROM subscription WHERE email = $3) AS subscriptions,
         (SELECT count(*)::int FROM account_letter WHERE email = $3 AND kind = 'account-deleted') AS mails`,
      [account.id, account.visitorId, account.email],
    );
    expect(left).toEqual({
      accounts: 0,
      addresses: 0,
      signIns: 0,
      sessions: 0,
      carts: 0,
      orders: 0,
      subscriptions: 0,
      mails: 1,
    });
  });

  it("needs the password to be deleted", async () => {
    const { visitor } = await aCustomer(shop());
    expect((await deleteAccount(visitor, "wrong password")).errors).toMatchObject([
      { extensions: { code: "WRONG_CREDENTIALS" } },
    ]);
    expect((await deleteAccount(visitor, "")).errors[0]?.extensions.fields).toEqual({
      password: "Please enter your password",
    });
    expect((await readMe(visitor)).data.me).not.toBeNull();
  });
});
