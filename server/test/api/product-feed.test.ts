import { afterAll, describe, expect, it, vi } from "vitest";
import { formatPounds } from "../../src/rules/money.js";
import { PRICE_POLICIES, type PricePolicy } from "../../src/rules/price-policy.js";
import { readFeed } from "../builders/feed.js";
import { readPage } from "../builders/read-page.js";
import { describedThing, describedThings } from "../builders/structured-data.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop } from "../harness/shop.js";

vi.setConfig({ testTimeout: 120_000 });

const ORIGIN = "https://shop.example";
const storefront = clientPages();
afterAll(() => storefront.close());

const settings = { publicUrl: ORIGIN };
const shop = useShop({ storefront, settings });
const POLICIES = Object.keys(PRICE_POLICIES) as PricePolicy[];

const open = (address: string, of = shop) => fetch(of().url + address.slice(ORIGIN.length));
const feedOf = async (of = shop) => (await open(`${ORIGIN}/feeds/google.xml`, of)).text();
const pounds = (amount: string) => formatPounds(Math.round(Number(amount.replace(" GBP", "")) * 100));

describe.each(POLICIES)("under the price policy %s", (pricePolicy) => {
  const policyShop = useShop({ storefront, settings, pricePolicy, beside: shop });

  it("every product is what its page says", async () => {
    const byProduct = Map.groupBy(readFeed(await feedOf(policyShop)), (item) => item["g:item_group_id"]);
    expect(byProduct.size).toBeGreaterThan(60);
    // A size of each, and all sizes in turn.
    const items = [...byProduct.values()].flatMap((sizes, index) => sizes.slice(index % sizes.length).slice(0, 1));
    for (const item of items) {
      const response = await open(item.link, policyShop);
      const page = readPage(await response.text());
      const { offers, ...product } = describedThing(describedThings(page.things), "Product");
      const [, price] = /Your price, measured & fitted(£[\d,]+\.\d\d)/.exec(page.text) ?? [];
      expect([item.link, response.status, price]).toEqual([item.link, 200, pounds(item["g:price"])]);
      expect(item.title.startsWith(`${page.headings[0]}, `)).toBe(true);
      expect(page.text).toContain(`Your size${item["g:size"].replace(/ mm$/, "")}`.slice(9));
      expect([item["g:brand"], "https://schema.org/InStock"]).toEqual([product.brand.name, offers.availability]);
      expect(product.color.split("/").length).toBeGreaterThan(0);
    }
  });

  it("delivery is the shop's, and free from its threshold on", async () => {
    const { data } = await policyShop()
      .visitor()
      .graphql<{ shop: { deliveryPence: number; freeDeliveryFromPence: number | null } }>(
        "{ shop { deliveryPence freeDeliveryFromPence } }",
      );
    const { deliveryPence, freeDeliveryFromPence } = data.shop;
    for (const item of readFeed(await feedOf(policyShop))) {
      const pence = Math.round(Number.parseFloat(item["g:price"]) * 100);
      const isFree = freeDeliveryFromPence !== null && pence >= freeDeliveryFromPence;
      const price = `${((isFree ? 0 : deliveryPence) / 100).toFixed(2)} GBP`;
      expect([item.link, item["g:shipping"]["g:price"]]).toEqual([item.link, price]);
    }
  });
});

it("has an item per common size that a product is made in", async () => {
  const items = readFeed(await feedOf());
  expect(new Set(items.map((item) => item["g:id"])).size).toBe(items.length);
  const sizesOf = (slug: string) =>
    items.filter(({ link }) => new URL(link).pathname === `/products/${slug}`).map((item) => item["g:size"]);
  expect(sizesOf("roller-blinds")).toEqual(["610 × 914 mm", "914 × 1219 mm", "1219 × 1524 mm"]);
  for (const slug of ["awnings", "louvred-pergolas"]) expect(sizesOf(slug).length).toBeGreaterThan(0);
});

it("shows a picture that exists", async () => {
  const items = readFeed(await feedOf());
  const pictures = new Set(items.flatMap((item) => [item["g:image_link"], ...(item["g:additional_image_link"] ?? [])]));
  for (const picture of pictures) expect([picture, (await open(picture)).status]).toEqual([picture, 200]);
});

it("holds any text that a product may have", async () => {
  const name = `Blinds <"&'> ]]> \u{1F600} & "more"`;
  await shop().database.query("UPDATE product SET name = $1, short_description = $2 WHERE slug = 'roman-blinds'", [
    name,
    "Cloth with a bell \u0007 in it.",
  ]);
  const found = readFeed(await feedOf()).filter(({ link }) => link.includes("/products/roman-blinds?"));
  expect(found.map(({ title }) => title.startsWith(`${name}, `))).toEqual([true, true, true]);
  expect(found[0]?.description).toContain("Cloth with a bell  in it.");
});

it("takes a constant number of statements", async () => {
  const response = await fetch(`${shop().url}/feeds/google.xml`);
  await response.text();
  expect(await shop().statements(response.headers.get("x-request-id") ?? "")).toBe(2);
});
