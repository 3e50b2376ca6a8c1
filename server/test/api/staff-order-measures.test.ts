import { beforeAll, describe, expect, it } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { priceChange, readChangeable } from "../builders/order-change.js";
import { readPdf } from "../builders/read-pdf.js";
import {
  agree,
  anOrderToMeasure,
  enterMeasures,
  measured,
  readMeasuredOrder,
  readSettled,
  sendSizes,
  sent,
} from "../builders/settled-sizes.js";
import { moveOrders } from "../builders/staff-orders.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let staff: StaffClient;

beforeAll(async () => {
  ({ client: staff } = await aSignedInMember(shop(), StaffRole.ORDERS));
});

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

/** An order of one roller blind of 36 × 48 inches, measured so. */
const aMeasuredOrder = async (size: Record<string, unknown>, wanted?: Parameters<typeof anOrderToMeasure>[2]) => {
  const placed = await anOrderToMeasure(shop(), staff, wanted);
  return { ...placed, order: await measured(staff, placed.order, size) };
};

describe("entering sizes", () => {
  it("shows the price before, and changes nothing", async () => {
    const { order } = await anOrderToMeasure(shop(), staff);
    const input = { id: order.id, lineId: order.lines[0]?.id, width: 60 };
    const { data, errors } = await staff.graphql<{ previewMeasures: Record<string, number> }>(
      "query ($input: PreviewMeasuresInput!) { previewMeasures(input: $input) { lineWasPence lineBecamePence totalWasPence totalBecamePence was { drawing } became { drawing facts { label value } } } }",
      { input },
    );
    expect(errors).toEqual([]);
    const { totalWasPence, totalBecamePence } = data.previewMeasures;
    expect(totalWasPence).toBe(order.totalPence);
    expect(totalBecamePence).toBeGreaterThan(order.totalPence);
    expect(await readMeasuredOrder(staff, order.id)).toEqual(order);
  });

  it("line by line: nobody is told until all are measured", async () => {
    const lines = [{}, { slug: "wooden-blinds" }];
    const { order, visitor, number } = await anOrderToMeasure(shop(), staff, { lines });
    const half = await measured(staff, order, { width: 40 });
    expect(half.measures).toMatchObject({ left: 1, state: null });
    const { errors } = await sendSizes(staff, half);
    expect(errors).toMatchObject([{ message: expect.stringContaining("One line is left") }]);
    expect(codesOf({ errors })).toEqual(["CONFLICT"]);
    const change = await priceChange(visitor, {
      number,
      lineId: (await readChangeable(visitor, number)).lines[1]?.id,
      width: 50,
    });
    expect(codesOf(change)).toEqual(["ORDER_NOT_CHANGEABLE"]);
    await expect(
      shop().database.query(
        "INSERT INTO order_settlement (order_id, staff_id, settled_at, total_was_pence, totals) SELECT o.id, m.staff_id, now(), 1, '{}' FROM orders o JOIN measured_line m ON m.order_id = o.id WHERE o.number = $1",
        [number],
      ),
    ).rejects.toThrow(/once all of its lines are measured/);
  });

  it.each([
    ["too wide", { width: 500 }],
    ["a cord without the height from the floor", { customizations: [{ name: "control", value: "chain" }] }],
    [
      "a cord whose height is left to the visit",
      {
        customizations: [
          { name: "control", value: "chain" },
          { name: "height from floor", value: "measured at the visit" },
        ],
      },
    ],
  ])("is refused by the rules of a change: %s", async (_case, size) => {
    const { order } = await anOrderToMeasure(shop(), staff);
    expect(codesOf(await enterMeasures(staff, order, size))).toEqual(["BAD_USER_INPUT"]);
    expect((await readMeasuredOrder(staff, order.id)).measures?.lines).toEqual([]);
  });

  it("takes what a fitter decides: control with its height from the floor", async () => {
    const customizations = [
      { name: "control", value: "chain" },
      { name: "height from floor", value: "2300 mm" },
    ];
    const { visitor, number, order } = await aMeasuredOrder({ customizations });
    const sending = await sent(staff, order);
    if (sending.measures?.state === "WAITING") await agree(visitor, await readSettled(visitor, number));
    const { lines } = await readSettled(visitor, number);
    expect(lines[0]?.customizations).toEqual(expect.arrayContaining(customizations));
  });

  it("settles a bay, which only a fitter adjusts", async () => {
    const { visitor, number, order } = await anOrderToMeasure(shop(), staff, {
      lines: [{ slug: "bay-window-shutters" }],
    });
    expect(order.lines[0]?.lengths.map(({ made }) => made)).toContain("open");
    const done = await sent(staff, await measured(staff, order, { width: 80 }));
    if (done.measures?.state === "WAITING") await agree(visitor, await readSettled(visitor, number));
    const { lines } = await readMeasuredOrder(staff, order.id);
    expect(lines[0]?.lengths.map(({ made }) => made)).not.toContain("open");
    expect(lines[0]?.lengths[0]?.made).toBe("2032 mm");
  });

  it("is refused for an order that is made to its shopper's sizes, and of an order that somebody has changed", async () => {
    const own = await anOrderToMeasure(shop(), staff, { cart: { fulfilment: "MAKE_TO_SIZES" } });
    expect(own.order.measures).toBeNull();
    expect(codesOf(await enterMeasures(staff, own.order))).toEqual(["CONFLICT"]);
    expect((await moveOrders(staff, "MANUFACTURING", own.order))[0]?.error).toBeNull();
    const { order } = await anOrderToMeasure(shop(), staff);
    await measured(staff, order, { width: 40 });
    expect(codesOf(await enterMeasures(staff, order, { width: 41 }))).toEqual(["CONFLICT"]);
    const stale = await readMeasuredOrder(staff, order.id);
    expect(codesOf(await sendSizes(staff, stale, { expectedTotalPence: 1 }))).toEqual(["PRICE_CHANGED"]);
  });

  it("is refused for who may not change orders", async () => {
    const { order } = await anOrderToMeasure(shop(), staff);
    const { client } = await aSignedInMember(shop(), StaffRole.CONTENT);
    expect(codesOf(await enterMeasures(client, order))).toEqual(["FORBIDDEN"]);
    expect(codesOf(await sendSizes(client, order))).toEqual(["FORBIDDEN"]);
  });
});

it("the workshop's sheets say the measured sizes", async () => {
  const { number, order } = await aMeasuredOrder({ width: 30 });
  await sent(staff, order);
  const response = await fetch(`${shop().url}/admin/orders/${number}/sheets.pdf`, {
    headers: { cookie: staff.cookie ?? "" },
  });
  const { text } = await readPdf(Buffer.from(await response.arrayBuffer()));
  expect(text).toContain("Size as measured");
  expect(text).toContain("762 × 1219 mm");
  expect(text).not.toContain("Do not cut yet");
});

it("settles an order in as many statements, however many lines it has", async () => {
  const size = { width: 60 };
  const lines = [{ width: 70 }, { width: 71 }, { width: 72 }];
  const [one, three] = [
    await aMeasuredOrder(size, { lines: lines.slice(0, 1) }),
    await anOrderToMeasure(shop(), staff, { lines }),
  ];
  const { requestId } = await sendSizes(staff, one.order);
  const all = await sendSizes(staff, await measured(staff, three.order, size, size, size));
  expect(all.errors).toEqual([]);
  expect(await shop().statements(all.requestId)).toBe(await shop().statements(requestId));
});
