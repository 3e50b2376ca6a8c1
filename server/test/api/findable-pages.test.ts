import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { formatPoundsShort } from "../../src/rules/money.js";
import { readPage, textOf, type ReadPage } from "../builders/read-page.js";
import { describedThing, describedThings, type Thing } from "../builders/structured-data.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop } from "../harness/shop.js";

// Pages are rendered from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const ORIGIN = "https://shop.example";
const storefront = clientPages();
const shop = useShop({ storefront, settings: { publicUrl: ORIGIN } });
/** Renders each page by its requested URL, as the browser does. */
const literalShop = useShop({
  storefront: { ...storefront, canonicalUrl: async (url) => url },
  settings: { publicUrl: ORIGIN },
  beside: shop,
});
afterAll(() => storefront.close());

const get = (path: string) => fetch(shop().url + path, { redirect: "manual" });
async function open(path: string): Promise<ReadPage & { status: number }> {
  const response = await get(path);
  return { status: response.status, ...readPage(await response.text()) };
}

type Found = Awaited<ReturnType<typeof open>> & { described: Thing[] };
/** Every page of the sitemap, by path. */
const pages = new Map<string, Found>();
let hidden: string[] = [];

const below = (address: string) => address.slice(ORIGIN.length);
const pageAt = (path: string) => {
  const found = pages.get(path);
  if (!found) throw new Error(`${path} is not in the sitemap.`);
  return found;
};
const kindsOf = (path: string) => pageAt(path).described.map((thing) => thing["@type"]);

beforeAll(async () => {
  const xml = await (await get("/sitemap.xml")).text();
  hidden = [...(await (await get("/robots.txt")).text()).matchAll(/^Disallow: (.*)$/gm)].map(([, path = ""]) => path);
  for (const [, address = ""] of xml.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const path = below(textOf(address));
    const page = await open(path);
    pages.set(path, { ...page, described: describedThings(page.things) });
  }
}, 180_000);

/** Paths of the pages that fail a check. */
const pagesBut = (isRight: (page: Found, path: string) => boolean) =>
  [...pages].filter(([path, page]) => !isRight(page, path)).map(([path]) => path);
const isOnly = (found: readonly string[], wanted: string | RegExp) =>
  found.length === 1 && (typeof wanted === "string" ? found[0] === wanted : wanted.test(found[0] ?? ""));

describe("every page in the sitemap", () => {
  it("exists and is its own canonical URL", () => {
    expect(pages.size).toBeGreaterThan(100);
    expect(pagesBut(({ status }) => status === 200)).toEqual([]);
    expect(pagesBut(({ canonicals }, path) => isOnly(canonicals, ORIGIN + path))).toEqual([]);
    expect(pagesBut(({ meta }, path) => isOnly(meta("og:url"), ORIGIN + path))).toEqual([]);
    expect(pagesBut(({ meta }) => meta("robots").length === 0)).toEqual([]);
    expect(pagesBut((_, path) => !hidden.some((beginning) => path.startsWith(beginning)))).toEqual([]);
  });

  it("has one title, one description and one heading; title and description are unique", () => {
    expect(pagesBut(({ titles }) => isOnly(titles, /^(?=.{50,60}$).+ · Measured Blind Co\.$/))).toEqual([]);
    expect(pagesBut(({ meta }) => isOnly(meta("description"), /^.{120,155}$/))).toEqual([]);
    expect(pagesBut(({ headings }) => isOnly(headings, /\w/))).toEqual([]);
    const said = [...pages.values()].map(({ titles, meta }) => [titles[0], meta("description")[0]]);
    for (const words of [said.map(([title]) => title), said.map(([, description]) => description)])
      expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
  });

  it("has a preview whose image exists", async () => {
    expect(pagesBut(({ meta, titles }) => titles[0]?.startsWith(`${meta("og:title")[0]} · `) ?? false)).toEqual([]);
    expect(pagesBut(({ meta }) => isOnly(meta("og:description"), meta("description")[0] ?? ""))).toEqual([]);
    expect(pagesBut(({ meta }) => isOnly(meta("twitter:card"), "summary_large_image"))).toEqual([]);
    expect(pagesBut(({ meta }) => isOnly(meta("og:image:alt"), /\w/))).toEqual([]);
    expect(pagesBut(({ meta }) => isOnly(meta("og:image:width"), "1200"))).toEqual([]);
    expect(pagesBut(({ meta }) => Number(meta("og:image:height")[0]) >= 630)).toEqual([]);
    const pictures = new Set([...pages.values()].flatMap(({ meta }) => meta("og:image")));
    expect(pictures.size).toBeGreaterThan(10);
    for (const picture of pictures) expect([picture, (await get(below(picture))).status]).toEqual([picture, 200]);
  });

  it("links only to pages of the sitemap or to deliberately hidden ones", async () => {
    const others = [...pages.values()]
      .flatMap(({ links }) => links.map((link) => new URL(link, ORIGIN)))
      .filter(({ origin, pathname }) => origin === ORIGIN && !/\.\w+$/.test(pathname))
      .filter(({ pathname, search }) => !pages.has(pathname + search))
      .filter(({ pathname }) => !hidden.some((beginning) => pathname.startsWith(beginning)));
    // Other links must be further pages of a list, or alternative URLs with a canonical URL in the sitemap. One per kind is enough.
    const kinds = new Map(others.map((url) => [url.pathname + [...url.searchParams.keys()].join(), url]));
    expect(kinds.size).toBeGreaterThan(5);
    for (const { pathname, search } of kinds.values()) {
      const { status, canonicals } = await open(pathname + search);
      const known = below(canonicals[0] ?? "").replace(/\?page=2$/, "");
      expect([pathname + search, status, pages.has(known)]).toEqual([pathname + search, 200, true]);
    }
  });

  it("has structured breadcrumbs equal to the visible ones", () => {
    const shown = [...pages.values()].filter(({ breadcrumbs }) => breadcrumbs.length > 0);
    expect(shown.length).toBeGreaterThan(30);
    for (const { described, breadcrumbs, links } of shown) {
      const { itemListElement } = describedThing(described, "BreadcrumbList");
      expect(itemListElement.map(({ name }) => name)).toEqual(breadcrumbs);
      expect(links).toEqual(expect.arrayContaining(itemListElement.flatMap(({ item }) => (item ? [below(item)] : []))));
    }
  });
});

