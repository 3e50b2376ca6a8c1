import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ERROR_CODES, type ErrorCode } from "../../src/kernel/errors/error-codes.js";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { readSettings } from "../../src/settings.js";
import { signIn } from "../builders/account.js";
import { aCartWith, addToCart, anAddition, readCart, removeLine, setQuantity } from "../builders/cart.js";
import { aKeptCart, orderHeldQuote } from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { GraphQLAnswer, TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const strictShop = useShop({ settings: { rateLimits: { ...readSettings({}).rateLimits, "ip-writes": 1 } } });

const secureShop = useShop({ settings: { publicUrl: "https://shop.example" }, beside: shop });

type Failure = Pick<GraphQLAnswer<unknown>, "status" | "errors">;

/** Sends a raw body with optional headers. */
async function sent(body: object, headers: Record<string, string> = {}): Promise<Failure> {
  const answer = await shop().visitor().send("POST", "/graphql", JSON.stringify(body), headers);
  return { status: answer.status, errors: ((await answer.json()) as Failure).errors };
}

const applied = (visitor: TestVisitor, code: string) => mutate(visitor, "applyPromotionCode", { code });

/** Runs `work` while a table is renamed. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await shop().database.query(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
  try {
    return await work();
  } finally {
    await shop().database.query(`ALTER TABLE ${table}_gone RENAME TO ${table}`);
  }
}

/** An operation that provokes each code. */
const PROVOKE: Record<ErrorCode, (visitor: TestVisitor) => Promise<Failure>> = {
  BAD_USER_INPUT: async (visitor) => addToCart(visitor, await anAddition(visitor, "roller-blinds", { width: 500 })),
  NOT_FOUND: (visitor) => removeLine(visitor, randomUUID()),
  CONFLICT: async (visitor) => {
    const { id: lineId } = await aCartWith(visitor);
    return setQuantity(visitor, { lineId, quantity: 5, expectedVersion: -1 });
  },
  LIMIT_EXCEEDED: async (visitor) => {
    await aCartWith(visitor, "roller-blinds", { quantity: 99 });
    return addToCart(visitor, await anAddition(visitor));
  },
  CART_EMPTY: async (visitor) => {
    const { id } = await aCartWith(visitor);
    await removeLine(visitor, id);
    return placeOrder(visitor);
  },
  CART_NOT_EMPTY: async (visitor) => {
    const { number } = await aKeptCart(visitor);
    await aCartWith(visitor, "roman-blinds");
    return orderHeldQuote(visitor, { number });
  },
  PRICE_CHANGED: async (visitor) => {
    await aCartWith(visitor);
    return placeOrder(visitor, aCheckout({ expectedTotalPence: 1 }));
  },
  MAKING_CHANGED: async (visitor) => {
    await aCartWith(visitor);
    return placeOrder(visitor, aCheckout({ expectedMaking: "another" }));
  },
  PRODUCT_UNAVAILABLE: async (visitor) => {
    const { id } = await aCartWith(visitor);
    await shop().database.query("UPDATE cart_line SET product_id = NULL WHERE id = $1", [keyOf("CartLine", id)]);
    return placeOrder(visitor);
  },
  IDEMPOTENCY_KEY_REUSED: async (visitor) => {
    const key = randomUUID();
    await aCartWith(visitor);
    await placeOrder(visitor, aCheckout(), key);
    await aCartWith(visitor);
    return placeOrder(visitor, aCheckout({ city: "Bath" }), key);
  },
  ORDER_NOT_CHANGEABLE: async (visitor) => {
    await aCartWith(visitor);
    const { data } = await placeOrder(visitor);
    const number = data?.placeOrder.order.number;
    await shop().database.query("UPDATE orders SET status = 'MANUFACTURING' WHERE number = $1", [number]);
    return mutate(visitor, "cancelOrder", { number });
  },
  PROMOTION_UNKNOWN: (visitor) => applied(visitor, "SUMMER99"),
  PROMOTION_ENDED: (visitor) => applied(visitor, "WINTER25"),
  PROMOTION_NOT_STARTED: async (visitor) => {
    await shop().database.query(
      "INSERT INTO promotion (code, name, percent, starts_at) VALUES ('SOMEDAY', 'Some day', 5, now() + interval '1 year')",
    );
    return applied(visitor, "SOMEDAY");
  },
  PROMOTION_ALREADY_APPLIED: async (visitor) => {
    await applied(visitor, "SUMMER25");
    return applied(visitor, "SUMMER25");
  },
  NOT_SIGNED_IN: (visitor) => mutate(visitor, "signOutEverywhere"),
  UNAUTHENTICATED: (visitor) => {
    visitor.accessToken = "none";
    return readCart(visitor);
  },
  WRONG_CREDENTIALS: (visitor) => signIn(visitor, "nobody@larch.example"),
  RATE_LIMITED: async () => {
    const visitor = strictShop().visitor();
    await visitor.graphql("mutation { clearCart { cart { count } } }");
    return visitor.graphql("mutation { clearCart { cart { count } } }");
  },
  SERVICE_UNAVAILABLE: async (visitor) => {
    await aCartWith(visitor);
    return without("session", () => readCart(visitor));
  },
  HTTPS_REQUIRED: async (visitor) => addToCart(secureShop().visitor(), await anAddition(visitor)),
  FORBIDDEN: () => sent({ query: "mutation { clearCart { cart { count } } }" }, { "sec-fetch-site": "cross-site" }),
  BAD_REQUEST: () => sent([{ query: "{ shop { name } }" }]),
  GRAPHQL_PARSE_FAILED: () => sent({ query: "{ shop {" }),
  GRAPHQL_VALIDATION_FAILED: () => sent({ query: "{ shopp }" }),
  OPERATION_RESOLUTION_FAILURE: () => sent({ query: "query A { shop { name } } query B { shop { name } }" }),
  PERSISTED_QUERY_NOT_FOUND: () => sent({ extensions: { persistedQuery: { version: 1, sha256Hash: "a".repeat(64) } } }),
  DOCUMENT_NOT_FOUND: () => sent({ documentId: `sha256:${"a".repeat(64)}` }),
  QUERY_TOO_COMPLEX: () =>
    sent({ query: "{ products(first: 100) { nodes { related { related { related { id } } } } } }" }),
  INTERNAL_SERVER_ERROR: () => without("category", () => sent({ query: "{ categories { id } }" })),
};

/** Codes that are thrown, with their HTTP status; the others come with 200 in the payload. */
const TELLING = Object.entries(ERROR_CODES).filter(([, meaning]) => "from" in meaning);

describe.each(Object.entries(PROVOKE))("%s", (code, provoke) => {
  it("comes with a message and the documented status", async () => {
    const { status, errors } = await provoke(shop().visitor());
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
    expect(errors[0]?.message).toMatch(/\w{3}/);
    const telling = TELLING.find(([name]) => name === code);
    expect(status).toBe(telling ? telling[1].status : 200);
  });
});
