import { expectAllText } from "./large-text";
import { OwnShop } from "./own-shop";
import { expect, test } from "./shop";
import { ShopperApi } from "./shopper-api";
import { walkOnLowScreens } from "./tab-walk";

const shop = new OwnShop();
let url: string;

// The setting DEMO gives the shop an account with an address and orders.
test.beforeAll(async () => {
  url = await shop.open({ DEMO: "on", NODE_ENV: "test" });
});
test.afterAll(() => shop.remove());
test.beforeEach(async ({ page }) => {
  await new ShopperApi(page.request, url).signInToDemo();
});

const PAGES = [
  { path: "/account/orders", heading: "Orders" },
  { path: "/account/orders/MBC000000000001", heading: /^Order #MBC/ },
  { path: "/account/addresses", heading: "Addresses" },
  { path: "/wishlist", heading: "Wishlist" },
  { path: "/account/data", heading: "Your data" },
  { path: "/account/password", heading: /^Password/ },
];

for (const { path, heading } of PAGES)
  test(`${path} shows what has the focus on low screens, and large and spaced text`, async ({ page }) => {
    await page.goto(url + path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    // Header and footer are those of every page.
    await walkOnLowScreens(page, heading, "main");
    await expectAllText(page);
  });
