import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, test } from "./shop";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

// (84.00 + (47.2441 × 55.1181 − 1728) × 0.10) × 1.2 twice, less 10 %, 8 % tax, and 29.99 delivery
const TOTAL = "£430.30";

test("a cart with a discount has the same total in panel, checkout, e-mail and tracking", async ({ page, shopper }) => {
  const address = await shop.open();
  const total = (name: string | RegExp = "Total") => page.getByRole("group", { name, exact: true });

  await page.goto(`${address}/products/wooden-blinds`);
  await shopper.choose("radio", /Premium Wood/);
  await shopper.size({ width: "1200", drop: "1400" });
  await shopper.addToCart();
  await shopper
    .cartPanel()
    .getByRole("button", { name: /Increase quantity/ })
    .click();
  await shopper.cartPanel().getByRole("button", { name: "Enter a promotion code" }).click();
  await page.keyboard.type("summer25");
  await page.keyboard.press("Enter");
  await expect(total("Total with delivery and tax")).toContainText(TOTAL);

  await shopper.cartPanel().getByRole("link", { name: "View Cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shopping Cart" })).toBeVisible();
  await expect(total()).toContainText(TOTAL);
  await expect(total("Discount (SUMMER25)")).toContainText("−£41.18");

  await page.getByRole("main").getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expect(total()).toContainText(TOTAL);
  await expect(page.getByText(/2 items, delivery and tax included/)).toContainText(TOTAL);
  await shopper.fillCheckout();
  await shopper.agree();
  await shopper.placeOrder();

  await expect(page.getByRole("heading", { level: 1, name: "Thank You for Your Order!" })).toBeVisible();
  await expect(total()).toContainText(TOTAL);
  const number = /MBC\d{6}/.exec((await page.getByText(/#MBC\d{6}/).textContent()) ?? "")?.[0] ?? "none";

  await expect
    .poll(() => mailTo("jo@larch.example", `Your order ${number}`, shop.folder))
    .toMatch(new RegExp(`^Total: ${TOTAL}\r?$`, "m"));

  // A reader of the e-mail in another browser.
  await page.context().clearCookies();
  await page.goto(`${address}/track-order?number=${number}`);
  await expect(page.getByRole("textbox", { name: "Order number" })).toHaveValue(number);
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill("JO@larch.example");
  await page.getByRole("button", { name: "Track Order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order #${number}` })).toBeVisible();
  await expect(total()).toContainText(TOTAL);
});
