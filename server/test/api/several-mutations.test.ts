import { isNonNullType } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "../../src/composition/domains/schema.js";
import { readSettings } from "../../src/settings.js";
import { anAddition, readCart } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const strictShop = useShop({ settings: { rateLimits: { ...readSettings({}).rateLimits, "promotion-codes": 1 } } });

const ADD = "added: addToCart(input: $input) { cart { count } }";
const FAIL =
  'failed: applyPromotionCode(input: { code: "NO SUCH CODE" }) { cart { count } errors { code message field } }';
const mutation = (...fields: string[]) => `mutation ($input: AddToCartInput!) { ${fields.join(" ")} }`;

type Data = { added?: { cart: { count: number } } | null; failed: object | null };

it("no failing mutation can null the results of others", async () => {
  const fields = Object.values((await createSchema()).getMutationType()?.getFields() ?? {});
  expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
  expect(fields.length).toBeGreaterThan(30);
});

describe("a document with two mutations, one of which fails", () => {
  it.each([
    ["last", mutation(ADD, FAIL)],
    ["first", mutation(FAIL, ADD)],
  ])("returns the successful change when the failure comes %s", async (_case, document) => {
    const visitor = shop().visitor();
    const answer = await visitor.graphql<Data>(document, { input: { lines: [await anAddition(visitor)] } });
    const error = { code: "PROMOTION_UNKNOWN", message: expect.any(String), field: null };
    expect(answer.data).toEqual({ added: { cart: { count: 1 } }, failed: { cart: null, errors: [error] } });
    expect(answer.errors).toMatchObject([{ path: ["failed"], extensions: { code: "PROMOTION_UNKNOWN" } }]);
    expect(answer.status).toBe(200);
    expect((await readCart(visitor)).data.cart.count).toBe(1);
  });

  it("responds 200 if one change succeeded and another was refused", async () => {
    const visitor = strictShop().visitor();
    const input = { lines: [await anAddition(visitor)] };
    const again = FAIL.replace("failed", "again");
    expect((await visitor.graphql<Data>(mutation(FAIL, again, ADD), { input })).status).toBe(200);
    const { status, data } = await visitor.graphql<Data>(`mutation { ${FAIL} }`);
    expect({ status, data }).toEqual({ status: 429, data: { failed: null } });
  });
});
