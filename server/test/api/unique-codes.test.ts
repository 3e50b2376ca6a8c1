import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCartWith, applyCode, readCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
let client: StaffClient;

beforeAll(async () => {
  ({ client } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

type Promotion = { id: string; name: string; version: number; uniqueCodeCount: number; openCodeCount: number };
const PROMOTION = "promotion { id name version code hasUniqueCodes uniqueCodeCount openCodeCount }";
type Made = { promotion: Promotion | null; codes: string[] | null };

/** A running promotion with unique codes and these changes. */
async function aPromotion(changes: object = {}): Promise<Promotion> {
  const input = { name: `Codes ${randomUUID()}`, hasUniqueCodes: true, percent: 20, ...changes };
  const { data, errors } = await client.mutate<{ promotion: Promotion }>("createPromotion", input, PROMOTION);
  expect(errors).toEqual([]);
  if (!data?.["createPromotion"]) throw new Error("No promotion was created.");
  return data["createPromotion"].promotion;
}

async function made(mutation: string, input: Record<string, unknown>) {
  const { data, errors } = await client.mutate<Made>(mutation, input, `${PROMOTION} codes`);
  const { codes = null, promotion = null } = data?.[mutation] ?? {};
  return { codes: codes ?? [], promotion, errors };
}

const make = async ({ id, version }: Promotion, input: object) => {
  const given = { promotionId: id, expectedVersion: version, ...input };
  return made("makeUniqueCodes", given);
};

const withdraw = async ({ id, version }: Promotion, input: object = {}) => {
  const given = { promotionId: id, expectedVersion: version, ...input };
  return made("voidUniqueCodes", given);
};

/** A promotion with one code for so many orders. */
async function aCode(uses = 1): Promise<{ code: string; promotion: Promotion }> {
  const { codes, promotion } = await make(await aPromotion(), { count: 1, uses });
  if (!codes[0] || !promotion) throw new Error("No code was made.");
  return { code: codes[0], promotion };
}

type Listed = { code: string; state: string; uses: number; maxUses: number; orders: { number: string }[] };
const CODES = `totalCount pageInfo { hasNextPage endCursor }
  nodes { code state uses maxUses orders { number discountPence totalPence } }`;

async function list({ id }: { id: string }, args = ""): Promise<{ totalCount: number; nodes: Listed[] }> {
  const { data, errors } = await client.graphql<{ uniqueCodes: { totalCount: number; nodes: Listed[] } }>(
    `{ uniqueCodes(promotionId: "${id}" ${args}) { ${CODES} } }`,
  );
  expect(errors).toEqual([]);
  return data.uniqueCodes;
}

async function aShopperWith(code: string): Promise<TestVisitor> {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  expect((await applyCode(visitor, code)).errors).toEqual([]);
  return visitor;
}

async function ordered(visitor: TestVisitor) {
  const { data, errors } = await placeOrder(visitor, aCheckout());
  expect(errors).toEqual([]);
  if (!data) throw new Error("No order was placed.");
  return data.placeOrder.order;
}

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

/** Cancels an order as its shopper does. */
async function cancel(visitor: TestVisitor, number: string): Promise<void> {
  expect((await mutate(visitor, "cancelOrder", { number }, "order { status }")).errors).toEqual([]);
}

describe("unique codes", () => {
  it("are made by the hundred, all different, without characters that look alike, with an audit row", async () => {
    const { codes, promotion, errors } = await make(await aPromotion(), { count: 1000 });
    expect(errors).toEqual([]);
    expect(new Set(codes).size).toBe(1000);
    for (const code of codes) expect(code).toMatch(/^[234679CDFGHJKMNPQRTVWXY]{10}$/);
    expect(promotion).toMatchObject({ version: 2, code: null, uniqueCodeCount: 1000, openCodeCount: 1000 });
    const [audit] = await shop().database.query("SELECT what, after FROM staff_audit ORDER BY id DESC LIMIT 1");
    expect(audit).toEqual({ what: "promotion.codes-made", after: { count: 1000, uses: 1 } });
  });

  it("are not made again by a repeat, and by one of two at once", async () => {
    const promotion = await aPromotion();
    const outcomes = await Promise.all([make(promotion, { count: 5 }), make(promotion, { count: 5 })]);
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
    expect((await list(promotion)).totalCount).toBe(5);
  });

  it.each([
    ["count", { count: 0 }],
    ["count", { count: 1001 }],
    ["uses", { count: 1, uses: 0 }],
    ["uses", { count: 1, uses: 101 }],
  ])("are refused for their %s: %j", async (field, input) => {
    const { errors } = await make(await aPromotion(), input);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(errors[0]?.extensions.fields).toHaveProperty(field);
  });

  it("are refused for a promotion with another kind of code, for one that is over, and for none", async () => {
    const common = await aPromotion({ hasUniqueCodes: false, code: `C${randomUUID().slice(0, 6)}` });
    expect(codesOf(await make(common, { count: 1 }))).toEqual(["CONFLICT"]);
    const over = await aPromotion();
    await shop().database.query("UPDATE promotion SET ends_at = now() WHERE name = $1", [over.name]);
    expect(codesOf(await make(over, { count: 1 }))).toEqual(["CONFLICT"]);
    expect(codesOf(await make({ ...over, id: "x" }, { count: 1 }))).toEqual(["NOT_FOUND"]);
    const both = { name: `Codes ${randomUUID()}`, hasUniqueCodes: true, code: "BOTH", percent: 5 };
    expect(codesOf(await client.mutate("createPromotion", both))).toEqual(["BAD_USER_INPUT"]);
  });

  it("never equal the code of another promotion", async () => {
    const { code } = await aCode();
    const input = { name: `Codes ${randomUUID()}`, code, percent: 5 };
    const { errors } = await client.mutate("createPromotion", input);
    expect(errors[0]?.extensions.fields).toEqual({ code: "Another promotion has this code" });
  });
});

describe("a unique code", () => {
  it("counts in any case and in groups, and its promotion without it does not", async () => {
    const { code } = await aCode();
    const visitor = shop().visitor();
    await aCartWith(visitor);
    expect((await readCart(visitor)).data.cart.promotion).toBeNull();
    const typed = ` ${code.slice(0, 5).toLowerCase()} – ${code.slice(5)} `;
    expect((await applyCode(visitor, typed)).data?.applyPromotionCode.promotion).toMatchObject({ code, percent: 20 });
    expect((await applyCode(visitor, code)).errors[0]?.message).toBe(`${code} is in your cart already.`);
  });

  it("is used by its order, which has it; then it is refused, and other carts with it say so", async () => {
    const { code, promotion } = await aCode();
    const [first, second] = [await aShopperWith(code), await aShopperWith(code)];
    const shown = (await readCart(second)).data.cart.totals.totalPence;
    const order = await ordered(first);
    expect(order.promotion).toMatchObject({ code, name: promotion.name, percent: 20 });
    const { discountPence, totalPence } = order.totals;
    const orders = [{ number: order.number, discountPence, totalPence }];
    expect((await list(promotion)).nodes).toEqual([{ code, state: "USED", uses: 1, maxUses: 1, orders }]);
    const { errors } = await applyCode(shop().visitor(), code);
    expect(errors[0]).toMatchObject({
      ...{ message: `${code} has been used.`, extensions: { code: "PROMOTION_ENDED" } },
    });
    expect((await readCart(second)).data.cart).toMatchObject({
      ...{ promotion: null, promotionNotice: `${code} has been used and does not count any more.` },
      totals: { discountPence: 0 },
    });
    expect(codesOf(await placeOrder(second, aCheckout({ expectedTotalPence: shown })))).toEqual(["PRICE_CHANGED"]);
    expect((await ordered(second)).promotion).toBeNull();
  });

  it("does not count in a cart that has lost it, which has room for another", async () => {
    const { code } = await aCode();
    const visitor = await aShopperWith(code);
    await shop().database.query("UPDATE cart SET unique_code = NULL WHERE unique_code = $1", [code]);
    expect((await readCart(visitor)).data.cart).toMatchObject({
      ...{ promotion: null, promotionNotice: null, totals: { discountPence: 0 } },
    });
    expect((await applyCode(visitor, code)).data?.applyPromotionCode.promotion).toMatchObject({ code });
  });

  it("makes room in a cart for another code once it was used", async () => {
    const { code } = await aCode();
    const [first, second] = [await aShopperWith(code), await aShopperWith(code)];
    await ordered(first);
    expect((await applyCode(second, "SUMMER25")).data?.applyPromotionCode).toMatchObject({
      ...{ promotion: { code: "SUMMER25" }, promotionNotice: null },
    });
    expect((await ordered(second)).promotion).toMatchObject({ code: "SUMMER25" });
  });

  it("counts in one of 16 orders at once, and in three where it may", async () => {
    for (const [uses, carts] of [
      [1, 16],
      [3, 8],
    ] as const) {
      const { code, promotion } = await aCode(uses);
      const visitors: TestVisitor[] = [];
      for (let index = 0; index < carts; index += 1) visitors.push(await aShopperWith(code));
      const orders = await Promise.all(visitors.map(ordered));
      expect(orders.filter((order) => order.promotion?.code === code)).toHaveLength(uses);
      expect(orders.filter((order) => order.promotion === null)).toHaveLength(carts - uses);
      expect((await list(promotion)).nodes).toMatchObject([{ state: "USED", uses, orders: { length: uses } }]);
    }
  });

  it("is given back by an order that is cancelled", async () => {
    const { code, promotion } = await aCode();
    const visitor = await aShopperWith(code);
    await cancel(visitor, (await ordered(visitor)).number);
    expect((await list(promotion)).nodes).toMatchObject([{ state: "OPEN", uses: 0, orders: [] }]);
    const other = await aShopperWith(code);
    expect((await ordered(other)).promotion).toMatchObject({ code });
    expect((await list(promotion)).nodes).toMatchObject([{ state: "USED", uses: 1 }]);
  });

  it("stays unused where another promotion takes off more", async () => {
    const { code, promotion } = await aCode();
    const by = `Codes ${randomUUID()}`;
    await shop().database.query("INSERT INTO promotion (name, percent, starts_at) VALUES ($1, 30, '2025-01-01')", [by]);
    const visitor = await aShopperWith(code);
    const order = await ordered(visitor);
    await shop().database.query("DELETE FROM promotion WHERE name = $1", [by]);
    expect(order.promotion).toMatchObject({ code: null, name: by });
    expect((await list(promotion)).nodes).toMatchObject([{ state: "OPEN", uses: 0 }]);
  });
});

describe("withdrawing codes", () => {
  it("takes one out of carts, which say so, and leaves the others", async () => {
    const { codes, promotion } = await make(await aPromotion(), { count: 2 });
    const [code = "", other = ""] = codes;
    if (!promotion) throw new Error("No codes were made.");
    const visitor = await aShopperWith(code);
    const done = await withdraw(promotion, { code: code.toLowerCase() });
    expect(done).toMatchObject({ errors: [], codes: [code], promotion: { uniqueCodeCount: 2, openCodeCount: 1 } });
    expect((await readCart(visitor)).data.cart.promotionNotice).toBe(
      `${code} has been withdrawn and does not count any more.`,
    );
    expect(codesOf(await applyCode(shop().visitor(), code))).toEqual(["PROMOTION_ENDED"]);
    expect((await list(promotion, "state: VOID")).nodes).toMatchObject([{ code, state: "VOID" }]);
    expect((await list(promotion, "state: OPEN")).nodes).toMatchObject([{ code: other }]);
    const again = { ...promotion, version: promotion.version + 1 };
    expect(codesOf(await withdraw(again, { code }))).toEqual(["NOT_FOUND"]);
    const [audit] = await shop().database.query("SELECT what, after FROM staff_audit ORDER BY id DESC LIMIT 1");
    expect(audit).toEqual({ what: "promotion.codes-withdrawn", after: { code, count: 1 } });
  });

  it("takes all that can still be used; one that was used stays used", async () => {
    const { codes, promotion } = await make(await aPromotion(), { count: 3 });
    if (!promotion) throw new Error("No codes were made.");
    await ordered(await aShopperWith(codes[0] ?? ""));
    const done = await withdraw(promotion);
    expect(done.codes.toSorted()).toEqual(codes.slice(1).toSorted());
    expect((await list(promotion, "state: USED")).nodes).toMatchObject([{ code: codes[0] }]);
    expect(codesOf(await withdraw(promotion))).toEqual(["CONFLICT"]);
  });
});

describe("the list of codes", () => {
  it("has pages, a search, and as many statements for many as for few", async () => {
    const { codes, promotion } = await make(await aPromotion(), { count: 30 });
    if (!promotion) throw new Error("No codes were made.");
    const ask = (args: string) =>
      client.graphql<{ uniqueCodes: { nodes: Listed[]; pageInfo: { endCursor: string } } }>(
        `{ uniqueCodes(promotionId: "${promotion.id}" ${args}) { ${CODES} } }`,
      );
    const [few, many] = [await ask("first: 2"), await ask("first: 28")];
    const rest = await ask(`first: 5, after: "${many.data.uniqueCodes.pageInfo.endCursor}"`);
    const listed = [...many.data.uniqueCodes.nodes, ...rest.data.uniqueCodes.nodes].map(({ code }) => code);
    expect(listed.toSorted()).toEqual(codes.toSorted());
    expect(await shop().statements(many.requestId)).toBe(await shop().statements(few.requestId));
    expect((await list(promotion, `search: "${codes[4]?.toLowerCase()}"`)).nodes).toMatchObject([{ code: codes[4] }]);
    expect(await list({ id: "x" })).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it("is a file for spreadsheets too, with an audit row", async () => {
    const { codes, promotion } = await make(await aPromotion(), { count: 3 });
    if (!promotion) throw new Error("No codes were made.");
    const order = await ordered(await aShopperWith(codes[0] ?? ""));
    const file = (staff: StaffClient, id = promotion.id) =>
      fetch(`${shop().url}/admin/promotions/${id}/codes.csv`, { headers: { cookie: staff.cookie ?? "" } });
    const response = await file(client);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [heading, ...lines] = (await response.text()).trim().split("\r\n");
    expect(heading).toBe("Code,State,Used,Can be used,Orders,Taken off (GBP),Came to (GBP)");
    const { discountPence, totalPence } = order.totals;
    const [taken, total] = [(discountPence / 100).toFixed(2), (totalPence / 100).toFixed(2)];
    expect(lines.toSorted()).toEqual(
      [`${codes[0]},used,1,1,${order.number},${taken},${total}`]
        .concat(codes.slice(1).map((code) => `${code},open,0,1,,0.00,0.00`))
        .toSorted(),
    );
    const [audit] = await shop().database.query("SELECT what, after FROM staff_audit ORDER BY id DESC LIMIT 1");
    expect(audit).toEqual({ what: "promotion.codes-exported", after: { count: 3 } });
    expect((await file(client, "x")).status).toBe(404);
    expect((await file((await aSignedInMember(shop(), StaffRole.ORDERS)).client)).status).toBe(403);
  });
});
