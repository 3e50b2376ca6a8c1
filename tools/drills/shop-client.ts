import type { Acknowledged } from "./tally.ts";

/** A visitor with a session of their own, who orders once. Each request goes to the next of the `urls`. */
export type Shopper = {
  urls: readonly string[];
  /** Requests so far. */
  sent: number;
  cookie: string | undefined;
  key: string;
};

/** The outcome of a request: done, a failure of the shop, or neither; then the request is to be sent again. */
export type Attempt<Result> = { done?: Result; failure?: string };

type Order = { number: string; totals: { totalPence: number } };
type Payload = { errors: { code: string; message: string }[] };
type Body = {
  data?: { addToCart?: Payload; placeOrder?: Payload & { order: Order | null } } | null;
  errors?: { message: string; extensions: { code: string } }[];
};

const ADD = "mutation ($input: AddToCartInput!) { addToCart(input: $input) { errors { code message } } }";
const ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { number totals { totalPence } } errors { code message } } }`;
/** Blinds of one addition. */
export const QUANTITY = 2;
const ROLLER_BLIND = {
  ...{ productId: Buffer.from("Product:1").toString("base64url"), quantity: QUANTITY, width: 40, height: 50.5 },
  ...{ material: "Blackout Fabric", color: "White" },
};
/** Address of all shoppers. */
export const EMAIL = "jo@larch.example";
const FORM = {
  ...{ firstName: "Jo", lastName: "Whitfield", email: EMAIL, address: "14 Larch Terrace" },
  ...{ city: "Bristol", state: "Somerset", zipCode: "BS6 7QX", paymentMethod: "CREDIT_CARD", agreeToTerms: true },
};

/** Internal text that no response may show. */
const INTERNAL = /postgres|relation|constraint|duplicate key|econn|enospc|no space|syntax error|node_modules|\.js:\d/i;

/** Adds a blind to the shopper's cart. */
export async function addToCart(shopper: Shopper): Promise<Attempt<true>> {
  const { done, ...rest } = await send(shopper, ADD, { input: { lines: [ROLLER_BLIND] } });
  return done?.addToCart ? { done: true } : rest;
}

/** Places the order. Sending it again returns the same order. `signal` hangs up. */
export async function placeOrder(shopper: Shopper, signal?: AbortSignal): Promise<Attempt<Acknowledged>> {
  const sentAt = performance.now();
  const { done, ...rest } = await send(shopper, ORDER, { input: { ...FORM, idempotencyKey: shopper.key } }, signal);
  const order = done?.placeOrder?.order;
  if (!order) return rest;
  return { done: { number: order.number, totalPence: order.totals.totalPence, sentAt, at: performance.now() } };
}

async function send(
  shopper: Shopper,
  query: string,
  variables: object,
  signal?: AbortSignal,
): Promise<Attempt<NonNullable<Body["data"]>>> {
  const url = shopper.urls[shopper.sent % shopper.urls.length] ?? "";
  shopper.sent += 1;
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    ...(signal && { signal }),
    headers: { "content-type": "application/json", ...(shopper.cookie !== undefined && { cookie: shopper.cookie }) },
    body: JSON.stringify({ query, variables }),
  }).then(
    async (reply) => ({
      text: await reply.text(),
      cookie: reply.headers.getSetCookie()[0]?.split(";")[0],
      isOfProxy: isOfProxy(reply),
    }),
    () => undefined,
  );
  if (response === undefined || response.isOfProxy) return {}; // the outcome is unknown
  shopper.cookie = response.cookie ?? shopper.cookie;
  return readOutcome(response.text);
}

/** Whether a proxy answered in place of the shop, which it did not reach. */
export const isOfProxy = ({ status, headers }: Pick<Response, "status" | "headers">): boolean =>
  status >= 502 && !/json/.test(headers.get("content-type") ?? "");

/** Reads the outcome from the body of a response. */
export function readOutcome(text: string): Attempt<NonNullable<Body["data"]>> {
  if (INTERNAL.test(text)) return { failure: `A response shows internal text: ${text}` };
  const { data, errors: [error] = [] } = JSON.parse(text) as Body;
  if (error?.extensions.code === "SERVICE_UNAVAILABLE") return {};
  if (error) return { failure: `${error.extensions.code}: ${error.message}` };
  const [refusal] = Object.values(data ?? {}).flatMap((payload) => payload.errors);
  if (refusal) return { failure: `${refusal.code}: ${refusal.message}` };
  return data ? { done: data } : { failure: `A response without data: ${text}` };
}
