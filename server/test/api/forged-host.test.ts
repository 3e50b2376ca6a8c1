import { afterAll, expect, it, vi } from "vitest";
import { clientPages } from "../harness/client-pages.js";
import { plainRequest } from "../harness/plain-request.js";
import { useShop } from "../harness/shop.js";

vi.setConfig({ testTimeout: 60_000 });

const FORGED = "forged.example";
const HEADERS = ["Host", FORGED, "X-Forwarded-Host", FORGED, "X-Forwarded-Proto", "https"];
const PICTURES = "/graphql?query={products(first:3){nodes{picture{url,maskUrl}}}}";

const storefront = clientPages();
afterAll(() => storefront.close());
const namelessShop = useShop({ storefront, settings: { trustProxy: 1, responseCache: true } });
const namedShop = useShop({
  storefront,
  settings: { trustProxy: 1, responseCache: true, publicUrl: "https://shop.example" },
});

const forged = (of: typeof namedShop, target: string) => plainRequest(of().url, { target, headers: HEADERS });

it.each([
  "/",
  "/products/roller-blinds",
  "/x",
  "/sitemap.xml",
  "/feeds/google.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  PICTURES,
])("the host of a request is nowhere in the answer of %s", async (target) => {
  for (const shop of [namelessShop, namedShop]) {
    const { status, headers, text } = await forged(shop, target);
    expect([status, text.length > 50]).toEqual([target === "/x" ? 404 : 200, true]);
    expect(JSON.stringify(headers) + text).not.toContain(FORGED);
  }
});

it("a page has no absolute URL of the shop where PUBLIC_URL is not set", async () => {
  const { text } = await forged(namelessShop, "/products/roller-blinds");
  expect(text).not.toContain("canonical");
  expect(text).not.toContain("og:url");
  expect(text).not.toContain("og:image");
});
