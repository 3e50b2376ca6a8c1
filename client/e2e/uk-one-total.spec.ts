import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, test } from "./shop";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

// (84.00 + (47.2441 × 55.1181 − 1728) × 0.10) × 1.2 = 205.92, with 8 % tax 222.39, twice, less 10 %, and 29.99 delivery
const PRICE = "£222.39";
const TOTAL = "£430.29";

test("under uk the price on the product page is the price in panel, checkout, e-mail and tracking", async ({
  page,
  shopper,
}) => {
  const address = await shop.open({ PRICE_POLICY: "uk" });
  const total = (name: string | RegExp = "Total") => page.getByRole("group", { name, exact: true });

  await page.goto(`${address}/products/wooden-blinds`);
  await shopper.choose("radio", /Premium Wood/);
  await shopper.size({ width: "1200", drop: "1400" });
  await expect(page.getByRole("group", { name: "Your price" })).toContainText(PRICE);
  await expect(page.getByText("+ £29.99 delivery, free from £538.92").first()).toBeVisible();
  await shopper.addToCart();
  await shopper
    .cartPanel()
    .getByRole("button", { name: /Increase quantity/ })
    .click();
  await shopper.cartPanel().getByRole("button", { name: "Enter a promotion code" }).click();
  await page.keyboard.type("summer25");
  await page.keyboard.press("Enter");
  await expect(total("Total with delivery")).toContainText(TOTAL);

  await shopper.cartPanel().getByRole("link", { name: "View Cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shopping Cart" })).toBeVisible();
  await expect(total()).toContainText(TOTAL);
  await expect(total("Discount (SUMMER25)")).toContainText("−£44.48");

  await page.getByRole("main").getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expect(total()).toContainText(TOTAL);
  await expect(page.getByText(/2 items, delivery included/)).toContainText(TOTAL);
  await expect(page.getByRole("main")).not.toContainText(/Tax/);
  await expect(page.getByRole("main").getByText(/no right to change your mind/)).toBeVisible();
  await shopper.fillCheckout();
  await shopper.agree();
  await page.getByRole("button", { name: "Order and pay" }).click();

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
