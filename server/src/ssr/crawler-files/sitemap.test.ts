import { expect, it } from "vitest";
import { robots } from "./robots.js";
import { sitemap } from "./sitemap.js";

const ORIGIN = "https://shop.example";
const NO_CATALOGUE = { categories: [], products: [] };

const CATALOGUE = {
  categories: [{ slug: "blinds", updated: null }],
  products: [{ slug: "roller-blinds", updated: "2026-11-20" }],
};

it("lists pages with the known dates of their last change, then categories and products", () => {
  const publicPages = [{ path: "/" }, { path: "/guides/care", updated: "2026-11-21" }];
  expect(sitemap(ORIGIN, { publicPages }, CATALOGUE)).toBe(
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
  const xml = sitemap(ORIGIN, { publicPages }, { categories: [], products: [{ slug: "<a> & 'b'", updated: null }] });
  expect(xml).toContain("<loc>https://shop.example/by-rooms?room=a&amp;style=b</loc>");
  expect(xml).toContain("<loc>https://shop.example/products/%3Ca%3E%20%26%20&#39;b&#39;</loc>");
});

it("has at most the allowed number of URLs", () => {
  const products = Array.from({ length: 50_001 }, (_, index) => ({ slug: `p${index}`, updated: null }));
  const xml = sitemap(ORIGIN, { publicPages: [{ path: "/" }] }, { ...NO_CATALOGUE, products });
  expect(xml.match(/<url>/g)).toHaveLength(50_000);
  expect(xml).toContain("<loc>https://shop.example/products/p0</loc>");
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
