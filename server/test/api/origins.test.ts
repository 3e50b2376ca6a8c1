import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { anAddition, readCart } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";

const FRONT = "https://front.example";
const STRANGER = "https://stranger.example";
const QUERY = JSON.stringify({ query: "{ shop { name } }" });
const CLEAR = JSON.stringify({ query: "mutation { clearCart { cart { count } } }" });

const shop = useShop({ settings: { allowedOrigins: ["https://other.example", FRONT], responseCache: true } });
const secureShop = useShop({
  beside: shop,
  settings: { allowedOrigins: [FRONT], publicUrl: "https://shop.example", trustProxy: 1 },
});
const openShop = useShop({ beside: shop, settings: { allowedOrigins: ["*"] } });

/** Headers of a script on a page of another site. */
const from = (origin: string) => ({ origin, "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" });

const corsHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => /^access-control|^cross-origin-resource/.test(name)));

const varyOf = ({ headers }: Response) => (headers.get("vary") ?? "").split(/,\s*/);

function preflight(server: typeof shop, path: string, origin: string): Promise<Response> {
  const asked = { "access-control-request-method": "POST", "access-control-request-headers": "content-type" };
  return server()
    .visitor()
    .send("OPTIONS", path, undefined, { ...from(origin), ...asked });
}

describe("a listed origin", () => {
  it.each([
    ["GET", "/api/products?limit=1", undefined],
    ["GET", "/api/cart", undefined],
    ["GET", "/api/nothing", undefined],
    ["POST", "/graphql", QUERY],
    ["POST", "/graphql", "{"],
  ])("may read %s %s, its errors too", async (method, path, body) => {
    for (const _attempt of ["computed", "cached"]) {
      const answer = await shop().visitor().send(method, path, body, from(FRONT));
      expect(corsHeaders(answer)).toEqual({
        "access-control-allow-origin": FRONT,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": "ETag,Link,X-Total-Count,X-Request-Id,Retry-After",
        "cross-origin-resource-policy": "cross-origin",
      });
      expect(varyOf(answer)).toContain("Origin");
    }
  });

  it.each(["/graphql", "/api/cart"])("may send JSON and a token to %s", async (path) => {
    const answer = await preflight(shop, path, FRONT);
    expect(answer.status).toBe(204);
    const { headers } = answer;
    expect(headers.get("access-control-allow-origin")).toBe(FRONT);
    expect(headers.get("access-control-allow-methods")?.split(",")).toEqual(
      expect.arrayContaining(["POST", "PUT", "DELETE"]),
    );
    const allowed = headers.get("access-control-allow-headers")?.split(",");
    expect(allowed).toEqual(expect.arrayContaining(["Content-Type", "Authorization", "Idempotency-Key"]));
    expect(allowed?.map((name) => name.toLowerCase())).not.toContain("x-sandbox-session");
  });

  it("may change a cart", async () => {
    const visitor = shop().visitor();
    const addition = await anAddition(visitor);
    const body = JSON.stringify({ ...addition, productId: Number(keyOf("Product", addition.productId)) });
    expect((await visitor.send("POST", "/api/cart", body, from(FRONT))).status).toBe(201);
    expect((await visitor.send("POST", "/graphql", CLEAR, from(FRONT))).status).toBe(200);
    expect((await readCart(visitor)).data.cart.count).toBe(0);
  });

  it.each([
    [
      "by https from another site",
      () => secureShop(),
      "cross-site",
      ["Path=/", "Partitioned", "Secure", "SameSite=None"],
    ],
    ["by https from a neighbour", () => secureShop(), "same-site", ["Path=/", "Secure", "SameSite=Lax"]],
    ["by http", () => shop(), "cross-site", ["Path=/", "SameSite=Lax"]],
  ])("gets a session cookie %s with the right attributes", async (_case, server, site, attributes) => {
    const visitor = server().visitor();
    const addition = await anAddition(visitor);
    const body = JSON.stringify({ ...addition, productId: Number(keyOf("Product", addition.productId)) });
    const headers = { ...from(FRONT), "sec-fetch-site": site, "x-forwarded-proto": "https" };
    const cookies = (await visitor.send("POST", "/api/cart", body, headers)).headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]?.split("; ")).toEqual(expect.arrayContaining(attributes));
    expect(cookies[0]?.includes("Partitioned")).toBe(attributes.includes("Partitioned"));
  });

  it("gets no headers for pages", async () => {
    const answer = await shop().visitor().send("GET", "/robots.txt", undefined, from(FRONT));
    expect(corsHeaders(answer)).toEqual({ "cross-origin-resource-policy": "same-origin" });
  });
});

describe("an origin that is not listed", () => {
  it.each([
    ["GET", "/api/products?limit=1", undefined],
    ["POST", "/graphql", QUERY],
    ["GET", `/graphql?query=${encodeURIComponent("{ shop { name } }")}`, undefined],
  ])("is answered by %s %s, which its scripts can't read", async (method, path, body) => {
    for (const _attempt of ["computed", "cached"]) {
      const answer = await shop().visitor().send(method, path, body, from(STRANGER));
      expect(answer.status).toBe(200);
      expect(corsHeaders(answer)).toEqual({ "cross-origin-resource-policy": "same-origin" });
      expect(varyOf(answer)).toContain("Origin"); // else a cache might send it to listed origins
    }
  });

  it("gets no headers for a preflight", async () => {
    expect(corsHeaders(await preflight(shop, "/graphql", STRANGER))).toEqual({
      "cross-origin-resource-policy": "same-origin",
    });
  });

  it("reads without the shopper's session", async () => {
    const visitor = shop().visitor();
    const addition = await anAddition(visitor);
    await visitor.send(
      "POST",
      "/api/cart",
      JSON.stringify({ ...addition, productId: Number(keyOf("Product", addition.productId)) }),
    );
    const read = JSON.stringify({ query: "{ cart { count } }" });
    const countFor = async (headers: Record<string, string>) =>
      (await visitor.send("POST", "/graphql", read, headers)).json();
    expect(await countFor(from(STRANGER))).toEqual({ data: { cart: { count: 0 } } });
    expect(await countFor(from(FRONT))).toEqual({ data: { cart: { count: 1 } } });
    const byRest = await visitor.send("GET", "/api/cart", undefined, from(STRANGER));
    expect(await byRest.json()).toEqual([]);
  });

  it("changes nothing", async () => {
    const visitor = shop().visitor();
    const answer = await visitor.send("POST", "/graphql", CLEAR, from(STRANGER));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
    expect((await visitor.send("DELETE", "/api/cart", undefined, from(STRANGER))).status).toBe(403);
    expect(visitor.cookie).toBeUndefined();
  });
});

describe("with * for all origins", () => {
  it("everybody may read what is public", async () => {
    for (const [method, path, body] of [
      ["GET", "/api/products?limit=1", undefined],
      ["POST", "/graphql", QUERY],
    ] as const) {
      const answer = await openShop().visitor().send(method, path, body, from(STRANGER));
      expect(answer.status).toBe(200);
      expect(corsHeaders(answer)).toMatchObject({
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
      });
      expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
    }
    const { status, headers } = await preflight(openShop, "/graphql", STRANGER);
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect(headers.get("access-control-allow-headers")).not.toMatch(/authorization/i);
  });

  it("nobody else changes anything", async () => {
    const answer = await openShop().visitor().send("POST", "/graphql", CLEAR, from(STRANGER));
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*"); // so that the script can read why
  });
});
