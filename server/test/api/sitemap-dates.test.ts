import { beforeEach, expect, it } from "vitest";
import type { Storefront } from "../../src/ssr/storefront.js";
import { useShop } from "../harness/shop.js";

const storefront: Storefront = {
  files: (_request, _response, next) => next(),
  render: async () => ({ body: "a page", status: 200, isPrivate: false }),
  inlineScripts: [],
  renderLayers: async () => undefined,
  renderDrawing: async () => "",
  renderPdf: async () => Buffer.from(""),
  sitemapRoutes: async () => ({ publicPages: [], hiddenPaths: [] }),
  canonicalUrl: async (url) => url,
  close: async () => {},
};
const shop = useShop({ storefront, settings: { publicUrl: "https://shop.example" } });

const run = (statement: string) => shop().database.query(statement);
/** The date of a page's last change in the sitemap. */
async function updatedOf(path: string): Promise<string | undefined> {
  const xml = await (await fetch(`${shop().url}/sitemap.xml`)).text();
  expect(xml).toContain(`<loc>https://shop.example${path}</loc>`);
  return new RegExp(`<loc>https://shop.example${path}</loc><lastmod>(.*?)</lastmod>`).exec(xml)?.[1];
}
const today = () => new Date().toISOString().slice(0, 10);

beforeEach(async () => {
  await run("ALTER TABLE product DISABLE TRIGGER product_changed");
  await run("UPDATE product SET changed_at = '2026-01-02T23:30:00Z'");
  await run("ALTER TABLE product ENABLE TRIGGER product_changed");
});

it("has the day of a product's last change, in UTC", async () => {
  expect(await updatedOf("/products/roman-blinds")).toBe("2026-01-02");
  await run("UPDATE product SET base_price_pence = base_price_pence + 100 WHERE slug = 'roman-blinds'");
  expect(await updatedOf("/products/roman-blinds")).toBe(today());
  expect(await updatedOf("/products/roller-blinds")).toBe("2026-01-02");
});

it("takes no notice of an update that changes nothing", async () => {
  await run("UPDATE product SET name = name");
  expect(await updatedOf("/products/roman-blinds")).toBe("2026-01-02");
});

it("dates a category by the last change of its products, and an empty one not at all", async () => {
  await run("UPDATE product SET short_description = 'New words.' WHERE slug = 'roman-blinds'");
  expect(await updatedOf("/category/blinds")).toBe(today());
  expect(await updatedOf("/category/shutters")).toBe("2026-01-02");
  await run("INSERT INTO category (slug, name, tagline, description, position) VALUES ('new', 'New', 'n', 'n', 99)");
  expect(await updatedOf("/category/new")).toBeUndefined();
});

it("dates the sale by the products that are reduced", async () => {
  await run("UPDATE product SET name = name || '!' WHERE was_price_pence IS NULL");
  expect(await updatedOf("/category/sale")).toBe("2026-01-02");
});
