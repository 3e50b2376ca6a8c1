import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCartWith, addToCart, anAddition, applyCode, readCart } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });

type Promotion = { id: string; name: string; code: string | null; state: string; version: number; endsAt: string };
type Brought = Promotion & { orderCount: number; discountPence: number; orderedPence: number };
const PROMOTION =
  "id name code percent minimumWindows startsAt endsAt state version orderCount discountPence orderedPence";

const aMerchant = async () => (await aSignedInMember(shop(), StaffRole.CATALOGUE)).client;
const aCode = () => randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase();

const create = (client: StaffClient, input: object) =>
  client.mutate<{ promotion: Promotion | null }>(
    "createPromotion",
    { name: `Offer ${randomUUID()}`, code: aCode(), percent: 20, ...input },
    `promotion { ${PROMOTION} }`,
  );

/** A promotion that was created with these changes. */
async function aPromotion(client: StaffClient, changes: object = {}): Promise<Promotion> {
  const { data, errors } = await create(client, changes);
  expect(errors).toEqual([]);
  const promotion = data?.["createPromotion"]?.promotion;
  if (!promotion) throw new Error("No promotion was created.");
  return promotion;
}

const end = (client: StaffClient, { id }: { id: string }, expectedVersion = 1) =>
  client.mutate<{ promotion: Promotion | null }>("endPromotion", { id, expectedVersion }, `promotion { ${PROMOTION} }`);

const read = async (client: StaffClient, { id }: { id: string }) =>
  (await client.graphql<{ promotion: Brought | null }>(`{ promotion(id: "${id}") { ${PROMOTION} } }`)).data.promotion;

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

/** The code in the shop's banner. */
const advertised = async () =>
  (await shop().visitor().graphql<{ shop: { promotion: { code: string } | null } }>("{ shop { promotion { code } } }"))
    .data.shop.promotion?.code;
const soonAdvertised = (expected: string) =>
  vi.waitFor(async () => expect(await advertised()).toBe(expected), { timeout: 1000, interval: 5 });

const audits = ({ id }: { id: string }) =>
  shop().database.query(
    "SELECT what, before, after FROM staff_audit WHERE subject_type = 'Promotion' AND subject_id = $1 ORDER BY id",
    [Buffer.from(id, "base64url").toString().split(":")[1]],
  );

/** Those that one test leaves running are not advertised in the next. */
afterEach(() => shop().database.query("DELETE FROM promotion WHERE name LIKE 'Offer %'"));

describe("a new promotion", () => {
  it("counts for shoppers within a second, with an audit row", async () => {
    const client = await aMerchant();
    const promotion = await aPromotion(client, { code: " best99 ", percent: 99 });
    expect(promotion).toMatchObject({ code: "BEST99", state: "RUNNING", minimumWindows: 1, endsAt: null, version: 1 });
    await soonAdvertised("BEST99");
    const visitor = shop().visitor();
    await aCartWith(visitor);
    expect((await applyCode(visitor, "best99")).data?.applyPromotionCode.promotion).toMatchObject({ percent: 99 });
    expect(await audits(promotion)).toMatchObject([
      { what: "promotion.created", before: null, after: { code: "BEST99", percent: 99, endsAt: null } },
    ]);
    await end(client, promotion);
    await soonAdvertised("SUMMER25");
  });

  it.each<[string, object]>([
    ["name", { name: " x " }],
    ["name", { name: "a\nb" }],
    ["code", { code: "AB" }],
    ["code", { code: "" }],
    ["code", { code: "SUMMER 25" }],
    ["code", { code: "summer25" }],
    ["name", { name: "Summer offer" }],
    ["percent", { percent: 0 }],
    ["percent", { percent: 101 }],
    ["minimumWindows", { minimumWindows: 0 }],
    ["endsAt", { startsAt: "2100-01-02T00:00:00Z", endsAt: "2100-01-02T00:00:00Z" }],
    ["endsAt", { startsAt: "2020-01-02T00:00:00Z", endsAt: "2020-02-02T00:00:00Z" }],
  ])("is refused for its %s: %j", async (field, input) => {
    const { errors } = await create(await aMerchant(), input);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(errors[0]?.extensions.fields).toHaveProperty(field);
  });
});

