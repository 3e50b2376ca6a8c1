import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MailQueue } from "../../src/mail/mail-queue.js";
import { canTransition, OrderStatus } from "../../src/rules/order-progress.js";
import { readSettings } from "../../src/settings.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { changeOrderStatus } from "../../src/staff/orders/order-command.js";
import { aCartWith } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder, readOrder, type TestOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const strictShop = useShop({ settings: { rateLimits: { ...readSettings({}).rateLimits, "order-look-ups": 3 } } });

let mail: MailQueue;
beforeAll(async () => {
  mail = await MailQueue.open({ databaseUrl: shop().databaseUrl, logger: pino({ level: "silent" }) });
});
afterAll(() => mail.close());

async function anOrder(on = shop()): Promise<TestOrder> {
  const visitor = on.visitor();
  await aCartWith(visitor);
  await mutate(visitor, "updateCart", { fulfilment: "MAKE_TO_SIZES" });
  const { data } = await placeOrder(visitor, aCheckout({ email: "Jo@Larch.example" }));
  if (!data) throw new Error("Nothing was ordered.");
  return data.placeOrder.order;
}

/** Output and exit code of the command. */
async function move(...words: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const office = { database: shop().database, mail, shop: readShopProfile(undefined), close: async () => {} };
  const code = await changeOrderStatus(
    words,
    async () => office,
    (line) => lines.push(line),
  );
  return [code, lines.join("\n")];
}

const setStatus = (number: string, status: string) =>
  shop().database.query("UPDATE orders SET status = $2 WHERE number = $1", [number, status]);

describe("an order read by number and e-mail", () => {
  it("needs only both of them, in any case and with surrounding spaces", async () => {
    const order = await anOrder();
    const stranger = shop().visitor();
    for (const [number, email] of [
      [order.number, "Jo@Larch.example"],
      [` ${order.number.toLowerCase()} `, " JO@LARCH.EXAMPLE "],
    ] as const)
      expect((await readOrder(stranger, number, email)).data.order).toEqual(order);
    expect(stranger.cookie).toBeUndefined();
  });

  it("answers the same for a wrong number, a wrong e-mail and a missing one", async () => {
    const { number } = await anOrder();
    for (const [given, email] of [
      [number, "somebody@larch.example"],
      [number, "%"],
      [number, ""],
      ["MBC000000", "jo@larch.example"],
      ["' OR '1'='1", "jo@larch.example"],
    ] as const) {
      const { data, errors, status } = await readOrder(shop().visitor(), given, email);
      expect({ data, errors, status }).toEqual({ data: { order: null }, errors: [], status: 200 });
    }
  });

  it("needs the number", async () => {
    const { errors } = await readOrder(shop().visitor(), undefined, "jo@larch.example");
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { number: expect.any(String) } });
  });

  it("allows a few attempts that fail, also at the same moment; what matches and the session that placed it don't count", async () => {
    const owner = strictShop().visitor();
    await aCartWith(owner);
    const { data } = await placeOrder(owner, aCheckout({ email: "jo@larch.example" }));
    const number = data?.placeOrder.order.number;
    const read = (email: string) => readOrder(strictShop().visitor(), number, email);
    for (let times = 0; times < 5; times += 1) expect((await read("jo@larch.example")).data.order?.number).toBe(number);
    const guesses = await Promise.all(Array.from({ length: 6 }, () => read("x@y.example")));
    const codes = guesses.map(({ errors }) => errors[0]?.extensions.code ?? "null");
    expect(codes.toSorted()).toEqual([...Array<string>(3).fill("RATE_LIMITED"), ...Array<string>(3).fill("null")]);
    expect((await read("jo@larch.example")).errors[0]?.extensions.code).toBe("RATE_LIMITED");
    expect((await readOrder(owner, number)).data.order?.number).toBe(number);
  });
});

describe("an order status transition", () => {
  it("goes step by step, records each time and tells the shopper by e-mail", async () => {
    const { number, placedAt, history } = await anOrder();
    expect(history).toEqual([{ status: "PROCESSING", at: placedAt }]);
    expect(await move(number, "manufacturing")).toEqual([
      0,
      `Order ${number} was PROCESSING and is MANUFACTURING now.`,
    ]);
    expect(await move(number.toLowerCase(), "SHIPPED")).toEqual([
      0,
      `Order ${number} was MANUFACTURING and is SHIPPED now.`,
    ]);
    expect(await move(number, "DELIVERED")).toEqual([0, `Order ${number} was SHIPPED and is DELIVERED now.`]);
    const order = (await readOrder(shop().visitor(), number, "jo@larch.example")).data.order;
    expect(order?.status).toBe("DELIVERED");
    expect(order?.history.map(({ status }) => status)).toEqual(["PROCESSING", "MANUFACTURING", "SHIPPED", "DELIVERED"]);
    const times = order?.history.map(({ at }) => Date.parse(at)) ?? [];
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const mails = await shop().database.query(
      `SELECT j.data->>'kind' AS kind FROM pgboss.job j JOIN orders o ON o.id::text = j.data->>'about'
       WHERE o.number = $1 ORDER BY kind`,
      [number],
    );
    expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual([
      "order-begun",
      "order-confirmation",
      "order-copy",
      "order-shipped",
      "review-invitation",
    ]);
  });

  it.each([
    ["SHIPPED", "is PROCESSING and can't become SHIPPED. It can become MANUFACTURING or CANCELLED."],
    ["PROCESSING", "is PROCESSING already."],
  ])("to %s is refused with a message", async (to, sentence) => {
    const { number } = await anOrder();
    expect(await move(number, to)).toEqual([1, `Order ${number} ${sentence}`]);
    expect((await readOrder(shop().visitor(), number, "jo@larch.example")).data.order).toMatchObject({
      status: "PROCESSING",
      history: [{ status: "PROCESSING" }],
    });
  });

  it("needs an existing order and valid arguments", async () => {
    expect(await move("MBC0000000", "SHIPPED")).toEqual([1, "There is no order MBC0000000."]);
    for (const words of [
      [],
      ["MBC123456"],
      ["MBC123456", "LOST"],
      ["123456", "SHIPPED"],
      ["MBC123456", "SHIPPED", "x"],
    ])
      expect(await move(...words)).toEqual([1, expect.stringContaining("npm run order -- MBC123456 SHIPPED")]);
  });

  it("is refused by the database too, in exactly the same cases", async () => {
    const { number } = await anOrder();
    const outcomes: string[] = [];
    for (const from of Object.values(OrderStatus)) {
      for (const to of Object.values(OrderStatus)) {
        await shop().database.query("ALTER TABLE orders DISABLE TRIGGER USER");
        await setStatus(number, from);
        await shop().database.query("ALTER TABLE orders ENABLE TRIGGER USER");
        const isAllowed = await setStatus(number, to).then(
          () => true,
          (error: Error) => !/can't go from/.test(error.message),
        );
        if (isAllowed !== (canTransition(from, to) || from === to)) outcomes.push(`${from} > ${to}: ${isAllowed}`);
      }
    }
    expect(outcomes).toEqual([]);
  });
});
