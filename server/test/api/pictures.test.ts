import { describe, expect, it } from "vitest";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const publicShop = useShop({ beside: shop, settings: { publicUrl: "https://shop.example", responseCache: true } });

/** URLs of the first picture of roller blinds, by the arguments of `url`. */
async function urlsOf(server: typeof shop, ...given: string[]): Promise<string[]> {
  const fields = given.map((args, index) => `u${index}: url${args}`).join(" ");
  const { data } = await server()
    .visitor()
    .graphql<{ product: { picture: { widths: number[] } & Record<string, string> } }>(
      `{ product(slug: "roller-blinds") { picture { widths ${fields} } } }`,
    );
  expect(data.product.picture.widths).toEqual([480, 800, 1200]);
  return given.map((_, index) => data.product.picture[`u${index}`] ?? "");
}

const endOf = (url: string) => /-(\d+\.\w+)$/.exec(url)?.[1];

describe("the URL of a picture", () => {
  it("is absolute and in the next larger width that exists", async () => {
    const widths = ["", "(width: 1)", "(width: 480)", "(width: 481)", "(width: 1200)", "(width: 5000)", "(width: -1)"];
    const urls = await urlsOf(shop, ...widths);
    for (const url of urls) expect(url).toMatch(new RegExp(`^http://localhost:${new URL(shop().url).port}/images/`));
    expect(urls.map(endOf)).toEqual([
      ...["800.webp", "480.webp", "480.webp", "800.webp", "1200.webp", "1200.webp", "480.webp"],
    ]);
  });

  it("has the format that is asked for", async () => {
    const urls = await urlsOf(shop, "(format: AVIF)", "(format: WEBP, width: 100)");
    expect(urls.map(endOf)).toEqual(["800.avif", "480.webp"]);
  });

  it("begins with PUBLIC_URL, whatever host a request names", async () => {
    for (const _attempt of ["computed", "cached"]) {
      const [url] = await urlsOf(publicShop, "");
      expect(url).toMatch(/^https:\/\/shop\.example\/images\/\w+-800\.webp$/);
    }
  });

  it("leads to a file that pages of any origin may show, without the shop's pages", async () => {
    for (const url of await urlsOf(shop, "(format: AVIF)", "(format: WEBP)")) {
      const answer = await fetch(shop().url + new URL(url).pathname);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^image\/(avif|webp)$/);
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=604800");
    }
  });

  it("is a path where REST and imageUrl give it", async () => {
    const products = await (await fetch(`${shop().url}/api/products/roller-blinds`)).json();
    expect(products).toMatchObject({ imageUrl: expect.stringMatching(/^\/images\/\w+-800\.webp$/) });
  });
});

describe("a picture that can be shown in any colour", () => {
  const READ = `query ($slug: String!) { product(slug: $slug) { pictures { tintBase shownColor maskUrl narrow: maskUrl(width: 300) } } }`;
  const picturesOf = async (slug: string) =>
    (await shop().visitor().graphql<{ product: { pictures: Record<string, string | null>[] } }>(READ, { slug })).data
      .product.pictures;

  it("has the colour of its part and a mask", async () => {
    const [first] = await picturesOf("roller-blinds");
    expect(first).toMatchObject({ tintBase: "#e1e0dd", shownColor: null });
    expect(first?.["narrow"]).toMatch(/\/images\/roller_blinds-mask-480\.webp$/);
    const { status, headers } = await fetch(shop().url + new URL(first?.["maskUrl"] ?? "").pathname);
    expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it("names the colour that others show", async () => {
    const pictures = await picturesOf("wooden-blinds");
    expect(pictures.map(({ shownColor }) => shownColor)).toEqual(["Oak", "Natural Wood", "Walnut", "Oak"]);
    expect(pictures.flatMap(({ tintBase, maskUrl }) => [tintBase, maskUrl])).toEqual(Array(8).fill(null));
  });
});

it("no file outside the pictures is served", async () => {
  for (const path of ["/images/", "/images/..%2ffavicon.ico", "/images/none.webp"])
    expect((await fetch(shop().url + path)).status).toBe(404);
});
