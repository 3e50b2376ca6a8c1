import { once } from "node:events";
import http from "node:http";
import { buffer } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });
const uncachedShop = useShop({ settings: { responseCache: false }, beside: shop });

const CATEGORIES = "query ForMemory { categories { id name } }";

/** Sends an operation unchanged and returns the response. */
const post = (body: object | string, headers: Record<string, string> = {}) =>
  ask("POST", "/graphql", typeof body === "string" ? body : JSON.stringify(body), {
    "content-type": "application/json",
    ...headers,
  });

type RawAnswer = { status: number; headers: http.IncomingHttpHeaders; body: string; id: string };

/** A request without the headers that `fetch` adds; the response body is not decompressed. */
async function ask(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
  of = shop,
): Promise<RawAnswer> {
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const request = http.request(of().url + path, { method, headers: { ...length, ...headers } });
  request.end(body);
  return received(request);
}

async function received(request: http.ClientRequest): Promise<RawAnswer> {
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  const { "x-request-id": id, date: _, ...headers } = response.headers;
  return {
    status: response.statusCode ?? 0,
    headers,
    body: (await buffer(response)).toString("latin1"),
    id: String(id),
  };
}

const statementsOf = ({ id }: { id: string }) => shop().statements(id);

/** The response once it is cached: at the next request, unless the database is slow to confirm the version. */
const outOfMemory = (request: () => Promise<RawAnswer>) =>
  vi.waitFor(
    async () => {
      const answer = await request();
      expect(await statementsOf(answer)).toBe(0);
      return answer;
    },
    { timeout: 20_000 },
  );

