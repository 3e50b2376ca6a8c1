import { afterAll, describe, expect, it, vi } from "vitest";
import { readPage } from "../builders/read-page.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop, type TestShop } from "../harness/shop.js";

// Pages are rendered from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const storefront = clientPages();
afterAll(() => storefront.close());

const uk = useShop({ storefront, pricePolicy: "uk" });
const specified = useShop({ storefront, beside: uk });
const silent = useShop({ storefront, pricePolicy: "uk", profile: { saleUpToPercent: null }, beside: uk });

const said = async (shop: TestShop) => {
  const { data } = await shop
    .visitor()
    .graphql<{ shop: { saleUpToPercent: number | null } }>("{ shop { saleUpToPercent } }");
  return data.shop.saleUpToPercent;
};
/** What the banner and the page of offers say of reductions. */
const shown = async (shop: TestShop) => {
  const { text } = readPage(await (await fetch(`${shop.url}/sales`)).text());
  return [...new Set([...text.replace(/Winter sale.*/s, "").matchAll(/[Uu]p to \d+% off/g)].map(([words]) => words))];
};
/**
 * Sets the base price before the reduction of every reduced product, in percent of the present one, as proven; null ends all
 * reductions.
 */
async function reduceAll(percent: number | null): Promise<void> {
  await uk().database.query(
    "UPDATE product SET was_price_pence = base_price_pence * $1::int / 100 WHERE was_price_pence IS NOT NULL",
    [percent],
  );
  await uk().database.query(
    "UPDATE product SET was_price_proven_until = now() + interval '1 hour' WHERE was_price_pence IS NOT NULL",
  );
}

it("is the claim of the profile, whatever is reduced, by default", async () => {
  expect([await said(specified()), await shown(specified())]).toEqual([50, ["Up to 50% off"]]);
});

describe("under uk", () => {
  it("is what a common size saves, on the banner and on the page of offers", async () => {
    await reduceAll(200);
    expect([await said(uk()), await shown(uk())]).toEqual([50, ["Up to 50% off"]]);
    await reduceAll(125);
    expect([await said(uk()), await shown(uk())]).toEqual([20, ["Up to 20% off"]]);
  });

  it("is not said where the profile does not claim it", async () => {
    expect([await said(silent()), await shown(silent())]).toEqual([null, []]);
  });

  it("is not said where nothing is reduced", async () => {
    await reduceAll(null);
    expect([await said(uk()), await shown(uk())]).toEqual([null, []]);
  });
});
