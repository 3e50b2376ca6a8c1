import { describe, expect, it } from "vitest";
import { robots } from "./robots.js";
import { Sitemap } from "./sitemap.js";

const ORIGIN = "https://shop.example";
const NO_CATALOGUE = { categories: [], products: [] };

const CATALOGUE = {
  categories: [{ slug: "blinds", updated: null }],
  products: [{ slug: "roller-blinds", updated: "2026-11-20" }],
};

it("lists pages with the known dates of their last change, then categories and products", () => {
  const publicPages = [{ path: "/" }, { path: "/guides/care", updated: "2026-11-21" }];
  expect(new Sitemap(ORIGIN, { publicPages }, CATALOGUE).whole()).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.example/</loc></url>
<url><loc>https://shop.example/guides/care</loc><lastmod>2026-11-21</lastmod></url>
<url><loc>https://shop.example/category/blinds</loc></url>
<url><loc>https://shop.example/products/roller-blinds</loc><lastmod>2026-11-20</lastmod></url>
</urlset>
`,
  );
});

it("escapes URLs", () => {
  const publicPages = [{ path: "/by-rooms?room=a&style=b" }];
  const products = [{ slug: "<a> & 'b'", updated: null }];
  const xml = new Sitemap(ORIGIN, { publicPages }, { ...NO_CATALOGUE, products }).whole();
  expect(xml).toContain("<loc>https://shop.example/by-rooms?room=a&amp;style=b</loc>");
  expect(xml).toContain("<loc>https://shop.example/products/%3Ca%3E%20%26%20&#39;b&#39;</loc>");
});

describe("above 10,000 URLs", () => {
  const large = (count: number) => {
    const products = Array.from({ length: count - 1 }, (_, index) => ({ slug: `p${index}`, updated: null }));
    return new Sitemap(ORIGIN, { publicPages: [{ path: "/" }] }, { ...NO_CATALOGUE, products });
  };
  const locations = (xml = "") => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

  it("is an index of several files, which have every URL once", () => {
    const sitemap = large(25_001);
    expect(sitemap.whole()).toMatch(/^<\?xml [^\n]*\n<sitemapindex xmlns=/);
    expect(locations(sitemap.whole())).toEqual([1, 2, 3].map((number) => `${ORIGIN}/sitemap-${number}.xml`));
    const parts = [1, 2, 3].map((number) => locations(sitemap.part(number)));
    expect(parts.map(({ length }) => length)).toEqual([10_000, 10_000, 5_001]);
    expect(new Set(parts.flat()).size).toBe(25_001);
    expect(sitemap.part(4)).toBeUndefined();
  });

  it("and up to them is one file, without parts", () => {
    const sitemap = large(10_000);
    expect(locations(sitemap.whole())).toHaveLength(10_000);
    expect(sitemap.part(1)).toBeUndefined();
  });
});

it("excludes personal pages and the API from search engines", () => {
  expect(robots(ORIGIN, { hiddenPaths: ["/cart", "/search"] })).toBe(
    `User-agent: *
Disallow: /cart
Disallow: /search
Disallow: /api/
Disallow: /graphql
Disallow: /sandbox
Disallow: /admin

Sitemap: https://shop.example/sitemap.xml
`,
  );
});
