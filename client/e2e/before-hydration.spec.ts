import { CODE, holdCode } from "./hold-code";
import { expect, test } from "./shop";

test("input before hydration counts", async ({ page, shopper }) => {
  const release = await holdCode(page);
  await page.goto("/products/wooden-blinds", { waitUntil: "commit" });
  await shopper.choose("radio", /Faux Wood/);
  await shopper.choose("radio", "cm");
  await shopper.size({ width: "120", drop: "140" });
  release();
  // 84.00 + (47.2441 × 55.1181 − 1728) × 0.10, times 1.1 for Faux Wood
  await expect(page.getByRole("main")).toContainText("£188.76");
  await expect(shopper.length("Width")).toHaveValue("120");
  await shopper.addToCart();
  await expect(shopper.cartPanel()).toContainText("1200 × 1400 mm");
});

test("a button that is pressed before hydration works after it", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/products/roller-blinds", { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Save Roller Blinds/ }).click();
  release();
  await expect(page.getByRole("button", { name: /^Remove Roller Blinds/ })).toBeVisible();
});

test("the size that was typed before hydration is added to the cart", async ({ page, shopper }) => {
  const release = await holdCode(page);
  await page.goto("/products/roller-blinds", { waitUntil: "commit" });
  await shopper.size({ width: "1200", drop: "1400" });
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  release();
  await expect(shopper.cartPanel()).toContainText("1200 × 1400 mm");
  await expect(shopper.cartPanel()).not.toContainText("305 × 305");
});

test("a form that is submitted before hydration does not put its values into the URL", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/contact", { waitUntil: "commit" });
  const message = page.getByRole("main").getByRole("textbox", { name: "Message" });
  await message.fill("A bay window with three sides.");
  await page.getByRole("button", { name: "Send message" }).click();
  release();
  await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
  await expect(message).toHaveValue("A bay window with three sides.");
  await expect(page).toHaveURL(/\/contact$/);
});

test("Back before hydration opens the previous page", async ({ page }) => {
  await page.goto("/products");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Roller Blinds/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Roller Blinds" })).toBeVisible();
  const release = await holdCode(page);
  await Promise.all([page.waitForRequest(CODE), page.evaluate(() => location.reload())]);
  await page.evaluate(() => history.back());
  release();
  await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
});

test("the quote button of the home page scrolls before hydration, as a plain link", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("main").getByRole("link", { name: "Get a FREE Quote" }).first().click();
  await expect(page.getByRole("heading", { name: "Tell us about your windows" })).toBeInViewport();
  release();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { name: "Tell us about your windows" })).toBeInViewport();
});
