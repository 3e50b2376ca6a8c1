import { Writable } from "node:stream";
import { QueryFailedError } from "typeorm";
import { expect, it } from "vitest";
import { createLogger } from "../../src/http/logs/logs.js";
import { aCartWith, addToCart, anAddition } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const behindProxy = useShop({ settings: { trustProxy: 1 }, beside: shop });

const PERSON = {
  firstName: "Wilhelmina",
  lastName: "Fotheringay",
  email: "wilhelmina@larch.example",
  phoneNumber: "020 7946 0991",
  address: "77 Quillback Row",
  zipCode: "ZE2 9XX",
};
/** No part of these may appear in a log, in any spelling. */
const PERSONAL = /wilhelmina|fotheringay|larch\.example|7946\s?0991|quillback|ZE2\s?9XX|sid=|s%3A/i;

it("hold request id, operation, duration and statement count; the response has the same id", async () => {
  const { requestId } = await shop().visitor().graphql("query FacetsOfHome { categories { id } }");
  expect(await shop().logged(requestId)).toMatchObject({
    operation: "FacetsOfHome",
    statements: 1,
    responseTime: expect.any(Number),
    req: { id: requestId, path: "/graphql" },
  });
});

it.each([
  ["several lines", "A\n{}"],
  ["more than 64 characters", "A".repeat(65)],
])("leave out an operation name of %s", async (_case, operationName) => {
  const body = JSON.stringify({ query: "query A { categories { id } }", operationName });
  const { requestId } = await shop().visitor().rest("POST", "/graphql", body);
  expect((await shop().logged(requestId)).operation).toBeUndefined();
});

it("hold nothing that identifies a shopper when an order succeeds, is refused or fails", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const answers = [
    await placeOrder(visitor, aCheckout(PERSON)),
    await placeOrder(visitor, aCheckout({ ...PERSON, city: "x" })),
    await placeOrder(visitor, aCheckout({ ...PERSON, paymentMethod: "wilhelmina" })),
    await visitor.graphql(`{ order(number: "wilhelmina@larch.example") { number } }`),
    await visitor
      .rest("GET", "/api/products/wilhelmina@larch.example?category=Quillback")
      .then(({ requestId }) => ({ requestId })),
    await visitor.rest("POST", "/api/cart", JSON.stringify(PERSON)),
  ].slice(0, 4);
  // The database refuses this order; the driver's error holds all its values.
  await aCartWith(visitor);
  await shop().database.query("ALTER TABLE orders ADD CONSTRAINT no_orders CHECK (email NOT LIKE 'wil%') NOT VALID");
  const failed = await placeOrder(visitor, aCheckout(PERSON));
  await shop().database.query("ALTER TABLE orders DROP CONSTRAINT no_orders");
  expect(failed).toMatchObject({
    status: 500,
    errors: [{ extensions: { code: "INTERNAL_SERVER_ERROR", requestId: failed.requestId } }],
  });
  expect(failed.errors[0]?.message).not.toMatch(/constraint|orders/);
  for (const { requestId } of [...answers, failed]) await shop().logged(requestId);
  expect(shop().log.filter(({ level }) => level >= 50)).toMatchObject([
    { msg: "operation failed", requestId: failed.requestId, err: { code: "23514" } },
    { msg: "request errored", req: { id: failed.requestId } },
  ]);
  expect(JSON.stringify(shop().log)).not.toMatch(PERSONAL);
});

it("hold no statement parameters and no secrets in any field", () => {
  const lines: string[] = [];
  const logger = createLogger(
    { logLevel: "info", dev: false },
    new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) }),
  );
  const driver = Object.assign(new Error('invalid input syntax for type uuid: "wilhelmina"'), {
    code: "22P02",
    detail: "Key (email)=(wilhelmina@larch.example)",
  });
  logger.error({ err: new QueryFailedError("SELECT $1", ["wilhelmina"], driver) }, "failed");
  logger.error({ err: new Error("outer", { cause: driver }) }, "failed");
  logger.info({ email: PERSON.email, form: PERSON, request: { headers: { cookie: "sid=s%3Ax" } } }, "sent");
  expect(lines).toHaveLength(3);
  expect(lines.join("")).not.toMatch(PERSONAL);
  expect(lines[0]).toContain("22P02");
});

it("have no error lines for a caller's mistakes", async () => {
  const before = shop().log.filter(({ level }) => level >= 50).length;
  const { requestId } = await addToCart(shop().visitor(), { ...(await anAddition(shop().visitor())), width: "wide" });
  await shop().logged(requestId);
  expect(shop().log.filter(({ level }) => level >= 50)).toHaveLength(before);
});

it("warn once about a proxy that TRUST_PROXY does not cover", async () => {
  const said = (server: typeof shop) => server().log.filter(({ msg }) => msg.includes("TRUST_PROXY"));
  for (const server of [shop, behindProxy])
    for (const header of ["X-Forwarded-For", "Forwarded", "X-Forwarded-For"])
      await server()
        .visitor()
        .send("GET", "/healthz", undefined, { [header]: "203.0.113.77" });
  expect(said(shop)).toMatchObject([{ level: 40, header: "x-forwarded-for" }]);
  expect(said(behindProxy)).toEqual([]);
  expect(JSON.stringify(said(shop))).not.toContain("203.0.113");
});
