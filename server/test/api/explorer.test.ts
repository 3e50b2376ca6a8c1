import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readExamples } from "../../src/graphql/explorer/examples.js";
import { EXPLORER_HEADER } from "../../src/http/sessions/sessions.js";
import { aCartWith, anAddition } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";

const HTML = { accept: "text/html" };
const INTROSPECTION = "{ __schema { queryType { name } } }";

const READ = JSON.stringify({ query: "{ cart { count } }" });

const hashesOf = (html: string) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );

describe("the API explorer", () => {
  const shop = useShop();

  it("/graphql opens Sandbox with an example, loading only the shop's own scripts", async () => {
    const answer = await shop().visitor().send("GET", "/graphql", undefined, HTML);
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
      const headers = { cookie, [EXPLORER_HEADER]: "1" };
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
    expect(own).toMatch(/^explorer-sid=/);
    expect((await explorer("{ cart { count } }", {}, `${shopper}; ${own}`)).text).toContain('"count":7');
    const shoppers = await visitor.send("POST", "/graphql", READ, { cookie: `${shopper}; ${own}` });
    expect(await shoppers.json()).toEqual({ data: { cart: { count: 1 } } });
  });

  it("/graphql opens any other example by its name, with its variables", async () => {
    for (const { name, document, variables } of readExamples()) {
      const html = await (await shop().visitor().send("GET", `/graphql?example=${name}`, undefined, HTML)).text();
      const [, state = ""] = /<script type="application\/json" id="example">([^]*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(state)).toEqual({ document, variables });
      expect(html).toContain(`href="/graphql?example=${name}" aria-current="page"`);
    }
  });

  it("/graphiql is one page without external files, compressed and cacheable", async () => {
    const answer = await shop().visitor().send("GET", "/graphiql", undefined, { "accept-encoding": "br" });
    const html = await answer.text();
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="(https?:)?\/\//);
    expect(html).toContain('"endpoint":"/graphql"');
    for (const { document } of readExamples()) expect(html).toContain(JSON.stringify(document));
    const policy = answer.headers.get("content-security-policy");
    const [script = ""] = /<script>[^]*<\/script>/.exec(html) ?? [];
    const inner = script.slice("<script>".length, -"</script>".length);
    expect(policy).toContain(createHash("sha256").update(inner).digest("base64"));
    const etag = answer.headers.get("etag") ?? "";
    const again = await shop()
      .visitor()
      .send("GET", "/graphiql", undefined, { "if-none-match": etag, "cache-control": "max-age=0" });
    expect(again.status).toBe(304);
  });

  it("introspection works and errors suggest field names", async () => {
    expect((await shop().visitor().graphql(INTROSPECTION)).status).toBe(200);
    expect((await shop().visitor().graphql("{ shopp { name } }")).errors[0]?.message).toContain("Did you mean");
  });
});

describe("with API_EXPLORER=off", () => {
  const shop = useShop({ settings: { apiExplorer: false } });

  it.each(["/graphql", "/graphiql"])("%s is not found", async (path) => {
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
