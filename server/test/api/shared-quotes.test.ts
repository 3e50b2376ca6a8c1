import { describe, expect, it } from "vitest";
import { createEmailWriter } from "../../src/composition/jobs/email-templates.js";
import { hashOfToken } from "../../src/kernel/hashing/link-token.js";
import { emailText } from "../../src/mail/email-text.js";
import { readSettings } from "../../src/settings.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { aCustomer, anEmail, PASSWORD } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { anEmailContext } from "../builders/emails.js";
import { aHeldQuote, aKeptCart, orderHeldQuote } from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { placeOrder } from "../builders/order.js";
import {
  agreeToSharedQuote,
  aLinkTo,
  aSharedQuote,
  readSharedQuote,
  sharedQuoteCall,
  shareHeldQuote,
  stopSharingHeldQuote,
} from "../builders/shared-quote.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
/** A process of the same shop with the limits that it has by default. */
const { rateLimits } = readSettings({});
const limitedShop = useShop({ settings: { rateLimits }, beside: shop });

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

/** The codes of errors where each of these links gets one more agreement. */
async function codesOfAgreements(tokens: readonly (string | undefined)[]): Promise<string[]> {
  const codes = [];
  for (const [index, token] of tokens.entries())
    codes.push(codesOf(await agreeToSharedQuote(limitedShop().visitor(), { token, name: `Robin ${index}` })));
  return codes.flat();
}

/** The link of a guest's quote that was mailed to an address. */
async function aMailedQuote(email: string): Promise<string> {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const { number } = await aHeldQuote(visitor, { email });
  return aLinkTo(visitor, number);
}

const idOf = async (number: string): Promise<string> =>
  (await shop().database.query("SELECT id FROM held_quote WHERE number = $1", [number]))[0].id;

/** Number of e-mails about agreements to a quote that wait to be sent. */
const mailsAbout = async (number: string): Promise<number> =>
  (
    await shop().database.query(
      `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND data->>'kind' = 'held-quote-agreed' AND data->>'about' = $1`,
      [await idOf(number)],
    )
  )[0].count;

/** The e-mail about the agreement to a quote as it is sent; undefined for none. */
async function mailAbout(number: string) {
  return createEmailWriter(shop().database, anEmailContext())("held-quote-agreed", await idOf(number));
}

/** "SharedQuote.number" and all other fields of a type of the schema, and of the types of its fields. */
async function fieldsBelow(start: string): Promise<string[]> {
  type Ref = { kind: string; name: string | null; ofType: Ref | null };
  type Type = { name: string; fields: { name: string; type: Ref }[] | null };
  const ref = "kind name ofType { kind name ofType { kind name ofType { kind name } } }";
  const { data } = await shop()
    .visitor()
    .graphql<{ __schema: { types: Type[] } }>(`{ __schema { types { name fields { name type { ${ref} } } } } }`);
  const types = new Map(data.__schema.types.map((type) => [type.name, type]));
  const nameOf = (type: Ref): string => type.name ?? (type.ofType ? nameOf(type.ofType) : "");
  const seen = new Set([start]);
  // A set is walked to its end also while it grows.
  for (const name of seen) for (const { type } of types.get(name)?.fields ?? []) seen.add(nameOf(type));
  return [...seen].flatMap((name) => (types.get(name)?.fields ?? []).map((field) => `${name}.${field.name}`));
}

