import { expect, expectAccessible, test } from "./shop";

test("a shopper finds, configures and orders a blind", async ({ page, shopper }) => {
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Blinds/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Blinds" })).toBeVisible();
  await page
    .getByRole("link", { name: /Wooden Blinds/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Wooden Blinds" })).toBeVisible();

  // 84.00 + (47.2441 × 55.1181 − 1728) × 0.10, times 1.2 for Premium Wood
  await shopper.choose("radio", /Premium Wood/);
  await shopper.size({ width: "1200", drop: "1400" });
  await expect(page.getByRole("main")).toContainText("£205.92");
  await expect(page).toHaveURL(/width=/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("£205.92");

  await shopper.addToCart();
  await expect(shopper.cartPanel()).toContainText("1200 × 1400 mm");
  await expect(shopper.cartPanel()).toContainText("£205.92");
  await expectAccessible(page);
  await shopper
    .cartPanel()
    .getByRole("button", { name: /Increase quantity/ })
    .click();
  await expect(shopper.cartPanel()).toContainText("£411.84");
  await shopper.cartPanel().getByRole("link", { name: "View Cart" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Shopping Cart" })).toBeVisible();
  await expect(page.getByText("Items (2)")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Checkout" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expectAccessible(page);
  await shopper.fillCheckout();
  await shopper.agree();
  // 411.84 + 29.99 + 8 %
  await expect(page.getByRole("main")).toContainText("£474.78");
  await shopper.placeOrder();

  await expect(page).toHaveURL(/\/order-confirmation$/);
  await expect(page.getByRole("heading", { level: 1, name: "Thank You for Your Order!" })).toBeVisible();
  await expect(page.getByText(/Your order #MBC\d{6} has been received and is being processed\./)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("£474.78");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/#MBC\d{6}/)).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
});

test("two quick clicks on Place Order give one order", async ({ page, shopper }) => {
  await shopper.add("roller-blinds");
  await page.goto("/checkout");
  await shopper.fillCheckout();
  await shopper.agree();
  let sent = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("placeOrder")) sent += 1;
  });
  await page.getByRole("button", { name: "Place Order" }).dblclick();
  await expect(page).toHaveURL(/\/order-confirmation$/);
  await expect(page.getByText(/#MBC\d{6}/)).toBeVisible();
  expect(sent).toBe(1);
});

test("the checkout names the missing fields, links to them and keeps the input", async ({ page, shopper }) => {
  await shopper.add("roller-blinds");
  await page.goto("/checkout");
  await page.getByRole("textbox", { name: "First name" }).fill("J");
  await page.getByRole("textbox", { name: "Town or city" }).fill("Bristol");
  await shopper.placeOrder();
  await expect(page.getByRole("link", { name: "First name must be at least 2 characters" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Please enter a valid email address" }).click();
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Town or city" })).toHaveValue("Bristol");
});
