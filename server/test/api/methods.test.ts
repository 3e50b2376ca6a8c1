import { expect, it } from "vitest";
import { REST_EXAMPLES } from "../../src/docs/rest-examples.js";
import { addToCart, anAddition, readCart } from "../builders/cart.js";
import { plainRequest } from "../harness/plain-request.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({
  storefront: {
    files: (_request, _response, next) => next(),
    inlineScripts: [],
    render: async () => ({ body: "a page", status: 200, isPrivate: false }),
    renderLayers: async () => undefined,
    renderDrawing: async () => "",
    renderPdf: async () => Buffer.from(""),
    sitemapRoutes: async () => ({ publicPages: [], hiddenPaths: [] }),
    canonicalUrl: async (url) => url,
    close: async () => {},
  },
});
const bareShop = useShop({ beside: shop, settings: { apiExplorer: false } });

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH"] as const;
const pathsOf = (calls: typeof REST_EXAMPLES) => [...new Set(calls.map(({ path }) => path.replace(/\?.*/, "")))];

/** Every REST path with each method that it does not support. */
const WRONG = pathsOf(REST_EXAMPLES).flatMap((path) => {
  const calls = REST_EXAMPLES.filter((call) => call.path.replace(/\?.*/, "") === path);
  const own = new Set<string>(calls.map(({ method }) => method));
  const allowed = [...own, ...(own.has("GET") ? ["HEAD"] : []), "OPTIONS"];
  return METHODS.filter((method) => !own.has(method)).map((method) => ({ method, path, allowed }));
});

/** Every kind of path outside REST, and its methods. */
const OTHER_PATHS = [
  ["/graphql", "GET, HEAD, POST, OPTIONS"],
  ["/csp-reports", "POST, OPTIONS"],
  ["/GraphQL/", "GET, HEAD, POST, OPTIONS"],
  ["/newsletter/unsubscribe", "GET, HEAD, POST, OPTIONS"],
  ["/reviews/no-invitations", "GET, HEAD, POST, OPTIONS"],
  ...[
    "/",
    "/products/roller-blinds",
    "/sandbox",
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/sitemap.xml",
    "/feeds/google.xml",
  ].map((path) => [path, "GET, HEAD, OPTIONS"] as const),
  ...["/site.webmanifest", "/images/none.webp", "/assets/none.js", "/apiary"].map(
    (path) => [path, "GET, HEAD, OPTIONS"] as const,
  ),
] as const;
const EVERY_METHOD = [...METHODS, "TRACE", "PROPFIND"];

it.each(OTHER_PATHS)("%s allows only %s", async (path, allow) => {
  for (const server of [shop, bareShop]) {
    const options = await plainRequest(server().url, { method: "OPTIONS", target: path });
    expect([options.status, options.headers.allow, options.text]).toEqual([204, allow, ""]);
    const refused: string[] = [];
    for (const method of EVERY_METHOD) {
      const { status, headers } = await plainRequest(server().url, { method, target: path });
      if (status === 405 && headers.allow === allow) refused.push(method);
    }
    expect(refused).toEqual(EVERY_METHOD.filter((method) => !allow.includes(method)));
  }
});

it("HEAD of a GraphQL query answers like GET, without a body", async () => {
  const target = `/graphql?query=${encodeURIComponent("{ shop { name } }")}`;
  const headers = ["Apollo-Require-Preflight", "yes"];
  const get = await plainRequest(shop().url, { target, headers });
  const head = await plainRequest(shop().url, { method: "HEAD", target, headers });
  expect([head.status, head.headers["content-length"], head.text]).toEqual([200, String(get.text.length), ""]);
});

it("an unknown path of a shop without pages gets 404 with a plain message", async () => {
  const { status, text } = await plainRequest(bareShop().url, { target: "/nothing" });
  expect([status, text]).toEqual([404, "There is no such call."]);
});

it.each(WRONG)("$method $path gets 405 with the allowed methods", async ({ method, path, allowed }) => {
  const visitor = shop().visitor();
  await addToCart(visitor, await anAddition(visitor));
  const answer = await visitor.send(method, path, method === "GET" || method === "DELETE" ? undefined : "{}");
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")?.split(", ").toSorted()).toEqual(allowed.toSorted());
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe("This method is not known here.");
  expect((await readCart(visitor)).data.cart.count).toBe(1);
});

it("OPTIONS lists the allowed methods, without a cookie", async () => {
  const answer = await shop().visitor().send("OPTIONS", "/api/cart");
  expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, DELETE, OPTIONS"]);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it("HEAD answers like GET, without a body", async () => {
  const [head, get] = [
    await shop().visitor().send("HEAD", "/api/products"),
    await shop().visitor().send("GET", "/api/products"),
  ];
  expect(head.status).toBe(200);
  expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
  expect(await head.text()).toBe("");
});

it.each(["GET", "POST", "PUT", "DELETE"])("%s of an unknown path gets 404 with a plain message", async (method) => {
  const answer = await shop()
    .visitor()
    .send(method, "/api/nothing", method === "GET" ? undefined : "{}");
  expect([answer.status, await answer.text()]).toEqual([404, "There is no such call."]);
});