describe("the link of a quote", () => {
  it("shows it to whoever has it, but not who has the quote", async () => {
    const { visitor: owner, account } = await aCustomer(shop());
    await aCartWith(owner, "roller-blinds", { quantity: 2, roomName: "Kitchen" });
    const { number, totals } = await aHeldQuote(owner, { email: account.email });
    const token = await aLinkTo(owner, number);
    const response = await shop().visitor().send("POST", "/graphql", sharedQuoteCall(token));
    const text = await response.text();
    expect(JSON.parse(text).data.sharedQuote).toMatchObject({
      ...{ number, state: "OPEN", agreement: null },
      lines: [{ name: "Roller Blinds", quantity: 2, roomName: "Kitchen" }],
      totals: { totalPence: totals.totalPence },
    });
    expect(response.headers.get("cache-control")).toContain("no-store");
    for (const secret of [account.email, account.visitorId, token, await idOf(number)])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/email|phone|address|postcode|visitor/i);
  });

  it("can show nothing of its owner: there is no such field", async () => {
    const names = await fieldsBelow("SharedQuote");
    expect(names).toContain("SharedQuote.lines");
    expect(names).toContain("QuoteAgreement.comment");
    const personal = /\..*(?:email|phone|address|postcode|zip|city|visitor|account|order|token|first|last)/i;
    expect(names.filter((name) => personal.test(name))).toEqual([]);
  });

  it("is kept as a hash", async () => {
    const { number, token } = await aSharedQuote(shop().visitor());
    const rows = await shop().database.query("SELECT * FROM held_quote_share WHERE quote_id = $1", [
      await idOf(number),
    ]);
    expect(rows).toMatchObject([{ hash: hashOfToken(token) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(43);
  });

  it("ends when its owner ends it, when another is made, and with the quote", async () => {
    const owner = shop().visitor();
    const { number, token: first } = await aSharedQuote(owner);
    const second = await aLinkTo(owner, number);
    expect(await readSharedQuote(owner, first)).toBeNull();
    expect(await readSharedQuote(owner, second)).toMatchObject({ number });
    const { data } = await stopSharingHeldQuote(owner, { number });
    expect(data?.stopSharingHeldQuote.heldQuote).toMatchObject({ number, sharedAt: null });
    expect(await readSharedQuote(owner, second)).toBeNull();
    expect((await stopSharingHeldQuote(owner, { number })).errors).toEqual([]);
    const third = await aLinkTo(owner, number);
    await shop().database.query("DELETE FROM held_quote WHERE number = $1", [number]);
    expect(await readSharedQuote(owner, third)).toBeNull();
    expect(await readSharedQuote(owner, "unknown")).toBeNull();
  });

  it("can't be made or ended by another visitor", async () => {
    const { number, token } = await aSharedQuote(shop().visitor());
    const stranger = shop().visitor();
    await aKeptCart(stranger);
    for (const change of [shareHeldQuote, stopSharingHeldQuote]) {
      expect(codesOf(await change(stranger, { number }))).toEqual(["NOT_FOUND"]);
      expect(codesOf(await change(shop().visitor(), { number }))).toEqual(["NOT_FOUND"]);
    }
    expect(await readSharedQuote(stranger, token)).toMatchObject({ number });
  });
});

describe("agreement", () => {
  it("is shown to the owner; another takes its place, the same again changes nothing", async () => {
    const owner = shop().visitor();
    const { number, token } = await aSharedQuote(owner);
    const partner = shop().visitor();
    const words = { token, name: "Robin Larch", comment: "Yes, and the oak ones!" };
    const { data } = await agreeToSharedQuote(partner, words);
    expect(data?.agreeToSharedQuote.sharedQuote?.agreement).toMatchObject({ name: words.name, comment: words.comment });
    await agreeToSharedQuote(partner, words);
    expect(await mailsAbout(number)).toBe(1);
    await agreeToSharedQuote(partner, { token, name: "Sam", comment: "  " });
    expect(await mailsAbout(number)).toBe(2);
    const seen = await stopSharingHeldQuote(owner, { number });
    expect(seen.data?.stopSharingHeldQuote.heldQuote).toMatchObject({ agreement: { name: "Sam", comment: null } });
  });

  it("needs a name without a web address, and few words", async () => {
    const { token } = await aSharedQuote(shop().visitor());
    const visitor = shop().visitor();
    for (const words of [{ name: " " }, { name: "see www.evil.example" }, { comment: "x".repeat(501) }])
      expect(codesOf(await agreeToSharedQuote(visitor, { token, ...words }))).toEqual(["BAD_USER_INPUT"]);
    expect((await readSharedQuote(visitor, token))?.agreement).toBeNull();
  });

  it("is refused by an ended link, and for a quote that was ordered", async () => {
    const owner = shop().visitor();
    const { number, token } = await aSharedQuote(owner);
    await orderHeldQuote(owner, { number, replacesCart: true });
    await placeOrder(owner);
    expect(codesOf(await agreeToSharedQuote(shop().visitor(), { token }))).toEqual(["CONFLICT"]);
    await stopSharingHeldQuote(owner, { number });
    expect(codesOf(await agreeToSharedQuote(shop().visitor(), { token }))).toEqual(["NOT_FOUND"]);
  });

  it("is counted for each quote, so that nobody is mailed without end", async () => {
    const { token } = await aSharedQuote(shop().visitor());
    expect(await codesOfAgreements(Array.from({ length: 11 }, () => token))).toEqual(["RATE_LIMITED"]);
  });

  it("is counted for each address to which quotes were mailed", async () => {
    const email = anEmail();
    const tokens = [await aMailedQuote(email), await aMailedQuote(email.toUpperCase())];
    expect(await codesOfAgreements(Array.from({ length: 11 }, (_, index) => tokens[index % 2]))).toEqual([
      "RATE_LIMITED",
    ]);
  });
});

describe("the mail about it", () => {
  const words = { name: "Robin Larch", comment: "Yes, see evil.example!" };

  it("has name and comment for an account's address, without a link of theirs", async () => {
    const { visitor, account } = await aCustomer(shop());
    const { number, token } = await aSharedQuote(visitor);
    await agreeToSharedQuote(shop().visitor(), { token, ...words });
    const email = await mailAbout(number);
    expect(email?.to.address).toBe(account.email);
    const text = email && emailText(email, readShopProfile(undefined));
    expect(text).toContain("Robin Larch");
    expect(text).toContain("> Yes, see evil[.]example!");
    expect(text).not.toContain("evil.example");
  });

  it("repeats no word to an address that nobody has confirmed", async () => {
    const guest = shop().visitor();
    await aCartWith(guest);
    const address = anEmail();
    const { number } = await aHeldQuote(guest, { email: address });
    const token = await aLinkTo(guest, number);
    await agreeToSharedQuote(shop().visitor(), { token, ...words });
    const email = await mailAbout(number);
    expect(email?.to.address).toBe(address);
    expect(JSON.stringify(email)).not.toMatch(/Robin|evil/);
  });

  it("is not sent where no address is known", async () => {
    const { number, token } = await aSharedQuote(shop().visitor());
    await agreeToSharedQuote(shop().visitor(), { token, ...words });
    expect(await mailAbout(number)).toBeUndefined();
  });
});

describe("personal data", () => {
  it("has the agreement in the owner's download, and is erased with the account", async () => {
    const { visitor } = await aCustomer(shop());
    const { number, token } = await aSharedQuote(visitor);
    await agreeToSharedQuote(shop().visitor(), { token, comment: "Lovely." });
    const id = await idOf(number);
    const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
    expect(JSON.parse(data?.downloadMyData.data ?? "{}").heldQuotes).toMatchObject([
      { number, sharedAt: expect.any(String), agreement: { name: "Robin Larch", comment: "Lovely." } },
    ]);
    await mutate(visitor, "deleteAccount", { password: PASSWORD });
    for (const table of ["held_quote_share", "held_quote_agreement"])
      expect(await shop().database.query(`SELECT FROM ${table} WHERE quote_id = $1`, [id])).toEqual([]);
  });
});
