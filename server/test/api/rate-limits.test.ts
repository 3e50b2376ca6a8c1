import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { RateLimited } from "../../src/kernel/requests/rate-limits.js";
import { readSettings } from "../../src/settings.js";
import { aCartWith, readCart, setQuantity } from "../builders/cart.js";
import { useLimits } from "../harness/limits.js";
import { TEST_SECRETS, useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const figures = { ...readSettings({}).rateLimits, "session-writes": 5, "ip-writes": 20, enquiries: 2 };
const shop = useShop({ settings: { rateLimits: figures, trustProxy: 1 } });

const [SECRET = ""] = TEST_SECRETS;
const limits = useLimits(shop, figures);

const CLEAR = "mutation { clearCart { cart { count } } }";

/** Headers of a proxy in front that names the client's IP. */
const clearFrom = (visitor: TestVisitor, forwarded: string) =>
  visitor.send("POST", "/graphql", JSON.stringify({ query: CLEAR }), { "x-forwarded-for": forwarded });

describe("writes", () => {
  it("of one session are refused above the limit, in GraphQL and REST, and change nothing", async () => {
    const visitor = shop().visitor();
    const line = await aCartWith(visitor); // the first write had no session yet
    for (let quantity = 2; quantity <= 6; quantity += 1)
      expect((await setQuantity(visitor, { lineId: line.id, quantity })).errors).toEqual([]);
    const { status, errors } = await setQuantity(visitor, { lineId: line.id, quantity: 9 });
    expect(status).toBe(429);
    expect(errors[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) });
    const byRest = await visitor.send("PUT", `/api/cart/${keyOf("CartLine", line.id)}`, '{"quantity": 9}');
    expect(byRest.status).toBe(429);
    expect(Number(byRest.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await readCart(visitor)).data.cart.count).toBe(6);
  });

  it("in one request are counted one by one", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const six =
      "mutation { a: clearCart { cart { count } } ...More } fragment More on Mutation { b: clearCart { cart { count } } c: clearCart { cart { count } } d: clearCart { cart { count } } ... { e: clearCart { cart { count } } f: clearCart { cart { count } } } }";
    expect((await visitor.graphql(six)).status).toBe(429);
  });

  it("from one IP are refused above the limit, across sessions", async () => {
    for (let i = 0; i < 20; i += 1) expect((await clearFrom(shop().visitor(), "203.0.113.7")).status).toBe(200);
    expect((await clearFrom(shop().visitor(), "203.0.113.7")).status).toBe(429);
    expect((await clearFrom(shop().visitor(), "203.0.113.8")).status).toBe(200);
  });

  it("can't evade the limit with forged IPs", async () => {
    const statuses = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push((await clearFrom(shop().visitor(), `198.51.100.${i}, 203.0.113.99`)).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    ["ports", (i: number) => `203.0.113.44:${1024 + i}`],
    ["words", (i: number) => `unknown-${i}`],
  ])("can't evade the limit with %s that a proxy passes on", async (_case, forwarded) => {
    const statuses = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await clearFrom(shop().visitor(), forwarded(i))).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it("don't limit reads", async () => {
    const visitor = shop().visitor();
    for (let i = 0; i < 30; i += 1) expect((await visitor.graphql("{ cart { count } }")).status).toBe(200);
  });
});

describe("a bucket", () => {
  it("is shared by all processes and returns the wait", async () => {
    const [one, other] = [limits.with(SECRET), limits.with(SECRET)];
    await one.take("enquiries", "jo@larch.example");
    await other.take("enquiries", "jo@larch.example");
    const refusal: unknown = await one.take("enquiries", "jo@larch.example").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RateLimited);
    expect((refusal as RateLimited).retryAfterSeconds).toBeGreaterThan(3500);
    await one.take("enquiries", "someone@else.example");
  });

  it("stores its keys as keyed hashes", async () => {
    const before = await limits.keys();
    await limits.with(SECRET).take("enquiries", "kim@larch.example", 2);
    await limits.with("another secret").take("enquiries", "kim@larch.example", 2);
    const added = (await limits.keys()).filter((key) => !before.includes(key));
    expect(added).toHaveLength(2);
    for (const key of added) {
      expect(key).toMatch(/^(shop:limit:)?enquiries:[\w-]{43}$/);
      for (const plain of ["sha1", "sha256", "sha512", "md5"])
        expect(key).not.toContain(createHash(plain).update("kim@larch.example").digest("base64url"));
    }
  });

  it("is counted while the database is unavailable", async () => {
    const own = limits.with(SECRET);
    await shop().database.query("ALTER TABLE rate_limit RENAME TO rate_limit_gone");
    try {
      await own.take("enquiries", "ada@larch.example", 2);
      await expect(own.take("enquiries", "ada@larch.example")).rejects.toBeInstanceOf(RateLimited);
    } finally {
      await shop().database.query("ALTER TABLE rate_limit_gone RENAME TO rate_limit");
    }
  });
});