describe("structured data", () => {
  it("of a product has the price on the page, its canonical URL, and no rating", async () => {
    const { data } = await shop()
      .visitor()
      .graphql<{ products: { edges: { node: Priced }[]; totalCount: number } }>(
        `{ products(first: 100) { totalCount edges { node { slug name fromPricePence wasFromPricePence } } } }`,
      );
    const priced = data.products.edges.map(({ node }) => node);
    expect(priced).toHaveLength(data.products.totalCount);
    expect(priced.some(({ wasFromPricePence }) => wasFromPricePence !== null)).toBe(true);
    for (const { slug, name, fromPricePence, wasFromPricePence } of priced) {
      const { described, text } = pageAt(`/products/${slug}`);
      const { offers, ...product } = describedThing(described, "Product");
      expect([product.name, product.url]).toEqual([name, `${ORIGIN}/products/${slug}`]);
      expect([slug, offers.price, offers.priceSpecification?.[0]?.price]).toEqual([
        slug,
        (fromPricePence / 100).toFixed(2),
        wasFromPricePence === null ? undefined : (wasFromPricePence / 100).toFixed(2),
      ]);
      const [, shown] = /from (£[\d,.]+)(?:, was £[\d,.]+)? measured & fitted/.exec(text) ?? [];
      expect([slug, shown]).toEqual([slug, formatPoundsShort(fromPricePence)]);
    }
  });

  it("of the home page describes the shop and its search", async () => {
    expect(kindsOf("/")).toEqual(["Organization", "WebSite"]);
    const { target } = describedThing(pageAt("/").described, "WebSite").potentialAction;
    const results = await open(below(target.urlTemplate.replace("{search_term_string}", "roman")));
    expect(results.headings).toEqual(['Search Results for "roman"']);
    const { logo } = describedThing(pageAt("/").described, "Organization");
    expect((await get(below(logo))).headers.get("content-type")).toBe("image/png");
  });

  it.each(["/faq", "/guides/faq"])("of %s holds the visible questions and answers", (path) => {
    const { described, text } = pageAt(path);
    const words = text.replaceAll(/\s/g, "");
    for (const { name, acceptedAnswer } of describedThing(described, "FAQPage").mainEntity) {
      expect(words).toContain(name.replaceAll(/\s/g, ""));
      for (const sentence of acceptedAnswer.text.split(/(?<=[.:;?])\s/))
        expect(words).toContain(sentence.replaceAll(/\s/g, ""));
    }
  });

  it("of guides with a video describes it", () => {
    const videosAt = (path: string) => pageAt(path).described.filter((thing) => thing["@type"] === "VideoObject");
    expect(videosAt("/guides/shutter-installation")).toHaveLength(1);
    expect(videosAt("/installation-guide")).toHaveLength(2);
    for (const { name, transcript } of videosAt("/installation-guide")) {
      expect(pageAt("/installation-guide").text).toContain(name);
      expect(pageAt("/installation-guide").text).toContain(transcript.slice(0, 40));
    }
  });

  it("names pictures and videos that exist", async () => {
    const files = new Set([...pages.values()].flatMap(({ described }) => described.flatMap(filesOf)));
    expect(files.size).toBeGreaterThan(80);
    for (const file of files) expect([file, (await get(below(file))).status]).toEqual([file, 200]);
  });

  it("of guides holds their subject and the sitemap's last change", async () => {
    const xml = await (await get("/sitemap.xml")).text();
    const { dateModified, headline } = describedThing(pageAt("/guides/care").described, "Article");
    expect(headline).toBe(pageAt("/guides/care").headings[0]);
    expect(xml).toContain(`<url><loc>${ORIGIN}/guides/care</loc><lastmod>${dateModified}</lastmod></url>`);
  });
});