describe("a repeated request is served from the cache, byte for byte", () => {
  it.each([
    ["GraphQL", () => post({ query: CATEGORIES })],
    ["GraphQL, compressed", () => post({ query: `${CATEGORIES} #` }, { "accept-encoding": "gzip, br" })],
    ["GraphQL in its own type", () => post({ query: CATEGORIES }, { accept: "application/graphql-response+json" })],
    ["GET /api/products", () => ask("GET", "/api/products?category=blinds")],
    ["GET /api/products, compressed", () => ask("GET", "/api/products", undefined, { "accept-encoding": "br" })],
    ["GET /api/products/{slug}", () => ask("GET", "/api/products/roller-blinds")],
    ["GET /api/products/{id}/reviews", () => ask("GET", "/api/products/1/reviews")],
    ["GET /api/categories/{slug}", () => ask("GET", "/api/categories/blinds")],
    ["GET /api/search", () => ask("GET", "/api/search?q=blackout")],
  ])("%s", async (_case, request) => {
    const first = await request();
    expect(first.status).toBe(200);
    expect(await statementsOf(first)).toBeGreaterThan(0);
    const second = await outOfMemory(request);
    expect(second).toEqual({ ...first, id: second.id });
    expect(second.id).not.toBe(first.id);
  });

  it("as a server without a cache responds", async () => {
    const body = JSON.stringify({ query: CATEGORIES });
    const type = { "content-type": "application/json" };
    const [cached, fresh] = [await post(body), await ask("POST", "/graphql", body, type, uncachedShop)];
    expect(cached).toEqual({ ...fresh, id: cached.id });
    for (const path of ["/api/products/roller-blinds", "/api/categories/none", "/api/search?q="]) {
      const [here, there] = [await ask("GET", path), await ask("GET", path, undefined, {}, uncachedShop)];
      expect(here).toEqual({ ...there, id: here.id });
    }
  });

  it("with a line in the log that names the operation", async () => {
    const { id } = await outOfMemory(() => post({ query: CATEGORIES }));
    expect(await shop().logged(id)).toMatchObject({ operation: "ForMemory", statements: 0, req: { path: "/graphql" } });
  });

  it("with the headers that protect shoppers, and no cookie", async () => {
    for (const [path, query] of [["/graphql", CATEGORIES], ["/api/products"]] as const) {
      const { headers } = await outOfMemory(() => (query ? post({ query }) : ask("GET", path)));
      expect(headers["content-security-policy"]).toContain("default-src 'self'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });
});

describe("RESPONSE_CACHE=off", () => {
  it("computes every response", async () => {
    for (let time = 0; time < 2; time += 1) {
      const { requestId } = await uncachedShop().visitor().graphql(CATEGORIES);
      expect(await uncachedShop().statements(requestId)).toBe(1);
    }
  });
});

describe("the cache key tells requests apart", () => {
  it.each([
    ["an alias", { query: "{ x: shop { name } }" }, { query: "{ y: shop { name } }" }],
    [
      "a variable",
      { query: "query ($s: String!) { product(slug: $s) { name } }", variables: { s: "roller-blinds" } },
      { query: "query ($s: String!) { product(slug: $s) { name } }", variables: { s: "roman-blinds" } },
    ],
    [
      "the operation's name",
      { query: "query A { shop { name } } query B { shop { phone } }", operationName: "A" },
      { query: "query A { shop { name } } query B { shop { phone } }", operationName: "B" },
    ],
    [
      "a directive by a variable",
      { query: "query ($w: Boolean!) { shop { name phone @include(if: $w) } }", variables: { w: true } },
      { query: "query ($w: Boolean!) { shop { name phone @include(if: $w) } }", variables: { w: false } },
    ],
  ])("by %s", async (_case, one, other) => {
    for (let time = 0; time < 2; time += 1) {
      const [first, second] = [await post(one), await post(other)];
      expect(first.status).toBe(200);
      expect(second.status).toBe(200);
      expect(first.body).not.toBe(second.body);
    }
  });

  it("by the query string of the URL", async () => {
    await ask("GET", "/api/products?category=blinds");
    const shutters = await ask("GET", "/api/products?category=shutters");
    expect(shutters.body).not.toBe((await ask("GET", "/api/products?category=blinds")).body);
  });
});

describe("private responses are never cached", () => {
  it("a cart, alone or beside public fields, by every transport", async () => {
    const owner = shop().visitor();
    await aCartWith(owner);
    for (const query of [
      "{ cart { count } }",
      "{ categories { id } cart { count } }",
      "{ ...A } fragment A on Query { shop { name } cart { count } }",
    ]) {
      const mine = async (visitor: typeof owner) =>
        (await visitor.graphql<{ cart: { count: number } }>(query)).data.cart.count;
      expect(await mine(owner)).toBe(1);
      expect(await mine(shop().visitor())).toBe(0);
      expect(await mine(owner)).toBe(1);
    }
    expect((await shop().visitor().rest("GET", "/api/cart")).text).toBe("[]");
    expect(JSON.parse((await owner.rest("GET", "/api/cart")).text)).toHaveLength(1);
    expect((await shop().visitor().rest("GET", "/api/cart")).text).toBe("[]");
  });

  it("an order", async () => {
    const owner = shop().visitor();
    await aCartWith(owner);
    await placeOrder(owner);
    const number = async (visitor: typeof owner) =>
      (await visitor.graphql<{ order: { number: string } | null }>("{ order { number } }")).data.order?.number;
    expect(await number(owner)).toMatch(/^MBC/);
    expect(await number(shop().visitor())).toBeUndefined();
  });

  it("a mutation runs each time", async () => {
    const visitor = shop().visitor();
    const { id } = await aCartWith(visitor);
    const [one, other] = [2, 3];
    for (const quantity of [one, other, one]) {
      const { data } = await visitor.graphql<{ changeCartLine: { cart: { count: number } } }>(
        "mutation ($input: ChangeCartLineInput!) { changeCartLine(input: $input) { cart { count } } }",
        { input: { lineId: id, quantity } },
      );
      expect(data.changeCartLine.cart.count).toBe(quantity);
    }
  });

  it("a failure", async () => {
    const query = '{ products(after: "x") { totalCount } }';
    const [first, second] = [await post({ query }), await post({ query })];
    expect(first.status).toBe(400);
    expect(second).toEqual({ ...first, id: second.id });
    for (const path of ["/api/products/none", "/api/categories/none"]) {
      await ask("GET", path);
      const answer = await ask("GET", path);
      expect(answer.status).toBe(404);
      expect(await statementsOf(answer)).toBe(1);
    }
  });
});

describe("cached responses are served only to requests that Express would accept", () => {
  const QUERY = JSON.stringify({ query: "{ shop { name } }" });

  it.each([
    ["a form", { "content-type": "text/plain" }, 415],
    ["who takes neither JSON", { accept: "image/png" }, 406],
    ["who says another encoding", { "content-encoding": "gzip" }, 400],
  ])("not to %s", async (_case, headers, status) => {
    expect((await post(QUERY)).status).toBe(200);
    expect((await post(QUERY, headers)).status).toBe(status);
  });

  it("not by another method", async () => {
    await ask("GET", "/api/products/roller-blinds");
    expect((await ask("DELETE", "/api/products/roller-blinds")).status).toBe(405);
    expect((await ask("PUT", "/graphql", QUERY)).status).toBe(405);
  });

  it("also for bodies in chunks or without a length", async () => {
    const request = http.request(`${shop().url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": QUERY.length },
    });
    request.write(QUERY.slice(0, 10));
    await new Promise((resolve) => setImmediate(resolve));
    request.end(QUERY.slice(10));
    expect((await received(request)).status).toBe(200);
    const unsaid = await fetch(`${shop().url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Blob([QUERY]).stream(),
      duplex: "half",
    });
    expect(unsaid.status).toBe(200);
  });
});

describe("a client that has the response gets 304", () => {
  it.each([
    ["/api/products/roller-blinds", {}],
    ["/api/categories/blinds", { "accept-encoding": "br" }],
    [`/graphql?query=${encodeURIComponent("{ shop { name } }")}`, { "apollo-require-preflight": "yes" }],
  ])("%s", async (path, headers: Record<string, string>) => {
    const full = await ask("GET", path, undefined, headers);
    const etag = full.headers.etag ?? "";
    expect(etag).toMatch(/^W\/"/);
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, "*"]) {
      const known304 = await ask("GET", path, undefined, { ...headers, "if-none-match": known });
      expect(known304).toMatchObject({ status: 304, body: "" });
      expect(known304.headers.etag).toBe(etag);
      expect(known304.headers["content-type"]).toBeUndefined();
    }
    const other = await ask("GET", path, undefined, { ...headers, "if-none-match": '"x"' });
    expect(other.status).toBe(200);
    const anew = { ...headers, "if-none-match": etag, "cache-control": "no-cache" };
    expect((await ask("GET", path, undefined, anew)).status).toBe(200);
  });

  it("HEAD gets the headers without the body", async () => {
    const full = await ask("GET", "/api/products/roller-blinds");
    const head = await ask("HEAD", "/api/products/roller-blinds");
    expect(head).toEqual({ ...full, id: head.id, body: "" });
    const known = await ask("HEAD", "/api/products/roller-blinds", undefined, {
      "if-none-match": full.headers.etag ?? "",
    });
    expect(known.status).toBe(304);
  });
});

it("equal requests at the same time cost one computation", async () => {
  await outOfMemory(() => post({ query: CATEGORIES }));
  const many = await Promise.all(
    Array.from({ length: 20 }, () => post({ query: "query AtOnce { categories { slug productCount } }" })),
  );
  expect(new Set(many.map(({ body }) => body)).size).toBe(1);
  const statements = await Promise.all(many.map(statementsOf));
  expect(statements.reduce((sum, each) => sum + each, 0)).toBe(1);
});
