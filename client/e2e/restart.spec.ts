import { OwnShop } from "./own-shop";
import { expect, Shopper, test } from "./shop";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

test("cart and order survive a kill of the server", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const shopper = new Shopper(page);

  const before = await shop.open();
  await page.goto(`${before}/products/roman-blinds`);
  await shopper.addToCart();
  await page.goto(`${before}/checkout`);
  await shopper.fillCheckout();
  await shopper.agree();
  await shopper.placeOrder();
  const number = (await page.getByText(/#MBC\d{6}/).textContent())?.match(/MBC\d{6}/)?.[0] ?? "none";
  await page.goto(`${before}/products/roller-blinds`);
  await shopper.addToCart();
  await page.goto("about:blank"); // else a chunk that fails to load reloads the page in the middle of what follows
  await shop.kill();

  // Another port is another origin for storage, but cookies belong to the host.
  const after = await shop.open();
  await page.goto(`${after}/cart`);
  await expect(page.getByText("Items (1)")).toBeVisible();
  await page.goto(`${after}/order-confirmation`);
  await expect(page.getByText(`#${number}`)).toBeVisible();
  await context.close();
});
