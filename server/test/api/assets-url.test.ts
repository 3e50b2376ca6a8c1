import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { readFeed } from "../builders/feed.js";
import { aJpeg } from "../builders/pictures.js";
import { actOnDraft } from "../builders/product-drafts.js";
import { readPage } from "../builders/read-page.js";
import { described, productIdOf, publicPathOf, uploadPicture } from "../builders/staff-pictures.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { describedThing, describedThings } from "../builders/structured-data.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop } from "../harness/shop.js";

// Pages are rendered from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const ORIGIN = "https://shop.example";
const PICTURES = "https://cdn.example/shop";
const FRONT = "https://front.example";
const storefront = clientPages();
/** Staff sign in here, since requests of tests do not come by https. */
const plainShop = useShop({ storefront });
const shop = useShop({
  storefront,
  settings: { publicUrl: ORIGIN, assetsUrl: PICTURES, allowedOrigins: [FRONT] },
  beside: plainShop,
});
const staffShop = useShop({ storefront, settings: { assetsUrl: PICTURES }, beside: plainShop });
afterAll(() => storefront.close());

const textOf = async (path: string, of = shop) => (await fetch(of().url + path)).text();

/** What stands before each path of a picture in a text. */
const beginnings = (text: string) =>
  new Set(Array.from(text.matchAll(/([^\s"',(=;]*)\/images\/[\w-]+\.\w+/g), ([, it]) => it));

const READ = `{
  shop { picturesUrl }
  product(slug: "roller-blinds") { imageUrl picture { url(format: AVIF) maskUrl } }
  cart { lines { id } }
}`;
type Read = {
  shop: { picturesUrl: string | null };
  product: { imageUrl: string; picture: { url: string; maskUrl: string } };
};

describe("with ASSETS_URL", () => {
  it.each([
    "/",
    "/category/blinds",
    "/products/roller-blinds",
    "/by-rooms",
    "/materials",
    "/about",
    "/search?q=roller",
  ])("all pictures of %s are there", async (path) => {
    expect(beginnings(await textOf(path))).toEqual(new Set([PICTURES]));
  });

  it("so are those of link previews and search engines, while all else stays with the shop", async () => {
    const category = readPage(await textOf("/category/blinds"));
    expect(category.meta("og:image")[0]).toMatch(/^https:\/\/cdn\.example\/shop\/images\/[\w-]+\.webp$/);
    expect(category.canonicals).toEqual([`${ORIGIN}/category/blinds`]);
    const product = readPage(await textOf("/products/roller-blinds"));
    expect(product.meta("og:image")[0]).toMatch(/^https:\/\/shop\.example\/social\/products\/roller-blinds\.jpg/);
    const { image, url } = describedThing(describedThings(product.things), "Product");
    expect(image[0]).toBe(`${PICTURES}/images/roller_blinds-1200.webp`);
    expect(url).toBe(`${ORIGIN}/products/roller-blinds`);
  });

  it("so are those of the feed, but not what the shop draws", async () => {
    const urls = readFeed(await textOf("/feeds/google.xml")).flatMap((item) => [
      item["g:image_link"],
      ...(item["g:additional_image_link"] ?? []),
    ]);
    const folders = new Set(urls.map((url) => url.slice(0, url.lastIndexOf("/"))));
    expect(folders).toEqual(new Set([`${PICTURES}/images`, `${ORIGIN}/social/drawings`]));
  });

  it("so are those of the API, which says where; paths stay paths", async () => {
    const { data } = await shop().visitor().graphql<Read>(READ);
    expect(data).toMatchObject({
      shop: { picturesUrl: PICTURES },
      product: {
        imageUrl: "/images/roller_blinds-800.webp",
        picture: {
          url: `${PICTURES}/images/roller_blinds-800.avif`,
          maskUrl: `${PICTURES}/images/roller_blinds-mask-800.webp`,
        },
      },
    });
  });

  it("pages may show the pictures there, nothing else, and are told to connect", async () => {
    const response = await fetch(shop().url);
    const directives = (response.headers.get("content-security-policy") ?? "").split(";");
    expect(directives).toContain(`img-src 'self' data: ${PICTURES}/images/`);
    expect(directives.filter((directive) => directive.includes("cdn.example"))).toHaveLength(1);
    expect(await response.text()).toContain('<link rel="preconnect" href="https://cdn.example"/>');
  });

  it.each([ORIGIN, FRONT, undefined])(
    "the shop gives them to a cache for pages of all origins, asked by %s",
    async (origin) => {
      const response = await fetch(`${shop().url}/images/roller_blinds-mask-800.webp`, {
        headers: { ...(origin && { origin }), "sec-fetch-site": "cross-site" },
      });
      const headers = ["access-control-allow-origin", "access-control-allow-credentials", "vary"];
      expect([response.status, ...headers.map((name) => response.headers.get(name))]).toEqual([200, "*", null, null]);
    },
  );

  it("other answers go to other origins as before", async () => {
    const response = await fetch(`${shop().url}/api/products/roller-blinds`, {
      headers: { origin: "https://cdn.example" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("without it", () => {
  it("pages show the shop's own pictures, and nothing else", async () => {
    const response = await fetch(`${plainShop().url}/products/roller-blinds`);
    expect(response.headers.get("content-security-policy")).toContain("img-src 'self' data:;");
    const html = await response.text();
    expect(beginnings(html)).toEqual(new Set([""]));
    expect(html).not.toContain("preconnect");
    expect((await plainShop().visitor().graphql<Read>(READ)).data.shop.picturesUrl).toBeNull();
    const picture = await fetch(`${plainShop().url}/images/roller_blinds-800.webp`);
    expect(picture.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("what only staff see", () => {
  const SLUG = "roman-blinds";
  let client: StaffClient;
  beforeAll(async () => {
    ({ client } = await aSignedInMember(staffShop(), StaffRole.CATALOGUE));
  });

  it("never leaves the shop: a picture of a draft and the preview that shows it", async () => {
    const { picture } = await uploadPicture(staffShop(), client, SLUG, await aJpeg());
    expect(picture.path).toMatch(/^\/admin\/pictures\/upload-/);
    const { errors } = await actOnDraft(staffShop(), client, "saveProductDraft", SLUG, {
      pictures: [described(picture)],
    });
    expect(errors).toEqual([]);
    const preview = await fetch(`${staffShop().url}/admin/product-previews/${await productIdOf(staffShop(), SLUG)}`, {
      headers: { cookie: client.cookie ?? "" },
    });
    expect(preview.headers.get("content-security-policy")).toContain("img-src 'self' data:;");
    const html = await preview.text();
    expect(html).toContain(picture.path);
    expect(html).not.toContain("cdn.example");
    const response = await fetch(staffShop().url + publicPathOf(picture));
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });
});
