import type { Acknowledged } from "./tally.ts";

/** A visitor with a session of their own, who orders once. */
export type Shopper = { url: string; cookie: string | undefined; key: string };

/** The outcome of a request: done, a fault of the shop's, or neither: then it is to be sent again. */
export type Asked<Answer> = { done?: Answer; complaint?: string };

type Order = { number: string; totals: { totalPence: number } };
type Body = {
  data?: { addToCart?: { count: number }; placeOrder?: { order: Order } } | null;
  errors?: { message: string; extensions: { code: string } }[];
};

const ADD = "mutation ($input: AddToCartInput!) { addToCart(input: $input) { count } }";
const ORDER = `mutation ($input: PlaceOrderInput!, $key: Text!) {
  placeOrder(input: $input, idempotencyKey: $key) { order { number totals { totalPence } } } }`;
const ROLLER_BLIND = {
  ...{ productId: "1", quantity: 2, width: 40, height: 50.5 },
  ...{ material: "Blackout Fabric", color: "White" },
};
const FORM = {
  ...{ firstName: "Jo", lastName: "Whitfield", email: "jo@larch.example", address: "14 Larch Terrace" },
  ...{ city: "Bristol", state: "Somerset", zipCode: "BS6 7QX", paymentMethod: "CREDIT_CARD", agreeToTerms: true },
};

/** Internal text that no answer may show. */
const INSIDE = /postgres|relation|constraint|duplicate key|econn|enospc|no space|syntax error|node_modules|\.js:\d/i;

/** Adds a blind to the shopper's cart. */
export async function addToCart(shopper: Shopper): Promise<Asked<true>> {
  const { done, ...rest } = await send(shopper, ADD, { input: ROLLER_BLIND });
  return done?.addToCart ? { done: true } : rest;
}

/** Places the order. Sent again, the same order is the answer. */
export async function placeOrder(shopper: Shopper): Promise<Asked<Omit<Acknowledged, "at">>> {
  const { done, ...rest } = await send(shopper, ORDER, { input: FORM, key: shopper.key });
  const order = done?.placeOrder?.order;
  return order ? { done: { number: order.number, totalPence: order.totals.totalPence } } : rest;
}

async function send(shopper: Shopper, query: string, variables: object): Promise<Asked<NonNullable<Body["data"]>>> {
  const answer = await fetch(`${shopper.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(shopper.cookie !== undefined && { cookie: shopper.cookie }) },
    body: JSON.stringify({ query, variables }),
  }).then(
    async (response) => ({ text: await response.text(), cookie: response.headers.getSetCookie()[0]?.split(";")[0] }),
    () => undefined,
  );
  if (answer === undefined) return {}; // refused or reset: the outcome is unknown
  shopper.cookie = answer.cookie ?? shopper.cookie;
  return judge(answer.text);
}

function judge(text: string): Asked<NonNullable<Body["data"]>> {
  if (INSIDE.test(text)) return { complaint: `An answer shows internal text: ${text}` };
  const { data, errors: [error] = [] } = JSON.parse(text) as Body;
  if (error?.extensions.code === "SERVICE_UNAVAILABLE") return {};
  if (error) return { complaint: `${error.extensions.code}: ${error.message}` };
  return data ? { done: data } : { complaint: `An answer without data: ${text}` };
}
