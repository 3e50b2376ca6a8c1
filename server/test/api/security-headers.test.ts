import { describe, expect, it } from "vitest";
import { useShop } from "../harness/shop.js";

/** The directives of a response's content security policy, with their sources. */
function policyOf(answer: Response): Record<string, string[]> {
  const directives = (answer.headers.get("content-security-policy") ?? "").split(";").map((part) => part.trim());
  return Object.fromEntries(
    directives.map((directive) => directive.split(/\s+/)).map(([name, ...rest]) => [name, rest]),
  );
}

describe("every response over http", () => {
  const shop = useShop();

  it.each(["/api/products", "/api/nothing", "/healthz", "/graphql?query=%7Bshop%7Bname%7D%7D"])(
    "tells browsers to be careful: %s",
    async (path) => {
      const { headers } = await shop().visitor().send("GET", path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      expect(headers.has("strict-transport-security")).toBe(false);
      expect(headers.has("x-powered-by")).toBe(false);
      expect(headers.has("access-control-allow-origin")).toBe(false);
    },
  );

  it("allows only scripts from the shop's own files", async () => {
    const policy = policyOf(await shop().visitor().send("GET", "/healthz"));
    expect(policy["script-src"]).toEqual(["'self'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    expect(policy["frame-src"]).toEqual(["'none'"]);
    expect(policy["upgrade-insecure-requests"]).toBeUndefined();
  });

  it("asks browsers for violation reports by report-uri, which works over http", async () => {
    const answer = await shop().visitor().send("GET", "/healthz");
    expect(policyOf(answer)["report-uri"]).toEqual(["/csp-reports"]);
    expect(policyOf(answer)["report-to"]).toBeUndefined();
    expect(answer.headers.has("reporting-endpoints")).toBe(false);
  });

  it("compresses large bodies, only for clients that accept it", async () => {
    const brotli = await shop().visitor().send("GET", "/api/products", undefined, { "accept-encoding": "br, gzip" });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(await brotli.json()).toBeInstanceOf(Array);
    const plain = await shop().visitor().send("GET", "/api/products", undefined, { "accept-encoding": "identity" });
    expect(plain.headers.has("content-encoding")).toBe(false);
    const small = await shop().visitor().send("GET", "/api/cart", undefined, { "accept-encoding": "br" });
    expect(small.headers.has("content-encoding")).toBe(false);
  });
});

describe("pages with a film of another host", () => {
  const shop = useShop({ profile: { films: { "inside-mount": "M7lc1UVf-VE" } } });

  it("may embed that host alone", async () => {
    const policy = policyOf(await shop().visitor().send("GET", "/healthz"));
    expect(policy["frame-src"]).toEqual(["https://www.youtube-nocookie.com"]);
  });

  it("learn its id from the shop", async () => {
    const { data } = await shop().visitor().graphql<{ shop: object }>("{ shop { films { name videoId } } }");
    expect(data.shop).toEqual({ films: [{ name: "inside-mount", videoId: "M7lc1UVf-VE" }] });
  });
});

describe("pages with a film that has no source", () => {
  const shop = useShop({ profile: { films: { shutters: null } } });

  it("may embed nothing, and learn that it has none", async () => {
    const answer = await shop().visitor().send("GET", "/healthz");
    expect(policyOf(answer)["frame-src"]).toEqual(["'none'"]);
    const { data } = await shop().visitor().graphql<{ shop: object }>("{ shop { films { name videoId } } }");
    expect(data.shop).toEqual({ films: [{ name: "shutters", videoId: null }] });
  });
});

describe("every response over https", () => {
  const shop = useShop({ settings: { publicUrl: "https://shop.example" } });

  it("keeps browsers on https", async () => {
    const answer = await shop().visitor().send("GET", "/healthz");
    expect(answer.headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
    expect(policyOf(answer)["upgrade-insecure-requests"]).toEqual([]);
  });

  it("asks browsers for violation reports by report-to and report-uri", async () => {
    const answer = await shop().visitor().send("GET", "/healthz");
    expect(policyOf(answer)).toMatchObject({ "report-to": ["csp"], "report-uri": ["/csp-reports"] });
    expect(answer.headers.get("reporting-endpoints")).toBe('csp="/csp-reports"');
  });

  it("accepts mutations from pages of its public URL", async () => {
    const clear = JSON.stringify({ query: "mutation { clearCart { cart { count } } }" });
    const own = await shop().visitor().send("POST", "/graphql", clear, { origin: "https://shop.example" });
    const other = await shop().visitor().send("POST", "/graphql", clear, { origin: "https://shop.example.evil" });
    expect([own.status, other.status]).toEqual([200, 403]);
  });
});
