import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { aCustomer, anEmail, PASSWORD, signIn } from "../builders/account.js";
import { aCartWith, addToCart, anAddition, applyCode, clearCart, readCart, setQuantity } from "../builders/cart.js";
import {
  aHeldQuote,
  aKeptCart,
  keepPrice,
  orderHeldQuote,
  readHeldQuote,
  readHeldQuotes,
} from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { placeOrder, readOrder } from "../builders/order.js";
import { aPersonalDataLink } from "../builders/personal-data.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const otherServer = useShop({ beside: shop });

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

describe("keeping a price", () => {
  it("makes a quote of the cart, which stays as it is", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "roller-blinds", { quantity: 3 });
    await applyCode(visitor, "SUMMER25");
    const before = (await readCart(visitor)).data.cart;
    const quote = await aHeldQuote(visitor, {
      expectedTotalPence: before.checkoutTotals.totalPence,
      expectedVersion: before.version,
    });
    expect(quote).toMatchObject({
      number: expect.stringMatching(/^MBQ\d{6}$/),
      ...{ state: "OPEN", delivery: "STANDARD", fulfilment: "MEASURE_AND_FIT", orderNumber: null },
      lines: [{ slug: "roller-blinds", quantity: 3, totalPence: before.lines[0]?.totalPence }],
      totals: { ...before.checkoutTotals, toFreeDeliveryPence: 0 },
      promotion: { code: "SUMMER25" },
    });
    expect((await readCart(visitor)).data.cart).toEqual(before);
    expect(await readHeldQuote(visitor, quote.number)).toEqual(quote);
    expect(await readHeldQuotes(visitor)).toEqual([quote]);
  });

  it("holds it for 30 whole days of London", async () => {
    const visitor = shop().visitor();
    const { madeAt, heldUntil } = await aKeptCart(visitor);
    const days = (Date.parse(heldUntil) - Date.parse(madeAt)) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(31.1);
    const inLondon = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", timeStyle: "medium" });
    expect(inLondon.format(new Date(heldUntil))).toBe("00:00:00");
  });

  it("stays what it was when prices change", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "skylight-blinds");
    const quote = await aHeldQuote(visitor);
    await shop().database.query("UPDATE product SET base_price_pence = 9900 WHERE slug = 'skylight-blinds'");
    const later = await readHeldQuote(visitor, quote.number);
    await shop().database.query("UPDATE product SET base_price_pence = 8500 WHERE slug = 'skylight-blinds'");
    expect(later).toEqual(quote);
  });

  it("returns one quote to 20 equal parallel requests to two servers", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const elsewhere = otherServer().visitor();
    elsewhere.cookie = visitor.cookie;
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => keepPrice(index % 2 === 0 ? visitor : elsewhere, { idempotencyKey })),
    );
    expect(new Set(answers.map(({ data }) => data?.keepPrice.heldQuote?.number)).size).toBe(1);
    expect(await readHeldQuotes(visitor)).toHaveLength(1);
    expect(codesOf(await keepPrice(visitor, { idempotencyKey, email: "jo@larch.example" }))).toEqual([
      "IDEMPOTENCY_KEY_REUSED",
    ]);
  });

  it("is refused for an empty cart, another total, another version and a code for few orders", async () => {
    const visitor = shop().visitor();
    expect(codesOf(await keepPrice(visitor))).toEqual(["CART_EMPTY"]);
    await aCartWith(visitor);
    expect(codesOf(await keepPrice(visitor, { expectedTotalPence: 1 }))).toEqual(["PRICE_CHANGED"]);
    expect(codesOf(await keepPrice(visitor, { expectedVersion: 77 }))).toEqual(["CONFLICT"]);
    expect(codesOf(await keepPrice(visitor, { email: "nobody" }))).toEqual(["BAD_USER_INPUT"]);
    const [{ id }] = await shop().database.query(
      `INSERT INTO promotion (name, percent, minimum_windows, starts_at, has_unique_codes) VALUES ('Sorry', 90, 1, now(), true) RETURNING id`,
    );
    await shop().database.query("INSERT INTO unique_code (code, promotion_id, max_uses) VALUES ('CDFGHJKMNP', $1, 1)", [
      id,
    ]);
    await applyCode(visitor, "CDFGHJKMNP");
    const { errors } = await keepPrice(visitor);
    expect(errors).toMatchObject([
      { message: expect.stringContaining("CDFGHJKMNP counts for a limited number of orders") },
    ]);
    expect(await readHeldQuotes(visitor)).toEqual([]);
  });

  it("is refused for a line that is no longer offered", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "skylight-blinds");
    await shop().database.query("UPDATE product SET sale_state = 'WITHDRAWN' WHERE slug = 'skylight-blinds'");
    const { errors } = await keepPrice(visitor);
    await shop().database.query("UPDATE product SET sale_state = 'ON_SALE' WHERE slug = 'skylight-blinds'");
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining("This product is no longer offered."),
        extensions: { code: "PRODUCT_UNAVAILABLE" },
      },
    ]);
  });
});

describe("a cart that can't be ordered", () => {
  it.each([
    ["a size above the limits", "UPDATE cart_line SET width = 900 WHERE id = $1"],
    ["a material that is not offered", "UPDATE cart_line SET material = 'Paper' WHERE id = $1"],
    ["a colour that is not offered", "UPDATE cart_line SET color = 'Invisible' WHERE id = $1"],
  ])("has no price to keep: %s", async (_case, change) => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "roller-blinds");
    const { lines } = (await readCart(visitor)).data.cart;
    await shop().database.query(change, [keyOf("CartLine", lines[0]?.id ?? "")]);
    const { errors } = await keepPrice(visitor);
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/^Roller Blinds can't be made like this\. .* keep the price again\.$/),
        extensions: { code: "PRODUCT_UNAVAILABLE" },
      },
    ]);
    expect(await readHeldQuotes(visitor)).toEqual([]);
  });
});

