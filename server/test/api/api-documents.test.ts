import { readFileSync } from "node:fs";
import path from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { buildSchema, lexicographicSortSchema, printSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { useShop } from "../harness/shop.js";

const DOCUMENTS = ["/api/openapi.json", "/schema.graphql"];
const ROOT = path.resolve(import.meta.dirname, "../../..");
const committed = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const shop = useShop();
const closedShop = useShop({ beside: shop, settings: { apiExplorer: false } });
const read = (url: string, headers?: Record<string, string>) => shop().visitor().send("GET", url, undefined, headers);

describe("documents for machines", () => {
  it("/api/openapi.json is docs/openapi.json, as valid OpenAPI", async () => {
    const answer = await read("/api/openapi.json");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const document: unknown = await answer.json();
    expect(document).toEqual(JSON.parse(committed("docs/openapi.json")));
    expect(await new Validator().validate(document as Record<string, unknown>)).toEqual({ valid: true });
  });

  it("/schema.graphql is the committed schema as text", async () => {
    const answer = await read("/schema.graphql");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(committed("schema.graphql")).toContain((await answer.text()).trim());
  });

  it("/schema.graphql can be built and printed again without a change", async () => {
    const text = await (await read("/schema.graphql")).text();
    expect(printSchema(lexicographicSortSchema(buildSchema(text))).trim()).toBe(text.trim());
  });

  it.each(DOCUMENTS)("%s is sent again only when it has changed", async (url) => {
    const first = await read(url);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const again = await read(url, { "if-none-match": first.headers.get("etag") ?? "", "cache-control": "max-age=0" });
    expect(again.status).toBe(304);
  });
});

describe("/api/docs", () => {
  it("draws the document with files of the shop alone", async () => {
    const answer = await read("/api/docs");
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain("unsafe-eval");
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, url = ""]) => url)
      .filter((url) => url !== "data:,");
    expect(files).toEqual(["/api/docs/swagger-ui.css", "/api/docs/swagger-ui-bundle.js"]);
    for (const file of files) {
      const loaded = await read(file, { "accept-encoding": "br" });
      expect(loaded.status).toBe(200);
      expect(loaded.headers.get("content-encoding")).toBe("br");
    }
  });

  it.each(["/index.html", "/package.json", "/../express/package.json"])("has no other file: %s", async (file) => {
    expect((await read(`/api/docs${file}`)).status).toBe(404);
  });
});

it.each([...DOCUMENTS, "/api/docs", "/api/docs/swagger-ui.css"])("API_EXPLORER=off hides %s", async (url) => {
  expect((await closedShop().visitor().send("GET", url)).status).toBe(404);
});
