import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openBuiltStorefront } from "../../src/ssr/built-storefront.js";
import { useShop } from "../harness/shop.js";

const folder = mkdtempSync(path.join(tmpdir(), "dist-"));
const FILM = Buffer.alloc(5000, "film");

/** A minimal built client. */
const FILES: Record<string, string | Buffer> = {
  "template.html": "<!--head--><!--app--><!--state-->",
  "site/site.js": "export const sitemapRoutes = undefined; export const canonicalUrl = (url) => url;",
  "site/package.json": '{ "type": "module" }',
  "browser/videos/film.mp4": FILM,
  "browser/videos/film.webm": FILM,
  "browser/videos/film.vtt": "WEBVTT\n".padEnd(3000),
  "browser/downloads/guide.pdf": FILM,
};
for (const [file, content] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
const built = await openBuiltStorefront(folder);
/** It has no page at all. */
const notFound = { body: "404 Page Not Found", status: 404, isPrivate: false };
const shop = useShop({ storefront: { ...built, render: async () => notFound } });
afterAll(() => rmSync(folder, { recursive: true }));

const get = (address: string, headers: Record<string, string> = {}) => fetch(shop().url + address, { headers });

describe("public files", () => {
  it.each([
    ["/videos/film.mp4?v=1", "video/mp4"],
    ["/videos/film.webm", "video/webm"],
    ["/videos/film.vtt", "text/vtt"],
    ["/downloads/guide.pdf?v=1", "application/pdf"],
  ])("%s has its content type and is cached for a week", async (address, type) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(new RegExp(`^${type}`));
    expect(answer.headers.get("cache-control")).toBe("public, max-age=604800");
    expect(answer.headers.get("etag")).not.toBeNull();
  });

  it("do not include the template of the pages", async () => {
    for (const file of ["/index.html", "/template.html"]) {
      const answer = await get(file);
      expect([answer.status, await answer.text()]).toEqual([404, notFound.body]);
    }
  });

  it("support range requests and are not compressed again", async () => {
    const answer = await get("/videos/film.mp4", { range: "bytes=4-7", "accept-encoding": "br, gzip" });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe("bytes 4-7/5000");
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe("film");
    expect((await get("/videos/film.mp4", { range: "bytes=9000-" })).status).toBe(416);
  });
});