describe("the database", () => {
  it("lets nobody change a quote or its lines, or add one", async () => {
    const visitor = shop().visitor();
    const { number } = await aKeptCart(visitor);
    const sql = (text: string) => shop().database.query(text, [number]);
    const ofQuote = "quote_id = (SELECT id FROM held_quote WHERE number = $1)";
    const kept = /stays as it was made/;
    await expect(
      sql("UPDATE held_quote SET held_until = held_until + interval '1 day' WHERE number = $1"),
    ).rejects.toThrow(kept);
    await expect(sql("UPDATE held_quote SET promotion_percent = 1 WHERE number = $1")).rejects.toThrow(kept);
    await expect(
      sql(`UPDATE held_quote_line SET quantity = 1, total_pence = unit_price_pence WHERE ${ofQuote}`),
    ).rejects.toThrow(kept);
    await expect(sql(`DELETE FROM held_quote_line WHERE ${ofQuote}`)).rejects.toThrow(kept);
    await expect(
      sql(`INSERT INTO held_quote_line SELECT (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'position', 9,
        'configuration', 'another'))).* FROM held_quote_line l WHERE ${ofQuote} AND position = 0`),
    ).rejects.toThrow(/not its subtotal/);
    await sql("DELETE FROM held_quote WHERE number = $1");
    expect(await readHeldQuote(visitor, number)).toBeNull();
  });
});

describe("another visitor", () => {
  it("can't read or order a quote; unknown numbers answer the same", async () => {
    const owner = shop().visitor();
    const { number } = await aKeptCart(owner);
    const stranger = shop().visitor();
    await aCartWith(stranger);
    expect(await readHeldQuote(stranger, number)).toBeNull();
    expect(await readHeldQuotes(stranger)).toEqual([]);
    expect(await readHeldQuote(shop().visitor(), number)).toBeNull();
  });
});

describe("at the sign-in", () => {
  it("a guest's quotes follow the account, beside its own, and none is lost", async () => {
    const { visitor: device, account } = await aCustomer(shop());
    const own = await aKeptCart(device);
    const guest = shop().visitor();
    const first = await aKeptCart(guest);
    await clearCart(guest);
    await addToCart(guest, await anAddition(guest));
    await setQuantity(guest, { lineId: (await readCart(guest)).data.cart.lines[0]?.id, quantity: 4 });
    const second = await aHeldQuote(guest);
    await signIn(guest, account.email);
    expect(await readHeldQuotes(guest)).toEqual([second, first, own]);
    expect(await readHeldQuotes(device)).toEqual([second, first, own]);
  });

  it("loses no quote where both owners have used one idempotency key", async () => {
    const idempotencyKey = "one-key-of-two-owners";
    const { visitor: device, account } = await aCustomer(shop());
    const guest = shop().visitor();
    for (const visitor of [device, guest]) await aCartWith(visitor);
    const own = await aHeldQuote(device, { idempotencyKey });
    const guests = await aHeldQuote(guest, { idempotencyKey });
    expect((await signIn(guest, account.email)).errors).toEqual([]);
    expect(await readHeldQuotes(guest)).toEqual([guests, own]);
  });
});

describe("personal data", () => {
  it("has the quotes of an account in its download, and erases them with it", async () => {
    const { visitor } = await aCustomer(shop());
    const { number } = await aKeptCart(visitor);
    const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
    expect(JSON.parse(data?.downloadMyData.data ?? "{}").heldQuotes).toMatchObject([
      { number, lines: [{ roomName: "Kitchen", windowName: "left", quantity: 2 }, { roomName: null }] },
    ]);
    await mutate(visitor, "deleteAccount", { password: PASSWORD });
    expect(await shop().database.query("SELECT FROM held_quote WHERE number = $1", [number])).toEqual([]);
  });

  it("a guest's quote goes with what has the e-mail address, but its order stays", async () => {
    const guest = shop().visitor();
    await aCartWith(guest);
    const email = anEmail();
    const { number } = await aHeldQuote(guest, { email });
    await orderHeldQuote(guest, { replacesCart: true });
    const placed = await placeOrder(guest);
    const token = await aPersonalDataLink(shop(), email);
    const read = await mutate<"readPersonalData", { data: string }>(guest, "readPersonalData", { token }, "data");
    expect(JSON.parse(read.data?.readPersonalData.data ?? "{}").heldQuotes).toMatchObject([{ number, email }]);
    expect((await mutate(guest, "erasePersonalData", { token })).errors).toEqual([]);
    expect(await readHeldQuotes(guest)).toEqual([]);
    expect((await readOrder(guest)).data.order?.number).toBe(placed.data?.placeOrder.order.number);
  });

  it("is removed 90 days after the price was held", async () => {
    const { number } = await aKeptCart(shop().visitor());
    const age = (days: number) =>
      shop().database.transaction(async (manager) => {
        await manager.query("ALTER TABLE held_quote DISABLE TRIGGER held_quote_kept");
        await manager.query(
          "UPDATE held_quote SET made_at = now() - interval '200 days', held_until = now() - $2::int * interval '1 day' WHERE number = $1",
          [number, days],
        );
        await manager.query("ALTER TABLE held_quote ENABLE TRIGGER held_quote_kept");
      });
    await age(89);
    expect(await removeEnded(shop(), "held_quote")).toBe(0);
    await age(91);
    expect(await removeEnded(shop(), "held_quote")).toBe(1);
  });
});
