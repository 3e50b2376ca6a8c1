import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { readSettings } from "../../src/settings.js";
import { aCustomer, anEmail } from "../builders/account.js";
import {
  aChangeableOrder,
  agreeToChange,
  changeOrderLine,
  mailsAboutOrder,
  priceChange,
  readChangeable,
} from "../builders/order-change.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const strictShop = useShop({
  settings: { rateLimits: { ...readSettings({}).rateLimits, "order-look-ups": 3, "order-changes": 2 } },
});

const EMAIL = "jo@larch.example";
const PLACED_MAILS = ["order-confirmation", "order-copy"];
const CHANGED_MAILS = ["order-changed", "order-changed-copy", ...PLACED_MAILS];

/** An order of one roller blind, and a change of it to 60 inches and another colour with what was shown. */
async function anAskedChange(of = shop()) {
  const { visitor, number, order } = await aChangeableOrder(of);
  const wanted = { number, lineId: order.lines[0]?.id, width: 60, color: "Navy" };
  const { data } = await priceChange(visitor, wanted);
  const expectedTotalPence = data?.priceOrderLineChange.totals.totalPence;
  return { visitor, number, order, wanted, input: { ...wanted, expectedTotalPence, expectedVersion: order.version } };
}

describe("a line of a placed order is changed", () => {
  it("with the difference shown before, and what it was and became kept", async () => {
    const { visitor, number, order, wanted } = await anAskedChange();
    const { data } = await priceChange(visitor, wanted);
    const priced = data?.priceOrderLineChange;
    expect(await readChangeable(visitor, number)).toEqual(order);
    expect(priced?.totals.totalPence).toBeGreaterThan(order.totals.totalPence);
    expect(priced?.differencePence).toBe((priced?.totals.totalPence ?? 0) - order.totals.totalPence);
    const changed = await agreeToChange(visitor, wanted);
    const [line] = changed.lines;
    expect(line).toMatchObject({ id: wanted.lineId, quantity: 1, width: 60, height: 48, color: "Navy" });
    expect(line).toMatchObject({ unitPricePence: priced?.unitPricePence, totalPence: priced?.lineTotalPence });
    expect(line?.making?.summary).toContain("1524 × 1219 mm");
    expect(changed.totals).toEqual({ ...priced?.totals, toFreeDeliveryPence: 0 });
    expect(changed.version).toBeGreaterThan(order.version);
    const { width, height, material, color, choices, unitPricePence, totalPence } = order.lines[0] ?? {};
    expect(changed.changes).toEqual([
      {
        item: 1,
        name: "Roller Blinds",
        was: { width, height, material, color, choices, unitPricePence, totalPence },
        became: expect.objectContaining({ width: 60, color: "Navy", totalPence: line?.totalPence }),
        totalWasPence: order.totals.totalPence,
        totalBecamePence: changed.totals.totalPence,
      },
    ]);
    expect(await readChangeable(visitor, number)).toEqual(changed);
    expect(await mailsAboutOrder(shop(), number)).toEqual(CHANGED_MAILS);
  });

  it("with the versions of the rules by which it was checked", async () => {
    const { visitor, number, wanted } = await anAskedChange();
    const rules =
      "SELECT option_rules_version, cord_rules_version, cord_safety, making FROM order_line WHERE order_id =";
    const read = () => shop().database.query(`${rules} (SELECT id FROM orders WHERE number = $1)`, [number]);
    const [today] = await read();
    await shop().database.query(
      "UPDATE order_line SET option_rules_version = 0, cord_rules_version = 0 WHERE order_id = (SELECT id FROM orders WHERE number = $1)",
      [number],
    );
    const chain = [
      { name: "control", value: "chain" },
      { name: "height from floor", value: "2300 mm" },
    ];
    await agreeToChange(visitor, { ...wanted, customizations: chain });
    const [changed] = await read();
    expect(changed).toMatchObject({
      option_rules_version: today.option_rules_version,
      cord_rules_version: today.cord_rules_version,
      cord_safety: { control: "chain" },
    });
    expect(today.cord_safety).toBeNull();
  });

  it("again, and back to what it was at the total that it had", async () => {
    const { visitor, number, order, wanted } = await anAskedChange();
    const [line] = order.lines;
    await agreeToChange(visitor, wanted);
    const back = await agreeToChange(visitor, { ...wanted, width: line?.width, color: line?.color });
    expect(back.totals).toEqual(order.totals);
    expect(back.lines).toEqual(order.lines);
    expect(back.changes.map(({ was, became }) => [was.width, became.width])).toEqual([
      [36, 60],
      [60, 36],
    ]);
    expect((await mailsAboutOrder(shop(), number)).filter((kind) => kind === "order-changed")).toHaveLength(2);
  });

  it("once by a repeated call", async () => {
    const { visitor, number, input } = await anAskedChange();
    const answers = [await changeOrderLine(visitor, input), await changeOrderLine(visitor, input)];
    expect(answers[1]?.errors).toEqual([]);
    expect(answers[1]?.data?.changeOrderLine).toEqual(answers[0]?.data?.changeOrderLine);
    expect(await mailsAboutOrder(shop(), number)).toEqual(CHANGED_MAILS);
  });

  it("not at all where nothing is another", async () => {
    const { visitor, number, order, wanted } = await anAskedChange();
    const same = { number, lineId: wanted.lineId, width: 36 };
    expect((await priceChange(visitor, same)).data?.priceOrderLineChange).toMatchObject({
      isSame: true,
      differencePence: 0,
      totals: { totalPence: order.totals.totalPence },
    });
    const { data } = await changeOrderLine(visitor, { ...same, expectedTotalPence: order.totals.totalPence });
    expect(data?.changeOrderLine?.order).toEqual(order);
    expect(await mailsAboutOrder(shop(), number)).toEqual(PLACED_MAILS);
  });

  it("by whoever knows number and e-mail address, and by its account on another device", async () => {
    const { input, number } = await anAskedChange();
    const { data } = await changeOrderLine(shop().visitor(), { ...input, email: EMAIL.toUpperCase() });
    expect(data?.changeOrderLine?.order).toMatchObject({ number, lines: [{ width: 60 }] });

    const customer = await aCustomer(shop());
    const own = await aChangeableOrder(shop(), { checkout: { email: anEmail() } });
    await shop().database.query(
      "UPDATE orders SET visitor_id = (SELECT visitor_id FROM account WHERE email = $2) WHERE number = $1",
      [own.number, customer.account.email],
    );
    const { visitor } = await aCustomer(shop(), customer.account);
    const changed = await agreeToChange(visitor, { number: own.number, lineId: own.order.lines[0]?.id, height: 60 });
    expect(changed.lines[0]?.height).toBe(60);
  });

  it("alone: the other lines stay", async () => {
    const lines = [{}, { slug: "roman-blinds", quantity: 3, roomName: "Bedroom" }, { width: 40 }];
    const { visitor, number, order } = await aChangeableOrder(shop(), { lines });
    const changed = await agreeToChange(visitor, { number, lineId: order.lines[1]?.id, width: 50 });
    expect([changed.lines[0], changed.lines[2]]).toEqual([order.lines[0], order.lines[2]]);
    expect(changed.lines[1]).toMatchObject({ quantity: 3, roomName: "Bedroom", width: 50 });
    expect(changed.changes).toMatchObject([{ item: 2, name: "Roman Blinds" }]);
  });

  it("by as many statements for twenty lines as for one", async () => {
    const counts = [];
    for (const count of [1, 20]) {
      const lines = Array.from({ length: count }, (_, index) => ({ width: 30 + index }));
      const { visitor, number, order } = await aChangeableOrder(shop(), { lines });
      const { requestId } = await priceChange(visitor, { number, lineId: order.lines[0]?.id, width: 60 });
      counts.push(await shop().statements(requestId));
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

describe("a line is not changed", () => {
  it.each([
    ["without its e-mail address", undefined],
    ["with another one", "somebody@larch.example"],
    ["with an empty one", ""],
  ])("by another session %s", async (_case, email) => {
    const { visitor, number, order, wanted, input } = await anAskedChange();
    const stranger = shop().visitor();
    const missing = [{ message: "There is no such order.", extensions: { code: "NOT_FOUND" } }];
    expect((await priceChange(stranger, { ...wanted, email })).errors).toMatchObject(missing);
    const { data, errors } = await changeOrderLine(stranger, { ...input, email });
    expect(errors).toMatchObject(missing);
    expect(data?.changeOrderLine?.order).toBeNull();
    expect(await readChangeable(visitor, number)).toEqual(order);
  });

  it("by many guesses", async () => {
    const guess = { number: "MBC123456", lineId: globalId("OrderLine", randomUUID()), email: EMAIL };
    const codes = [];
    for (let times = 0; times < 4; times += 1)
      codes.push((await priceChange(strictShop().visitor(), guess)).errors[0]?.extensions.code);
    expect(codes).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND", "RATE_LIMITED"]);
  });

  it("too often in an hour, since each change is mailed", async () => {
    const { visitor, number, order } = await aChangeableOrder(strictShop());
    const lineId = order.lines[0]?.id;
    for (const width of [40, 41]) await agreeToChange(visitor, { number, lineId, width });
    await expect(agreeToChange(visitor, { number, lineId, width: 42 })).rejects.toThrow("RATE_LIMITED");
    expect((await readChangeable(visitor, number)).changes).toHaveLength(2);
  });

  it("if it is of another order of the same session", async () => {
    const { visitor, number, input } = await anAskedChange();
    const other = await aChangeableOrder(shop());
    const { errors } = await changeOrderLine(visitor, { ...input, lineId: other.order.lines[0]?.id });
    expect(errors).toMatchObject([{ message: "This order has no such line.", extensions: { code: "NOT_FOUND" } }]);
    expect((await readChangeable(visitor, number)).changes).toEqual([]);
  });

  it("at another total than was shown, and the answer has the order as it is", async () => {
    const { visitor, order, input } = await anAskedChange();
    const { data, errors } = await changeOrderLine(visitor, { ...input, expectedTotalPence: 1 });
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining("you saw £0.01. Nothing has been changed."),
        extensions: { code: "PRICE_CHANGED" },
      },
    ]);
    expect(data?.changeOrderLine?.order).toEqual(order);
  });

  it("after another change came first, and the answer has the order as it is", async () => {
    const { visitor, input, wanted } = await anAskedChange();
    const first = await agreeToChange(visitor, { ...wanted, width: 50 });
    const { data, errors } = await changeOrderLine(visitor, input);
    expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
    expect(data?.changeOrderLine?.order).toEqual(first);
  });

  it("twice by two changes at the same time", async () => {
    const { visitor, number, order, wanted } = await anAskedChange();
    const inputs = await Promise.all(
      [50, 60].map(async (width) => {
        const { data } = await priceChange(visitor, { ...wanted, width });
        const expectedTotalPence = data?.priceOrderLineChange.totals.totalPence;
        return { ...wanted, width, expectedTotalPence, expectedVersion: order.version };
      }),
    );
    const answers = await Promise.all(inputs.map((input) => changeOrderLine(visitor, input)));
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(["CONFLICT"]);
    expect((await readChangeable(visitor, number)).changes).toHaveLength(1);
    expect(await mailsAboutOrder(shop(), number)).toEqual(CHANGED_MAILS);
  });

  it.each([
    ["too wide", { width: 500 }, "width"],
    ["of no such material", { material: "Oak" }, "material"],
    ["of no such colour", { color: "Gold" }, "color"],
    ["of an option that there is not", { customizations: [{ name: "control", value: "motor" }] }, "customizations"],
    ["with a chain of unknown length", { customizations: [{ name: "control", value: "chain" }] }, "customizations"],
    [
      "with a chain within a child's reach",
      {
        customizations: [
          { name: "control", value: "chain" },
          { name: "height from floor", value: "1000 mm" },
        ],
      },
      "customizations",
    ],
  ])("to what is %s", async (_case, changes, field) => {
    const { visitor, number, order, wanted } = await anAskedChange();
    const input = { number, lineId: wanted.lineId, ...changes };
    const asked = await priceChange(visitor, input);
    expect(asked.errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } } },
    ]);
    const { errors } = await changeOrderLine(visitor, { ...input, expectedTotalPence: order.totals.totalPence });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(await readChangeable(visitor, number)).toEqual(order);
  });
});
