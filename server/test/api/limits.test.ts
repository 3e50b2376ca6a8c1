import { describe, expect, it } from "vitest";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const nested = (depth: number): string => (depth === 0 ? "name" : `related { ${nested(depth - 1)} }`);

describe("operations that ask for too much", () => {
  it.each([
    ["too deep", `{ product(slug: "roller-blinds") { ${nested(9)} } }`],
    ["too costly", `{ products(first: 100) { nodes { ${nested(3)} } } }`],
    ["too long", `{ ${"shop { name } ".repeat(400)} }`],
    ["in a circle", "query { shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }"],
    ["misspelt", "{ shopp { name } }"],
    ["broken", "{ shop { "],
  ])("are refused when %s, and no statement runs", async (_case, query) => {
    const { status, requestId, errors } = await shop().visitor().graphql(query);
    expect(status).toBe(400);
    expect(errors[0]?.message).toBeTruthy();
    expect(await shop().statements(requestId)).toBe(0);
  });

  it("may be as deep as any page needs", async () => {
    const { status } = await shop()
      .visitor()
      .graphql(`{ product(slug: "roller-blinds") { ${nested(3)} } }`);
    expect(status).toBe(200);
  });
});

describe("requests", () => {
  it.each([
    ["a body that is no JSON", "{", 400],
    ["a list of operations", `[{"query":"{ shop { name } }"}]`, 400],
    ["a body of 200 kB", JSON.stringify({ query: `{ shop { name } } #${"x".repeat(200_000)}` }), 413],
  ])("are refused with %s", async (_case, body, status) => {
    const answer = await shop().visitor().rest("POST", "/graphql", body);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/node_modules|at .*\.js/);
  });

  it("carry an id in the answer", async () => {
    const { requestId } = await shop().visitor().graphql("{ shop { name } }");
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("health", () => {
  it("is well", async () => {
    expect((await shop().visitor().rest("GET", "/healthz")).status).toBe(200);
    expect((await shop().visitor().rest("GET", "/readyz")).status).toBe(200);
  });
});
