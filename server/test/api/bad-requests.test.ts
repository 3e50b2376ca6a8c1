import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { anAddition, readCart } from "../builders/cart.js";
import { plainRequest } from "../harness/plain-request.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const QUERY = JSON.stringify({ query: "{ shop { name } }" });
const CLEAR = JSON.stringify({ query: "mutation { clearCart { cart { count } } }" });
const BOTH_DOORS = ["/graphql", "/api/cart"];

/** One sentence without internal details. */
const INTERNAL = /node_modules|\.js:\d|\.ts:\d|at position|SyntaxError|Error:/;

describe.each(BOTH_DOORS)("a body for %s", (path) => {
  it.each([
    ["broken JSON", "{", 400],
    ["nothing", "", 400],
    ["NaN", '{"query": NaN}', 400],
    ["a bare word", "true", 400],
    ["a word of the database's", "timeout", 400],
    ["ten thousand brackets", `{"query": ${"[".repeat(10_000)}${"]".repeat(10_000)}}`, 400],
    ["ten thousand open brackets", "[".repeat(10_000), 400],
    ["a field twice", '{"query": "{ shop { name } }", "query": "{ cart { count } }"}', 400],
    ["a field twice in two spellings", '{"width": 36, "w\\u0069dth": 40}', 400],
    ["200 kB", JSON.stringify({ query: `{ shop { name } } #${"x".repeat(200_000)}` }), 413],
  ])("is refused when it is %s", async (_case, body, status) => {
    const answer = await shop().visitor().send("POST", path, body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(INTERNAL);
  });

  it.each([
    ["UTF-16 that says so", Buffer.from(QUERY, "utf16le"), "application/json; charset=utf-16"],
    ["UTF-16 that does not say so", Buffer.from(QUERY, "utf16le"), "application/json"],
    [
      "broken UTF-8",
      Buffer.concat([Buffer.from('{"query": "'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
      "application/json",
    ],
  ])("is refused when it is %s", async (_case, body, type) => {
    const answer = await shop().visitor().send("POST", path, new Uint8Array(body), { "content-type": type });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(INTERNAL);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "is refused when it comes as %s, as a form of another page could send it",
    async (type) => {
      const answer = await shop().visitor().send("POST", path, CLEAR, { "content-type": type });
      expect([400, 415]).toContain(answer.status);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );
});

it("a list of operations is refused", async () => {
  const operations = JSON.stringify(Array.from({ length: 50 }, () => ({ query: "{ shop { name } }" })));
  const answer = await shop().visitor().rest("POST", "/graphql", operations);
  expect(answer.status).toBe(400);
  expect(answer.text).toMatch(/batching/i);
});

describe("a method", () => {
  it("GET is refused for a mutation", async () => {
    const address = `/graphql?query=${encodeURIComponent("mutation { clearCart { cart { count } } }")}`;
    expect((await shop().visitor().send("GET", address)).status).toBe(405);
  });

  it("GET is allowed for a query", async () => {
    const address = `/graphql?query=${encodeURIComponent("{ shop { name } }")}`;
    expect((await shop().visitor().send("GET", address)).status).toBe(200);
  });

  it.each([
    ["PUT", "/graphql"],
    ["DELETE", "/graphql"],
    ["PATCH", "/graphql"],
    ["TRACE", "/graphql"],
    ["TRACE", "/api/cart"],
    ["TRACE", "/"],
  ])("%s %s is not allowed", async (method, target) => {
    expect((await plainRequest(shop().url, { method, target })).status).toBe(405);
  });
});

describe("a change requested by a page of another site", () => {
  const FOREIGN: [string, Record<string, string>][] = [
    ["a browser says so", { "sec-fetch-site": "cross-site" }],
    ["a browser says so, whatever the origin", { "sec-fetch-site": "cross-site", origin: "OWN" }],
    ["it comes from a neighbour's page", { "sec-fetch-site": "same-site", origin: "https://blog.shop.example" }],
    ["its origin is another", { origin: "https://evil.example" }],
    ["its origin is hidden", { origin: "null" }],
  ];

  it.each(BOTH_DOORS.flatMap((path) => FOREIGN.map(([name, headers]) => [path, name, headers] as const)))(
    "is refused on %s where %s",
    async (path, _name, headers) => {
      const visitor = shop().visitor();
      const own = headers["origin"] === "OWN" ? { ...headers, origin: shop().url } : headers;
      const addition = await anAddition(visitor);
      const body =
        path === "/graphql"
          ? CLEAR
          : JSON.stringify({ ...addition, productId: Number(keyOf("Product", addition.productId)) });
      const answer = await visitor.send("POST", path, body, own);
      expect(answer.status).toBe(403);
      expect(answer.headers.has("access-control-allow-origin")).toBe(false);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect((await readCart(visitor)).data.cart.count).toBe(0);
    },
  );

  it.each([
    ["the shop's own page", { "sec-fetch-site": "same-origin" }],
    ["the shop's own page with a hidden origin", { "sec-fetch-site": "same-origin", origin: "null" }],
    ["the browser's URL bar", { "sec-fetch-site": "none" }],
    ["a program", {}],
  ])("is told apart from one by %s", async (_case, headers) => {
    expect(
      (
        await shop()
          .visitor()
          .send("POST", "/graphql", CLEAR, headers as Record<string, string>)
      ).status,
    ).toBe(200);
  });

  it("is distinguished from one by an older browser on a page of the shop", async () => {
    const answer = await shop().visitor().send("POST", "/graphql", CLEAR, { origin: shop().url });
    expect(answer.status).toBe(200);
  });

  it("gets no CORS headers either", async () => {
    for (const [method, path] of [
      ["OPTIONS", "/graphql"],
      ["OPTIONS", "/api/cart"],
      ["GET", "/api/products"],
    ] as const) {
      for (const origin of ["https://evil.example", "null"]) {
        const answer = await shop().visitor().send(method, path, undefined, { origin });
        expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
      }
    }
  });
});

describe("a URL", () => {
  it.each([
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%5c..%5cetc%5cpasswd",
    "/api/products/..%2f..%2fetc%2fpasswd",
    "/api/products/%2e%2e",
    `/api/products/${"x".repeat(5000)}`,
    "/api/products/%00",
    "/api/nothing",
    "/api/products/%E0%A4%A",
    "/%E0%A4%A",
    "/faq%0A",
    "/faq%E2%80%A8/x",
  ])("that matches nothing gets 400 or 404: %s", async (path) => {
    const answer = await shop().visitor().rest("GET", path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(INTERNAL);
    expect(answer.text).not.toMatch(/root:|^[{[]/);
  });

  it.each(["../../etc/passwd", "x".repeat(1999), "' or 1=1--", "roller-blinds%00"])(
    "as a slug finds nothing: %s",
    async (slug) => {
      const query = "query ($slug: String!) { product(slug: $slug) { id } category(slug: $slug) { id } }";
      expect(await shop().visitor().graphql(query, { slug })).toMatchObject({
        status: 200,
        data: { product: null, category: null },
      });
    },
  );
});

it.each(["roller\0blinds", "roller\ud800blinds", 7, ["roller-blinds"]])(
  "a slug that is no text is refused: %j",
  async (slug) => {
    const { status, errors } = await shop()
      .visitor()
      .graphql("query ($slug: String!) { product(slug: $slug) { id } }", { slug });
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual(["slug"]);
  },
);

it.each([
  ["x".repeat(2001), "Text may have at most 2000 characters."],
  ["roller\0blinds", "Text may not contain NUL or broken characters."],
])("a broken slug in the document itself is refused: %j", async (slug, message) => {
  const { status, errors } = await shop()
    .visitor()
    .graphql(`query ($slug: String! = ${JSON.stringify(slug)}) { product(slug: $slug) { id } }`);
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ message, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]);
});

describe("a client error", () => {
  const HASH = createHash("sha256").update("{ shop { name } }").digest("hex");
  const persisted = (persistedQuery: unknown, query = "{ shop { name } }") => ({
    query,
    extensions: { persistedQuery },
  });

  it.each([
    ["a subscription", { query: "subscription { cartChanged { count } }" }, "GRAPHQL_VALIDATION_FAILED"],
    [
      "a subscription beside the operation that is asked for",
      { query: "query A { shop { name } } subscription B { cartChanged { count } }", operationName: "A" },
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["a wrong hash of a persisted query", persisted({ version: 1, sha256Hash: "a".repeat(64) }), "BAD_REQUEST"],
    ["a hash that is no text", persisted({ version: 1, sha256Hash: 7 }), "BAD_REQUEST"],
    ["an unknown version of persisted queries", persisted({ version: 2, sha256Hash: HASH }), "BAD_REQUEST"],
    ["no version of persisted queries", persisted("yes"), "BAD_REQUEST"],
  ])("gets 400 with its code and is not logged as a failure: %s", async (_case, body, code) => {
    const answer = await shop().visitor().rest("POST", "/graphql", body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).errors).toMatchObject([{ extensions: { code } }]);
    await shop().logged(answer.requestId);
    expect(shop().log.filter(({ requestId }) => requestId === answer.requestId)).toEqual([]);
  });

  it("does not include a persisted query with its hash", async () => {
    const body = persisted({ version: 1, sha256Hash: HASH });
    expect((await shop().visitor().rest("POST", "/graphql", body)).status).toBe(200);
    const { extensions } = body;
    expect((await shop().visitor().rest("POST", "/graphql", { extensions })).text).toContain('"data"');
  });
});

describe("a request target that URL parsers read in several ways", () => {
  it.each([
    ...[
      "//",
      "///",
      "//healthz",
      "//[",
      "//x:99999/",
      "/\\",
      "/\\healthz",
      "/..//healthz",
      "/%2e%2e/healthz",
      "/./healthz",
    ],
    ...["http:///", "http://[", "http://jo@shop.example/healthz", "ftp://shop.example/healthz", "*"],
  ])("is refused and its connection closed: %s", async (target) => {
    const { status, headers, text } = await plainRequest(shop().url, { target });
    expect([status, headers.connection]).toEqual([400, "close"]);
    expect(text).toMatch(/^[^<>{}]+\.$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("may be an absolute URL, whose host then counts", async () => {
    const target = "http://shop.example/api/categories/blinds?x=1";
    expect((await plainRequest(shop().url, { target })).text).toContain('"slug":"blinds"');
    const change = { method: "POST", target: "http://shop.example/graphql", body: CLEAR };
    const from = (origin: string) => ["Content-Type", "application/json", "Origin", origin];
    expect((await plainRequest(shop().url, { ...change, headers: from("http://shop.example") })).status).toBe(200);
    expect((await plainRequest(shop().url, { ...change, headers: from(shop().url) })).status).toBe(403);
  });

  it("may hold anything in the query string", async () => {
    expect((await plainRequest(shop().url, { target: "/healthz?next=//x/../y" })).status).toBe(200);
  });
});

describe("the Host header", () => {
  const statusWith = async (...headers: string[]) =>
    (await plainRequest(shop().url, { target: "/healthz", headers })).status;

  it.each([
    [["Host", "shop.example", "Host", "evil.example"]],
    [["Host", "shop.example", "host", "shop.example"]],
    [["X-Forwarded-Host", "shop.example", "x-forwarded-host", "evil.example"]],
    [["Host", ""]],
    [["Host", "shop.example/path"]],
    [["Host", "jo@shop.example"]],
    [["Host", "shop.example:99x"]],
    [["Host", "shop.example, evil.example"]],
  ])("is refused when invalid or repeated: %j", async (headers) => {
    expect(await statusWith(...headers)).toBe(400);
  });

  it.each(["shop.example", "SHOP_1.example:4000", "127.0.0.1:1", "[::1]:4000"])("may be %s", async (host) => {
    expect(await statusWith("Host", host, "X-Forwarded-Host", host)).toBe(200);
  });
});

describe("health", () => {
  it("answers that the shop is well", async () => {
    expect((await shop().visitor().rest("GET", "/healthz")).status).toBe(200);
    expect((await shop().visitor().rest("GET", "/readyz")).status).toBe(200);
  });
});