describe("a test of a promotion", () => {
  const TEST = "windows applied notice subtotalPence discountPence totalPence fullTotalPence";
  const test = (client: StaffClient, code: string, lines: object[]) =>
    client.graphql<{ testPromotion: Record<string, unknown> }>(
      `query ($code: String!, $lines: [CartLineInput!]!) { testPromotion(code: $code, lines: $lines) { ${TEST} } }`,
      { code, lines },
    );

  it("comes to what the same cart comes to", async () => {
    const client = await aMerchant();
    const { code } = await aPromotion(client, { percent: 15, minimumWindows: 3 });
    const visitor = shop().visitor();
    const lines = [
      await anAddition(visitor, "roller-blinds", { quantity: 2, width: 40 }),
      await anAddition(visitor, "wooden-blinds"),
    ];
    await addToCart(visitor, lines);
    const without = (await readCart(visitor)).data.cart;
    await applyCode(visitor, code ?? "");
    const { cart } = (await readCart(visitor)).data;
    const { subtotalPence, discountPence, totalPence } = cart.totals;
    const { data } = await test(client, ` ${code?.toLowerCase()} `, lines);
    expect(data.testPromotion).toEqual({
      ...{ windows: 3, applied: cart.promotion?.name, notice: null },
      ...{ subtotalPence, discountPence, totalPence, fullTotalPence: without.totals.totalPence },
    });
    expect(discountPence).toBeGreaterThan(0);
  });

  it("says why the code does not count, and counts one that has not begun", async () => {
    const client = await aMerchant();
    const line = await anAddition(shop().visitor());
    const many = await aPromotion(client, { minimumWindows: 3 });
    expect((await test(client, many.code ?? "", [line])).data.testPromotion).toMatchObject({
      ...{ applied: null, discountPence: 0, notice: `${many.code} counts from 3 windows on; your cart has 1.` },
    });
    expect((await test(client, "WINTER25", [line])).data.testPromotion["notice"]).toContain("WINTER25 ended on");
    const later = await aPromotion(client, { startsAt: "2100-06-01T00:00:00Z" });
    expect((await test(client, later.code ?? "", [line])).data.testPromotion["applied"]).toBe(later.name);
  });

  it("can be made with products found by a part of their names", async () => {
    const client = await aMerchant();
    const find = (search: string) =>
      client.graphql<{ promotionTestProducts: { id: string; name: string; materials: string[]; colors: string[] }[] }>(
        `{ promotionTestProducts(search: "${search}") { id name materials colors } }`,
      );
    const [found] = (await find(" ROLLER Bl")).data.promotionTestProducts;
    const { productId, material, color } = await anAddition(shop().visitor());
    expect(found).toMatchObject({ id: productId, name: "Roller Blinds" });
    expect([found?.materials[0], found?.colors[0]]).toEqual([material, color]);
    expect((await find("100%")).data.promotionTestProducts).toEqual([]);
    expect((await find("")).data.promotionTestProducts).toHaveLength(20);
  });

  it("is refused for an unknown code and for lines that no cart takes", async () => {
    const client = await aMerchant();
    const line = await anAddition(shop().visitor());
    for (const [code, lines, expected] of [
      ["NOSUCHCODE", [line], "NOT_FOUND"],
      ["' OR 1=1", [line], "NOT_FOUND"],
      ["SUMMER25", [], "BAD_USER_INPUT"],
      ["SUMMER25", [{ ...line, width: 900 }], "BAD_USER_INPUT"],
      ["SUMMER25", [{ ...line, productId: globalId("Product", 999_999) }], "NOT_FOUND"],
    ] as const)
      expect([code, codesOf(await test(client, code, [...lines]))]).toEqual([code, [expected]]);
  });
});