describe("a URL with extra parameters", () => {
  it.each([
    ["/products/wooden-blinds?material=Faux+Wood&width=48&height=60&unit=in&utm_source=x", "/products/wooden-blinds"],
    ["/category/blinds?material=real-wood&sort=price-up&page=2", "/category/blinds"],
    ["/products?room=bedroom", "/products"],
    ["/category/blinds?page=2&utm_source=x", "/category/blinds?page=2"],
    ["/products?page=4", "/products?page=3"],
    ["/category/pergolas?page=2", "/category/pergolas"],
    ["/faq?search=deposit", "/faq"],
    ["/guides", "/guides/measurement"],
    ["/by-rooms?room=kitchen&gclid=1", "/by-rooms?room=kitchen"],
    ["/by-rooms?room=cellar", "/by-rooms"],
  ])("%s has the canonical URL %s", async (path, known) => {
    const { status, canonicals } = await open(path);
    expect([status, canonicals]).toEqual([200, [ORIGIN + known]]);
  });
});

describe("a page rendered by its canonical URL", () => {
  it.each([
    "/?utm_source=x",
    "/category/blinds?fbclid=1&sort=price-up",
    "/products?room=bedroom&gclid=1&search=roller",
    "/products/wooden-blinds?utm_source=x&unit=in&height=60&width=48&material=Faux+Wood",
    "/search?sort=rating&q=day%20%26%20night&fbclid=1",
    "/faq?x=1&search=deposit",
    "/by-rooms?x=1&room=kitchen",
    "/inspiration?x=1&style=coastal",
    "/installation-guide?x=1&for=shutters",
    "/contact?x=1&inspiration=coastal-living-room",
    "/cart?color=white",
    "/track-order?number=1",
    "/login?next=/cart",
    "/newsletter/confirm?token=x",
    "/account/confirm?token=x",
  ])("equals the browser's rendering of %s", async (url) => {
    const [canonical, literal] = await Promise.all([shop, literalShop].map((of) => fetch(of().url + url)));
    expect(await canonical?.text()).toBe(await literal?.text());
  });
});

describe("pages hidden from search engines", () => {
  it("are noindex for personal pages and searches, with title, description and heading", async () => {
    const paths = hidden.filter((path) => !/^\/(api|graphql|sandbox)/.test(path));
    expect(paths).toContain("/checkout");
    for (const path of [...paths, "/search?q=roman"]) {
      const { meta, canonicals, titles, headings } = await open(
        path.startsWith("/newsletter/") ? `${path}?token=x` : path,
      );
      expect([path, meta("robots"), canonicals]).toEqual([path, ["noindex"], []]);
      expect([path, titles.length, meta("description").length, headings.length]).toEqual([path, 1, 1, 1]);
    }
  });

  it.each(["/sitemap.xml/x", "/products/x", "/category/x", "/guides/x", "/about/x", "/x"])(
    "%s answers 404",
    async (path) => {
      const page = await open(path);
      expect([page.status, page.meta("robots"), page.canonicals]).toEqual([404, ["noindex"], []]);
      expect(page.things).toEqual([]);
    },
  );
});

/** The files that search engines fetch for a thing. */
function filesOf(thing: Thing): string[] {
  if (thing["@type"] === "Product") return thing.image;
  if (thing["@type"] === "VideoObject") return [thing.thumbnailUrl, thing.contentUrl];
  if (thing["@type"] === "Organization") return [thing.logo];
  return thing["@type"] === "Article" && thing.image !== undefined ? [thing.image] : [];
}

type Priced = { slug: string; name: string; fromPricePence: number; wasFromPricePence: number | null };
