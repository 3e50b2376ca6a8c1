import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { allScreens, contentOf, faultsOf } from "./back-office-screens";
import { OwnShop } from "./own-shop";
import { expect, test } from "./shop";
import { ShopperApi } from "./shopper-api";
import { importPrices } from "./staff-acts";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

/** Windows in pixels; the back office begins with its menu open where there is room. */
const DESK = { width: 1280, height: 1024 };
const TABLET = { width: 768, height: 1024 };

test("each screen of the back office fits a tablet and a desk, for fingers, and has no violations", async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(600_000);
  // The demo has an order, a customer, a visit, a problem and an enquiry.
  const url = await shop.open({ DEMO: "on", NODE_ENV: "test" });
  const shopper = new ShopperApi(request, url);
  const { product } = await shopper.ask<{ product: { id: string } }>('{ product(slug: "roller-blinds") { id } }');
  const review = { name: "Jo Whitfield", location: "Bristol", rating: 4, comment: "It fits to the millimetre." };
  await shopper.send("writeReview", { productId: product.id, ...review });
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");
  await page.goto(`${url}/admin/prices/create`);
  await importPrices(page, "Spring prices", "Slug,Price (GBP)\nroman-blinds,103");

  const screens = await allScreens(page.request, url);
  expect(screens.length).toBeGreaterThan(30);
  for (const screen of screens) {
    await page.setViewportSize(DESK);
    await page.goto(`${url}/admin${screen.path}`);
    await expect(contentOf(page, screen)).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    expect.soft(await faultsOf(page), `${screen.path} at ${DESK.width} px`).toEqual([]);

    await page.setViewportSize(TABLET);
    if (screen.path !== "/join") await page.getByRole("button", { name: "Close menu" }).click();
    await expectScreenAccessible(page);
    expect.soft(await faultsOf(page), `${screen.path} at ${TABLET.width} px`).toEqual([]);
  }
  forgetSignInAnswers(complaints);
});
