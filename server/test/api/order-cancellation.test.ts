import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MailQueue } from "../../src/mail/mail-queue.js";
import { changeableUntil } from "../../src/rules/change-clock.js";
import { readSettings } from "../../src/settings.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { changeOrderStatus } from "../../src/staff/orders/order-command.js";
import { aCustomer, anEmail } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const strictShop = useShop({ settings: { rateLimits: { ...readSettings({}).rateLimits, "order-look-ups": 3 } } });

const EMAIL = "jo@larch.example";

type Cancelled = { order: { number: string; status: string; history: { status: string }[] } | null };

const cancel = (visitor: TestVisitor, number: string, email?: string) =>
  mutate<"cancelOrder", Cancelled>(
    visitor,
    "cancelOrder",
    { number, email },
    "order { number status history { status } }",
  );

async function anOrder(visitor = shop().visitor(), email = EMAIL): Promise<{ visitor: TestVisitor; number: string }> {
  await aCartWith(visitor);
  const { data } = await placeOrder(visitor, aCheckout({ email }));
  return { visitor, number: data?.placeOrder.order.number ?? "" };
}

const statusOf = async (number: string): Promise<string> =>
  (await shop().database.query("SELECT status FROM orders WHERE number = $1", [number]))[0].status;

const endClock = (number: string) =>
  shop().database.query("UPDATE orders SET changeable_until = now() - interval '1 second' WHERE number = $1", [number]);

/** Kinds of the mails about an order, in alphabetical order. */
const mailsOf = async (number: string): Promise<string[]> => {
  const rows: { kind: string }[] = await shop().database.query(
    `SELECT j.data->>'kind' AS kind FROM pgboss.job j JOIN orders o ON o.id::text = j.data->>'about'
     WHERE o.number = $1 ORDER BY kind`,
    [number],
  );
  return rows.map(({ kind }) => kind);
};

const PLACED_MAILS = ["order-confirmation", "order-copy"];
const CANCELLED_MAILS = ["order-cancelled", "order-cancelled-copy", ...PLACED_MAILS];

describe("the change clock of an order", () => {
  it("is kept as the rule says on the day of the order", async () => {
    const before = new Date();
    const { visitor, number } = await anOrder();
    const { data } = await visitor.graphql<{ order: { changeableUntil: string; placedAt: string } }>(
      "query ($number: String) { order(number: $number) { changeableUntil placedAt } }",
      { number },
    );
    const profile = readShopProfile(undefined);
    const possible = [before, new Date()].map((moment) => changeableUntil(moment, profile).toISOString());
    expect(possible).toContain(data.order.changeableUntil);
  });

  it("is null for an order from before", async () => {
    const { visitor, number } = await anOrder();
    await shop().database.query("UPDATE orders SET changeable_until = NULL WHERE number = $1", [number]);
    const { data } = await visitor.graphql("query ($number: String) { order(number: $number) { changeableUntil } }", {
      number,
    });
    expect(data).toEqual({ order: { changeableUntil: null } });
    expect((await cancel(visitor, number)).errors).toMatchObject([{ extensions: { code: "ORDER_NOT_CHANGEABLE" } }]);
  });
});

describe("an order is cancelled", () => {
  it("by its session, once, with a mail to shopper and shop", async () => {
    const { visitor, number } = await anOrder();
    const cancelled = {
      order: { number, status: "CANCELLED", history: [{ status: "PROCESSING" }, { status: "CANCELLED" }] },
      errors: [],
    };
    expect((await cancel(visitor, number.toLowerCase())).data?.cancelOrder).toEqual(cancelled);
    expect(await mailsOf(number)).toEqual(CANCELLED_MAILS);
    expect((await cancel(visitor, number)).data?.cancelOrder).toEqual(cancelled);
    expect(await mailsOf(number)).toEqual(CANCELLED_MAILS);
  });

  it("by whoever knows number and e-mail address", async () => {
    const { number } = await anOrder();
    const { data } = await cancel(shop().visitor(), number, EMAIL.toUpperCase());
    expect(data?.cancelOrder.order?.status).toBe("CANCELLED");
  });

  it("by its account on another device", async () => {
    const customer = await aCustomer(shop());
    const { number } = await anOrder(customer.visitor, anEmail());
    const { visitor } = await aCustomer(shop(), customer.account);
    expect((await cancel(visitor, number)).data?.cancelOrder.order?.status).toBe("CANCELLED");
  });

  it("once by two presses at the same time", async () => {
    const { visitor, number } = await anOrder();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(visitor, number)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await mailsOf(number)).toEqual(CANCELLED_MAILS);
  });
});

describe("an order is not cancelled", () => {
  it.each([
    ["without its e-mail address", undefined],
    ["with another one", "somebody@larch.example"],
    ["with an empty one", ""],
  ])("by another session %s", async (_case, email) => {
    const { number } = await anOrder();
    const { data, errors } = await cancel(shop().visitor(), number, email);
    expect(data?.cancelOrder.order).toBeNull();
    expect(errors).toMatchObject([{ message: "There is no such order.", extensions: { code: "NOT_FOUND" } }]);
    expect(await statusOf(number)).toBe("PROCESSING");
  });

  it("by many guesses", async () => {
    const codes = [];
    for (let times = 0; times < 4; times += 1)
      codes.push((await cancel(strictShop().visitor(), "MBC123456", EMAIL)).errors[0]?.extensions.code);
    expect(codes).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND", "RATE_LIMITED"]);
  });

  it("once its clock has ended, and the answer says why and has the order", async () => {
    const { visitor, number } = await anOrder();
    await endClock(number);
    const { data, errors } = await cancel(visitor, number);
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining("since then we prepare its making"),
        extensions: { code: "ORDER_NOT_CHANGEABLE" },
      },
    ]);
    expect(data?.cancelOrder.order).toMatchObject({ number, status: "PROCESSING" });
    expect(await mailsOf(number)).toEqual(PLACED_MAILS);
  });

  it.each(["MANUFACTURING", "SHIPPED", "DELIVERED"])("once it is %s, whatever its clock says", async (status) => {
    const { number } = await anOrder();
    const steps = ["MANUFACTURING", "SHIPPED", "DELIVERED"];
    for (const step of steps.slice(0, steps.indexOf(status) + 1))
      await shop().database.query("UPDATE orders SET status = $2 WHERE number = $1", [number, step]);
    const { data, errors } = await cancel(shop().visitor(), number, EMAIL);
    expect(errors).toMatchObject([
      { message: expect.stringContaining("making has begun"), extensions: { code: "ORDER_NOT_CHANGEABLE" } },
    ]);
    expect(data?.cancelOrder.order?.status).toBe(status);
    expect(await mailsOf(number)).toEqual(PLACED_MAILS);
  });
});

describe("staff", () => {
  let mail: MailQueue;
  beforeAll(async () => {
    mail = await MailQueue.open({ databaseUrl: shop().databaseUrl, logger: pino({ level: "silent" }) });
  });
  afterAll(() => mail.close());

  it("cancel after the clock, and only the shopper gets a mail", async () => {
    const { number } = await anOrder();
    await endClock(number);
    const context = { database: shop().database, mail, shop: readShopProfile(undefined), close: async () => {} };
    expect(
      await changeOrderStatus(
        [number, "CANCELLED"],
        async () => context,
        () => {},
      ),
    ).toBe(0);
    expect(await mailsOf(number)).toEqual(["order-cancelled", ...PLACED_MAILS]);
  });
});
