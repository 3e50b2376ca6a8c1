import { globalId } from "../../src/kernel/graphql/global-id.js";
import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { mutate } from "./mutation.js";
import { aChangeableOrder } from "./order-change.js";
import type { StaffClient } from "./staff.js";

const SIDE = "facts { label value } choices { label value } lengths { part made adjustments } picture drawing";
const ORDER = `
  id version status nextStatuses totalPence subtotalPence deliveryPence
  lines { id warning totalPence facts { label value } lengths { made adjustments } }
  measures { left state isLate totalWasPence totalPence proposedAt settledAt
    lines { lineId item by lineWasPence lineBecamePence was { ${SIDE} } became { ${SIDE} } } }
  audit { what before after }`;

type Fact = { label: string; value: string };
type Side = { facts: Fact[]; choices: Fact[]; lengths: { part: string; made: string }[] };

/** An order that is measured, as staff see it. */
export type MeasuredOrder = {
  id: string;
  version: number;
  status: string;
  nextStatuses: string[];
  totalPence: number;
  subtotalPence: number;
  deliveryPence: number;
  lines: { id: string; warning: string | null; totalPence: number; facts: Fact[]; lengths: { made: string }[] }[];
  measures: {
    left: number;
    state: "WAITING" | "SETTLED" | null;
    isLate: boolean;
    totalWasPence: number;
    totalPence: number;
    lines: {
      lineId: string;
      item: number;
      by: string;
      lineWasPence: number;
      lineBecamePence: number;
      was: Side;
      became: Side;
    }[];
  } | null;
  audit: { what: string; before: string | null; after: string | null }[];
};

export const readMeasuredOrder = async (staff: StaffClient, id: string): Promise<MeasuredOrder> => {
  const { data, errors } = await staff.graphql<{ order: MeasuredOrder }>(
    `query ($id: ID!) { order(id: $id) { ${ORDER} } }`,
    { id },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.order;
};

/** Orders lines as `aChangeableOrder` does, to be measured by the shop. */
export async function anOrderToMeasure(
  shop: TestShop,
  staff: StaffClient,
  wanted: Parameters<typeof aChangeableOrder>[1] = {},
  shopper = shop.visitor(),
): Promise<{ visitor: TestVisitor; number: string; key: string; order: MeasuredOrder }> {
  const { visitor, number } = await aChangeableOrder(shop, wanted, shopper);
  const [{ id: key }] = await shop.database.query("SELECT id FROM orders WHERE number = $1", [number]);
  return { visitor, number, key, order: await readMeasuredOrder(staff, globalId("Order", key)) };
}

type Answered = { order: MeasuredOrder | null };

/** Enters what was measured for a line, by its place from 0, of an order as it was read. */
export const enterMeasures = (
  staff: StaffClient,
  { id, version, lines }: MeasuredOrder,
  input: Record<string, unknown> = {},
  item = 0,
) =>
  staff.mutate<Answered>(
    "measureOrderLine",
    { id, expectedVersion: version, lineId: lines[item]?.id, ...input },
    `order { ${ORDER} }`,
  );

/** Enters what was measured for lines, one after the other. */
export async function measured(
  staff: StaffClient,
  order: MeasuredOrder,
  ...sizes: readonly Record<string, unknown>[]
): Promise<MeasuredOrder> {
  let current = order;
  for (const [item, size] of sizes.entries()) {
    const { data, errors } = await enterMeasures(staff, current, size, item);
    const next = data?.["measureOrderLine"]?.order;
    if (!next) throw new Error(`Not measured: ${JSON.stringify(errors)}`);
    current = next;
  }
  return current;
}

/** Tells the shopper of the sizes of an order as it was read. */
export const sendSizes = (
  staff: StaffClient,
  { id, version, measures }: MeasuredOrder,
  input: Record<string, unknown> = {},
) =>
  staff.mutate<Answered>(
    "settleOrderSizes",
    { id, expectedVersion: version, expectedTotalPence: measures?.totalPence ?? 0, ...input },
    `order { ${ORDER} }`,
  );

/** The same, which must succeed. */
export async function sent(staff: StaffClient, order: MeasuredOrder): Promise<MeasuredOrder> {
  const { data, errors } = await sendSizes(staff, order);
  const next = data?.["settleOrderSizes"]?.order;
  if (!next) throw new Error(`Not sent: ${JSON.stringify(errors)}`);
  return next;
}

const SIZED = "width height choices { name value } making { summary } unitPricePence totalPence";
const SETTLED = `
  number version status isMeasured totals { subtotalPence discountPence deliveryPence taxPence totalPence }
  lines { width height totalPence customizations { name value } }
  settlement { state proposedAt settledAt totalWasPence totals { totalPence deliveryPence }
    lines { item name family was { ${SIZED} } became { ${SIZED} } } }`.replaceAll("making { summary } ", "");

/** An order with its measured sizes, as its shopper sees it. */
export type SettledOrder = {
  number: string;
  version: number;
  status: string;
  isMeasured: boolean;
  totals: Record<"subtotalPence" | "discountPence" | "deliveryPence" | "taxPence" | "totalPence", number>;
  lines: { width: number; height: number; totalPence: number; customizations: { name: string; value: string }[] }[];
  settlement: {
    state: "WAITING" | "SETTLED";
    settledAt: string | null;
    totalWasPence: number;
    totals: { totalPence: number; deliveryPence: number };
    lines: {
      item: number;
      was: { width: number; totalPence: number };
      became: { width: number; totalPence: number };
    }[];
  } | null;
};

export const readSettled = async (visitor: TestVisitor, number: string): Promise<SettledOrder> => {
  const { data } = await visitor.graphql<{ order: SettledOrder }>(
    `query ($number: String) { order(number: $number) { ${SETTLED} } }`,
    { number },
  );
  return data.order;
};

/** Agrees to the sizes of an order as it was read. */
export const agree = (visitor: TestVisitor, order: SettledOrder, input: Record<string, unknown> = {}) =>
  mutate<"agreeToMeasuredSizes", { order: SettledOrder | null } | null>(
    visitor,
    "agreeToMeasuredSizes",
    {
      number: order.number,
      expectedVersion: order.version,
      expectedTotalPence: order.settlement?.totals.totalPence ?? 0,
      ...input,
    },
    `order { ${SETTLED} }`,
  );
