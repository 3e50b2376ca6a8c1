import type { ComponentProps } from "react";
import { prerender } from "react-dom/static";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { Head } from "./Head";
import { SiteContext, type Site } from "./site-context";
import { SsrContext } from "./ssr-context";

const SITE: Site = {
  name: "Measured Blind Co.",
  description: "Blinds to measure",
  picture: undefined,
  traderLines: [],
  taxIncludedPercent: 0,
  deliveryNote: null,
};
const ORIGIN = "https://shop.example";
const PAGE = { title: "Wooden Blinds", description: "Slats of lime wood", canonicalPath: "/products/wooden-blinds" };
const PICTURE = { file: "study", alt: "A study", width: 1600, height: 1200, widths: [480, 800, 1200, 1600] };

beforeEach(() => vi.stubEnv("SSR", true));
afterEach(() => vi.unstubAllEnvs());
// A context that the server has rendered warns where a browser renders it, and files share what a worker has loaded.
afterAll(() => vi.resetModules());

/** The HTML that the server at `origin` writes for the head of a page. */
async function headHtml(page: ComponentProps<typeof Head>, site: Site, origin: string | undefined): Promise<string> {
  const context = { origin, describe: () => {}, status: () => {}, private: () => {} };
  const { prelude } = await prerender(
    <SsrContext value={context}>
      <SiteContext value={site}>
        <Head {...page} />
      </SiteContext>
    </SsrContext>,
  );
  return new Response(prelude).text();
}

/** The content of each tag, by its name, property or relation. */
async function contents(...head: Parameters<typeof headHtml>): Promise<Record<string, string>> {
  const parsed = new DOMParser().parseFromString(await headHtml(...head), "text/html");
  return Object.fromEntries(
    [...parsed.head.children].map((tag) => {
      if (tag.tagName === "TITLE") return ["title", tag.textContent];
      if (tag.tagName === "LINK") return [tag.getAttribute("rel"), tag.getAttribute("href")];
      return [tag.getAttribute("name") ?? tag.getAttribute("property"), tag.getAttribute("content")];
    }),
  ) as Record<string, string>;
}

it("has title, description and absolute URLs", async () => {
  expect(await contents(PAGE, SITE, ORIGIN)).toEqual({
    title: "Wooden Blinds · Measured Blind Co.",
    canonical: "https://shop.example/products/wooden-blinds",
    description: "Slats of lime wood",
    "og:title": "Wooden Blinds",
    "og:description": "Slats of lime wood",
    "og:type": "website",
    "og:site_name": "Measured Blind Co.",
    "og:locale": "en_GB",
    "og:url": "https://shop.example/products/wooden-blinds",
  });
});

it("escapes what shop data may contain", async () => {
  const head = await headHtml({ ...PAGE, title: `Blinds <"wide"> & long` }, SITE, ORIGIN);
  expect(head).toContain("<title>Blinds &lt;&quot;wide&quot;&gt; &amp; long · Measured Blind Co.</title>");
  expect(head).toContain(`<meta property="og:title" content="Blinds &lt;&quot;wide&quot;&gt; &amp; long"/>`);
});

it("has the page's picture with its size, and a large card", async () => {
  expect(await contents({ ...PAGE, picture: PICTURE }, SITE, ORIGIN)).toMatchObject({
    "og:image": "https://shop.example/images/study-1200.webp",
    "og:image:alt": "A study",
    "og:image:width": "1200",
    "og:image:height": "900",
    "twitter:card": "summary_large_image",
  });
});

it("has the URL of a picture that another server has", async () => {
  const elsewhere = { url: "https://cdn.example/images/study-1200.webp", alt: "A study", width: 1200, height: 900 };
  expect(await contents({ ...PAGE, picture: elsewhere }, SITE, ORIGIN)).toMatchObject({
    "og:image": "https://cdn.example/images/study-1200.webp",
    canonical: "https://shop.example/products/wooden-blinds",
  });
});

it("falls back to the picture of the site", async () => {
  const site = { ...SITE, picture: { url: "/social.webp", alt: "The shop" } };
  expect(await contents({ ...PAGE, picture: null }, site, ORIGIN)).toMatchObject({
    "og:image": "https://shop.example/social.webp",
    "og:image:alt": "The shop",
    "og:image:width": "1200",
    "og:image:height": "630",
  });
});

it("leaves out URLs when the origin is unknown", async () => {
  const tags = await contents({ ...PAGE, picture: PICTURE }, SITE, undefined);
  for (const name of ["canonical", "og:url", "og:image", "og:image:alt", "twitter:card"])
    expect(tags).not.toHaveProperty(name);
});

it("hides private pages from search engines, with the description of the site", async () => {
  const tags = await contents({ title: "Checkout", noIndex: true }, SITE, ORIGIN);
  expect(tags).toMatchObject({ robots: "noindex", description: "Blinds to measure" });
  expect(tags).not.toHaveProperty("canonical");
});

it("has a bare title while the name of the site is unknown", async () => {
  expect((await contents(PAGE, { ...SITE, name: "" }, ORIGIN))["title"]).toBe("Wooden Blinds");
});