describe("ending a promotion", () => {
  it("takes it out of carts, which say so", async () => {
    const client = await aMerchant();
    const promotion = await aPromotion(client);
    const visitor = shop().visitor();
    await aCartWith(visitor);
    await applyCode(visitor, promotion.code ?? "");
    const { data } = await end(client, promotion);
    expect(data?.["endPromotion"]?.promotion).toMatchObject({ id: promotion.id, state: "ENDED", version: 2 });
    const { cart } = (await readCart(visitor)).data;
    expect([cart.promotion, cart.totals.discountPence]).toEqual([null, 0]);
    expect(cart.promotionNotice).toContain(`${promotion.code} ended on`);
    expect((await audits(promotion)).at(-1)).toMatchObject({
      ...{ what: "promotion.ended", before: { endsAt: null } },
      after: { endsAt: expect.stringMatching(/^20/) },
    });
  });

  it("removes one that has not begun", async () => {
    const client = await aMerchant();
    const promotion = await aPromotion(client, { startsAt: "2100-06-01T00:00:00Z" });
    expect(promotion.state).toBe("UPCOMING");
    expect(await end(client, promotion)).toMatchObject({ errors: [], data: { endPromotion: { promotion: null } } });
    expect(await read(client, promotion)).toBeNull();
    expect((await audits(promotion)).at(-1)).toMatchObject({ what: "promotion.removed", after: null });
  });

  it("is refused once it is over, for a version that was changed, and for ids of nothing", async () => {
    const client = await aMerchant();
    const promotion = await aPromotion(client);
    expect(codesOf(await end(client, promotion, 7))).toEqual(["CONFLICT"]);
    const outcomes = await Promise.all([end(client, promotion), end(await aMerchant(), promotion)]);
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
    expect(codesOf(await end(client, promotion, 2))).toEqual(["CONFLICT"]);
    for (const id of ["x", globalId("Promotion", 999_999), globalId("Review", 1)])
      expect(codesOf(await end(client, { id }))).toEqual(["NOT_FOUND"]);
  });
});

it("the list tells what each brought, without cancelled orders, in as many statements for many as for few", async () => {
  const client = await aMerchant();
  const promotion = await aPromotion(client, { percent: 25 });
  const orders: { number: string; totals: { discountPence: number; totalPence: number } }[] = [];
  for (let index = 0; index < 3; index += 1) {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    await applyCode(visitor, promotion.code ?? "");
    const { data } = await placeOrder(visitor, aCheckout());
    if (data) orders.push(data.placeOrder.order);
  }
  const cancelled = orders.pop();
  await shop().database.query("UPDATE orders SET status = 'CANCELLED' WHERE number = $1", [cancelled?.number]);
  const sumOf = (pence: "discountPence" | "totalPence") => orders.reduce((sum, { totals }) => sum + totals[pence], 0);
  expect(await read(client, promotion)).toMatchObject({
    ...{ orderCount: 2, discountPence: sumOf("discountPence"), orderedPence: sumOf("totalPence") },
  });
  expect(sumOf("discountPence")).toBeGreaterThan(0);
  const list = () => client.graphql<{ promotions: Brought[] }>(`{ promotions { ${PROMOTION} } }`);
  const before = await list();
  expect(before.data.promotions.find(({ id }) => id === promotion.id)).toMatchObject({ orderCount: 2 });
  expect(before.data.promotions.find(({ name }) => name === "Winter sale")).toMatchObject({
    ...{ code: "WINTER25", state: "ENDED", orderCount: 0, discountPence: 0, orderedPence: 0 },
  });
  await aPromotion(client);
  expect(await shop().statements((await list()).requestId)).toBe(await shop().statements(before.requestId));
});
