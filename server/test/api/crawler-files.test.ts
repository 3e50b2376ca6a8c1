import { readFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import express from "express";
import { describe, expect, it, vi } from "vitest";
import type { Storefront } from "../../src/ssr/storefront.js";
import { useShop } from "../harness/shop.js";

const PUBLIC = path.resolve(import.meta.dirname, "../../../client/public");

/** How often the sitemap routes were read. */
let askedFor = 0;

const storefront: Storefront = {
  files: express.static(PUBLIC),
  render: async () => ({ body: "a page", status: 200, isPrivate: false }),
  inlineScripts: [],
  renderLayers: async () => undefined,
  renderDrawing: async () => "",
  renderPdf: async () => Buffer.from(""),
  sitemapRoutes: async () => {
    askedFor += 1;
    return { publicPages: [{ path: "/about" }], hiddenPaths: ["/cart"] };
  },
  canonicalUrl: async (url) => url,
  close: async () => {},
};

const namedShop = useShop({ storefront, settings: { publicUrl: "https://shop.example", responseCache: true } });
const namelessShop = useShop({ storefront, settings: { responseCache: true } });

/** More pages than stand in one file. */
const largeShop = useShop({
  storefront: {
    ...storefront,
    sitemapRoutes: async () => ({
      publicPages: Array.from({ length: 10_000 }, (_, place) => ({ path: `/guides/${place}` })),
      hiddenPaths: [],
    }),
  },
  settings: { publicUrl: "https://shop.example", responseCache: true },
  beside: namedShop,
});

const get = (file: string, of = namedShop) => fetch(of().url + file);

/** A conditional request; `fetch` would add `cache-control: no-cache`. */
const statusFor = (file: string, etag: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    http
      .get(namedShop().url + file, { headers: { "if-none-match": etag } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on("error", reject);
  });

describe("the sitemap", () => {
  it("lists pages and catalogue under the public URL", async () => {
    const response = await get("/sitemap.xml");
    const xml = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(response.headers.getSetCookie()).toEqual([]);
    for (const address of ["/about", "/category/sale", "/products/roller-blinds"])
      expect(xml).toContain(`<loc>https://shop.example${address}</loc>`);
  });

  it("is built once and answers 304 while unchanged", async () => {
    const response = await get("/sitemap.xml");
    const before = askedFor;
    await (await get("/sitemap.xml")).text();
    await (await get("/sitemap.xml?made-up=1")).text();
    expect(askedFor).toBe(before);
    expect(await statusFor("/sitemap.xml", response.headers.get("etag") ?? "")).toBe(304);
  });

  it("lists a renamed product within a second", async () => {
    await (await get("/sitemap.xml")).text();
    await namedShop().database.query(`UPDATE product SET slug = 'renamed-blinds' WHERE slug = 'roman-blinds'`);
    await vi.waitFor(
      async () =>
        expect(await (await get("/sitemap.xml")).text()).toContain("https://shop.example/products/renamed-blinds<"),
      { timeout: 1000, interval: 5 },
    );
  });

  it("leads to this machine where PUBLIC_URL is not set", async () => {
    const own = `http://localhost:${new URL(namelessShop().url).port}`;
    expect(await (await get("/sitemap.xml", namelessShop)).text()).toContain(`<loc>${own}/about</loc>`);
    expect(await (await get("/robots.txt", namelessShop)).text()).toContain(`Sitemap: ${own}/sitemap.xml`);
  });

  it("is an index of further files where one would be too long", async () => {
    const index = await (await get("/sitemap.xml", largeShop)).text();
    const parts = [...index.matchAll(/<sitemap><loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(
      ([, file = ""]) => file,
    );
    expect(parts).toEqual(["/sitemap-1.xml", "/sitemap-2.xml"]);
    const second = await get("/sitemap-2.xml", largeShop);
    expect(second.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(await second.text()).toContain("<loc>https://shop.example/products/roller-blinds</loc>");
    expect((await get("/sitemap-3.xml", largeShop)).status).toBe(404);
    expect((await get("/sitemap-1.xml")).status).toBe(404);
  });

  it("is one file: a path below it is a page", async () => {
    expect(await (await get("/sitemap.xml/x")).text()).toBe("a page");
  });
});

it("robots.txt names the sitemap and the excluded paths", async () => {
  const response = await get("/robots.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toContain("\nDisallow: /cart\n");
  expect(text).toContain("\nDisallow: /admin\n");
  expect(text).toContain("\nSitemap: https://shop.example/sitemap.xml\n");
});

describe("the web manifest", () => {
  it("names the shop and lists icons of the stated sizes", async () => {
    const response = await get("/site.webmanifest");
    expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
    const manifest = (await response.json()) as {
      name: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest.name).toBe("Measured Blind Co.");
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of manifest.icons) {
      const icon = await get(src);
      expect(icon.headers.get("content-type")).toBe("image/png");
      expect(pngSize(Buffer.from(await icon.arrayBuffer()))).toBe(sizes);
    }
  });

  it("is linked from every page, as are the other icons", async () => {
    const template = await readFile(path.join(PUBLIC, "../index.html"), "utf8");
    const linked = [...template.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
    expect(linked).toHaveLength(4);
    for (const [, file = ""] of linked) expect([file, (await get(file)).status]).toEqual([file, 200]);
  });
});

/** The size, such as "512x512", read from the PNG header. */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
