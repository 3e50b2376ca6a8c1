import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DEMO } from "../../src/composition/demo/demo-details.js";
import { readExamples } from "../../src/graphql/explorer/examples.js";
import { SANDBOX_HEADER } from "../../src/http/sessions/sessions.js";
import { aCartWith, anAddition } from "../builders/cart.js";
import { exampleOf } from "../builders/examples.js";
import { useShop } from "../harness/shop.js";

const HTML = { accept: "text/html" };
const INTROSPECTION = "{ __schema { queryType { name } } }";

const READ = JSON.stringify({ query: "{ cart { count } }" });

const hashesOf = (html: string) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );

/** The JSON of an element of the page. */
function dataIn(html: string, id: string): unknown {
  const [, text = ""] = new RegExp(`<script type="application/json" id="${id}">([^]*?)</script>`).exec(html) ?? [];
  return JSON.parse(text);
}

describe("the API explorer", () => {
  const shop = useShop();
  const demoShop = useShop({ beside: shop, settings: { demo: true } });
  const open = (path: string, headers: Record<string, string> = {}) =>
    shop()
      .visitor()
      .send("GET", path, undefined, { ...HTML, ...headers });

  it("/sandbox opens Sandbox with an example, loading only the shop's own scripts", async () => {
    const answer = await open("/sandbox");
    const html = await answer.text();
    expect(answer.headers.get("content-type")).toContain("html");
    expect(html).toContain("query ListProducts");
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toMatch(new RegExp(`script-src ${hashesOf(html).join(" ").replaceAll("+", "\\+")};`));
    expect(html).not.toMatch(/<script[^>]+src=/);
  });

  it("Sandbox operations have their own session, never the shopper's", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const shopper = visitor.cookie ?? "";
    const explorer = async (query: string, variables: object, cookie: string) => {
      const headers = { cookie, [SANDBOX_HEADER]: "1" };
      const answer = await visitor.send("POST", "/graphql", JSON.stringify({ query, variables }), headers);
      return { text: await answer.text(), cookies: answer.headers.getSetCookie() };
    };
    expect((await explorer("{ cart { count } }", {}, shopper)).text).toContain('"count":0');
    const input = { lines: [await anAddition(visitor, "roller-blinds", { quantity: 7 })] };
    const added = await explorer(
      "mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { count } } }",
      { input },
      shopper,
    );
    expect(added.text).toContain('"count":7');
    const [own = ""] = added.cookies.map((cookie) => cookie.split(";", 1)[0]);
    expect(own).toMatch(/^sandbox-sid=/);
    expect((await explorer("{ cart { count } }", {}, `${shopper}; ${own}`)).text).toContain('"count":7');
    const shoppers = await visitor.send("POST", "/graphql", READ, { cookie: `${shopper}; ${own}` });
    expect(await shoppers.json()).toEqual({ data: { cart: { count: 1 } } });
  });

  it("/sandbox opens any other example by its name, with its variables", async () => {
    for (const { name, document, variables } of readExamples()) {
      const html = await (await open(`/sandbox?example=${name}`)).text();
      expect(dataIn(html, "example")).toEqual({ document, variables });
      expect(html).toContain(`href="/sandbox?example=${name}" aria-current="page"`);
    }
  });

  it("/graphql is one page without external files, compressed and cacheable, for all examples", async () => {
    const answer = await open("/graphql", { "accept-encoding": "br" });
    const html = await answer.text();
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("vary")).toContain("Accept");
    expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="(https?:)?\/\//);
    const { examples } = dataIn(html, "examples") as { examples: Record<string, object> };
    for (const { name, title, document } of readExamples()) {
      expect(examples[name]).toMatchObject({ title, document });
      expect(html.includes(`href="/graphql?example=${name}"`)).toBe(true);
    }
    const policy = answer.headers.get("content-security-policy");
    for (const hash of hashesOf(html)) expect(policy).toContain(`script-src ${hash} blob:;`);
    const etag = answer.headers.get("etag") ?? "";
    const again = await open("/graphql?example=add-to-cart", { "if-none-match": etag, "cache-control": "max-age=0" });
    expect(again.status).toBe(304);
  });

  it.each(["/graphql", "/sandbox"])("%s says so where there is no such example", async (path) => {
    const answer = await open(`${path}?example=no-such-one`);
    expect(answer.status).toBe(404);
    expect((await answer.text()).includes("There is no example of this name.")).toBe(true);
  });

  it("/graphql still answers operations by GET, also in a browser", async () => {
    const query = encodeURIComponent("{ shop { currencyCode } }");
    const answer = await open(`/graphql?query=${query}`, { accept: "text/html,*/*;q=0.8" });
    expect(await answer.json()).toEqual({ data: { shop: { currencyCode: "GBP" } } });
  });

  it.each(["/graphql", "/sandbox"])("%s shows a demo only where there is one", async (path) => {
    const plain = await (await open(path)).text();
    expect(plain.includes(`<code>${DEMO.password}</code>`)).toBe(false);
    expect(plain.includes("npm run dev")).toBe(true);
    const html = await (await demoShop().visitor().send("GET", path, undefined, HTML)).text();
    for (const shown of [DEMO.email, DEMO.password, String(exampleOf("show-cart-by-id").variables["id"])])
      expect(html.includes(`<code>${shown}</code>`)).toBe(true);
  });

  it("introspection works and errors suggest field names", async () => {
    expect((await shop().visitor().graphql(INTROSPECTION)).status).toBe(200);
    expect((await shop().visitor().graphql("{ shopp { name } }")).errors[0]?.message).toContain("Did you mean");
  });
});

describe("with API_EXPLORER=off", () => {
  const shop = useShop({ settings: { apiExplorer: false } });

  it.each(["/graphql", "/sandbox"])("%s is not found", async (path) => {
    const answer = await shop().visitor().send("GET", path, undefined, HTML);
    expect([404, 406]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/<script/);
  });

  it("introspection is refused", async () => {
    expect(await shop().visitor().graphql(INTROSPECTION)).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }],
    });
  });

  it.each<[string, string, Record<string, unknown>?]>([
    ["field", "{ shopp { name } }"],
    ["argument", '{ product(slugg: "a") { id } }'],
    ["type", "{ shop { ...F } } fragment F on Shopp { name }"],
    ["directive", "{ shop { name @skipp(if: true) } }"],
    ["input field", "{ products(filter: { room: 1 }) { totalCount } }"],
    ["value of an enum", "{ products(sort: RELEVANCY) { totalCount } }"],
    [
      "input field in a variable",
      "query ($f: ProductFilter) { products(filter: $f) { totalCount } }",
      { f: { room: 1 } },
    ],
    [
      "value of an enum in a variable",
      "query ($s: ProductSort) { products(sort: $s) { totalCount } }",
      { s: "RELEVANCY" },
    ],
  ])("errors suggest nothing for a wrong %s", async (_case, query, variables) => {
    const { status, errors } = await shop().visitor().graphql(query, variables);
    expect(status).toBe(400);
    for (const { message } of errors) expect(message).not.toMatch(/did you mean/i);
  });

  it("operations are answered as usual", async () => {
    expect((await shop().visitor().graphql("{ shop { name } }")).status).toBe(200);
  });
});
