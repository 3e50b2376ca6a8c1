import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { plainRequest } from "../harness/plain-request.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });

const FILE = path.resolve(import.meta.dirname, "../../documents/storefront.json");
const DOCUMENTS: Record<string, string> = JSON.parse(readFileSync(FILE, "utf8"));

/** Id of the storefront's operation of this name. */
function idOf(name: string): string {
  const found = Object.entries(DOCUMENTS).find(([, document]) =>
    new RegExp(`^(?:query|mutation) ${name}\\b`).test(document),
  );
  if (!found) throw new Error(`The storefront has no operation ${name}.`);
  return found[0];
}

const get = (parameters: Record<string, string>, headers: readonly string[] = [], method = "GET") =>
  plainRequest(shop().url, { method, target: `/graphql?${new URLSearchParams(parameters).toString()}`, headers });
const byDocument = (name: string, variables?: object) =>
  get({ documentId: idOf(name), ...(variables && { variables: JSON.stringify(variables) }) });
/** A query in the URL; Apollo takes it only with a header that forms can't send. */
const byQuery = (query: string, ...headers: string[]) =>
  get({ query }, ["Apollo-Require-Preflight", "yes", ...headers]);

describe("a registered document", () => {
  it("has the sha256 of its text as its id", () => {
    for (const [id, document] of Object.entries(DOCUMENTS)) {
      expect(id).toBe(`sha256:${createHash("sha256").update(document).digest("hex")}`);
      expect(parse(document).definitions).not.toHaveLength(0);
    }
  });

  it("is answered by GET like its text by POST", async () => {
    const { status, text } = await byDocument("Site");
    expect([status, JSON.parse(text).data.shop.name]).toEqual([200, "Measured Blind Co."]);
  });

  it("is answered by POST", async () => {
    const { text } = await shop()
      .visitor()
      .rest("POST", "/graphql", { documentId: idOf("Site") });
    expect(JSON.parse(text).data.shop.name).toBe("Measured Blind Co.");
  });

  it("is named in the log", async () => {
    const { headers } = await byDocument("Site");
    expect((await shop().logged(String(headers["x-request-id"]))).operation).toBe("Site");
  });

  it.each([
    ["an unknown id", { documentId: `sha256:${"a".repeat(64)}` }, 404, "DOCUMENT_NOT_FOUND"],
    ["an id twice", undefined, 404, "DOCUMENT_NOT_FOUND"],
    ["variables that are no JSON", { documentId: idOf("Site"), variables: "{" }, 400, "BAD_REQUEST"],
    ["variables that are no object", { documentId: idOf("Site"), variables: "7" }, 400, "BAD_REQUEST"],
    ["a change", { documentId: idOf("ClearCart") }, 400, "BAD_REQUEST"],
  ])("is refused with %s", async (_case, parameters, status, code) => {
    const answer = parameters
      ? await get(parameters)
      : await plainRequest(shop().url, { target: `/graphql?documentId=${idOf("Site")}&documentId=x` });
    expect([answer.status, JSON.parse(answer.text).errors[0].extensions.code]).toEqual([status, code]);
    expect(answer.headers["cache-control"] ?? "no-store").toMatch(/no-store/);
  });
});

describe("the answer to a GET of a public operation", () => {
  const PRODUCT = '{ product(slug: "roller-blinds") { name category { name } reviews { totalCount } } }';

  it("may be kept by shared caches for a short time", async () => {
    const { headers } = await byQuery("{ shop { name } }");
    expect(headers["cache-control"]).toBe("public, max-age=5, s-maxage=60, stale-while-revalidate=60");
    expect(headers.vary?.split(", ")).toEqual(expect.arrayContaining(["Accept", "Accept-Encoding"]));
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("names the catalogue and what it shows, whether or not the slugs are asked for", async () => {
    const { headers } = await byQuery(PRODUCT);
    const keys = String(headers["surrogate-key"]).split(" ");
    expect(keys.toSorted()).toEqual(expect.arrayContaining(["catalogue", "product:roller-blinds"]));
    expect(keys.some((key) => key.startsWith("category:"))).toBe(true);
    expect(String(headers["cache-tag"]).split(",")).toEqual(keys);
  });

  it("has an ETag, and is 304 for who has it; also out of the cache, and for HEAD", async () => {
    const { etag } = (await byQuery(PRODUCT)).headers;
    expect(etag).toMatch(/^W\/"/);
    await vi.waitFor(
      async () => {
        const again = await byQuery(PRODUCT, "If-None-Match", String(etag));
        expect([again.status, again.text, again.headers["cache-control"]]).toEqual([
          304,
          "",
          expect.stringContaining("public"),
        ]);
        expect(again.headers["surrogate-key"]).toContain("product:roller-blinds");
        expect(await shop().statements(String(again.headers["x-request-id"]))).toBe(0);
      },
      { timeout: 20_000 },
    );
    const head = await get({ query: PRODUCT }, ["Apollo-Require-Preflight", "yes"], "HEAD");
    expect([head.status, head.text, head.headers.etag]).toEqual([200, "", etag]);
  });
});

describe("an answer is private", () => {
  it.each([
    ["of a private field", "{ cart { count } }"],
    ["of a private field beside a public one", "{ shop { name } cart { count } }"],
    ["whose keys are not collected", "{ shop { name @include(if: true) } }"],
    ["with an error", "{ products(first: -1) { nodes { id } } }"],
  ])("%s", async (_case, query) => {
    const { headers } = await byQuery(query);
    expect([headers["cache-control"], headers["surrogate-key"]]).toEqual(["private, no-store", undefined]);
  });

  it("also of a registered document, and differs by visitor", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const query = `/graphql?documentId=${idOf("Cart")}`;
    const [mine, other] = [await visitor.send("GET", query), await shop().visitor().send("GET", query)];
    expect(mine.headers.get("cache-control")).toBe("private, no-store");
    expect(await mine.json()).toMatchObject({ data: { cart: { count: 1 } } });
    expect(await other.json()).toMatchObject({ data: { cart: { count: 0 } } });
  });

  it("by POST: no-store as ever, without keys", async () => {
    const answer = await shop()
      .visitor()
      .send("POST", "/graphql", JSON.stringify({ query: "{ shop { name } }" }));
    expect([answer.headers.get("cache-control"), answer.headers.get("surrogate-key")]).toEqual(["no-store", null]);
  });
});
