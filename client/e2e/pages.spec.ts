import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./shop";

/** A desk's and a phone's, in CSS pixels. */
const SCREENS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

const PUBLIC_PAGES = [
  { path: "/", heading: /Made to your/, status: 200 },
  { path: "/category/blinds", heading: "Blinds", status: 200 },
  { path: "/category/sale", heading: "Sale", status: 200 },
  { path: "/category/blinds?material=real-wood&price=50-150&sort=price-up", heading: "Blinds", status: 200 },
  { path: "/category/pergolas", heading: "Pergolas", status: 200 },
  { path: "/products", heading: /\w/, status: 200 },
  { path: "/products?page=2&room=bedroom", heading: "All products", status: 200 },
  { path: "/search", heading: "Search", status: 200 },
  { path: "/search?q=roman", heading: 'Search Results for "roman"', status: 200 },
  { path: "/search?q=zzxxqqj", heading: 'Search Results for "zzxxqqj"', status: 200 },
  { path: "/products/wooden-blinds", heading: "Wooden Blinds", status: 200 },
  { path: "/products/tracked-shutters", heading: "Tracked Shutters", status: 200 },
  {
    path: "/products/wooden-blinds?material=Faux+Wood&width=48&height=60&unit=in",
    heading: "Wooden Blinds",
    status: 200,
  },
  { path: "/samples", heading: "Free fabric samples", status: 200 },
  { path: "/contact", heading: "Talk to us", status: 200 },
  { path: "/reviews", heading: "Reviews", status: 200 },
  { path: "/by-rooms", heading: "Blinds by room", status: 200 },
  { path: "/by-rooms?room=conservatory", heading: "Blinds by room", status: 200 },
  { path: "/materials", heading: "Materials", status: 200 },
  { path: "/inspiration", heading: "Inspiration", status: 200 },
  { path: "/inspiration?style=coastal", heading: "Inspiration", status: 200 },
  { path: "/installation-guide", heading: "Installation guide", status: 200 },
  { path: "/installation-guide?for=shutters", heading: "Installation guide", status: 200 },
  { path: "/category/none", heading: "Error Loading Category", status: 404 },
  { path: "/products/none", heading: "Product Not Found", status: 404 },
  { path: "/no/such/page", heading: "404 Page Not Found", status: 404 },
];
const PRIVATE_PAGES = [
  { path: "/cart", heading: "Your Cart is Empty" },
  { path: "/checkout", heading: "Your Cart is Empty" },
  { path: "/order-confirmation", heading: "No order to show" },
  { path: "/track-order", heading: "Track Order" },
  { path: "/wishlist", heading: "Wishlist" },
  { path: "/login", heading: "Sign in" },
  { path: "/login?next=//evil.example", heading: "Sign in" },
  { path: "/register", heading: "Create an account" },
  { path: "/forgotten-password", heading: "Forgotten your password?" },
  { path: "/account", heading: "Sign in" },
  { path: "/account/orders/MBC123456", heading: "Sign in" },
  { path: "/account/confirm", heading: "This link is incomplete" },
  { path: "/account/confirm?token=none", heading: "Confirm your account" },
  { path: "/account/new-password?token=none", heading: "Choose a new password" },
  { path: "/account/new-email?token=none", heading: "Confirm your new email address" },
  { path: "/newsletter/confirm", heading: "This link is incomplete" },
  { path: "/newsletter/confirm?token=none", heading: "Confirm your email address" },
  { path: "/newsletter/unsubscribe?token=none", heading: "Leave our mailing list" },
];

for (const { path, heading, status } of PUBLIC_PAGES)
  test(`${path} comes complete from the server and asks for nothing but the cart`, async ({ page, complaints }) => {
    const operations: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) operations.push(request.postDataJSON().operationName);
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(response?.headers()["set-cookie"]).toBeUndefined();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => operations).toEqual([expect.stringMatching(/cart/i)]);
    if (status === 404) complaints.length = 0; // the browser itself reports the status of the page
    await expectToSuitEverybody(page);
  });

for (const { path, heading } of PRIVATE_PAGES)
  test(`${path} is kept nowhere and says kindly that there is nothing yet`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectToSuitEverybody(page);
  });

async function expectToSuitEverybody(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, "nothing is wider than the screen").toBeLessThanOrEqual(screen.width);
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a category and a product can be read", async ({ page }) => {
    await page.goto("/category/blinds");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Wooden Blinds/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Wooden Blinds" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("£84");
  });
});

test("the former address of a product leads to the present one", async ({ page }) => {
  await page.goto("/product/roller-blinds");
  await expect(page).toHaveURL(/\/products\/roller-blinds$/);
});

test("the document has a title at every moment on the way to another page", async ({ page }) => {
  const cart = page.waitForResponse("**/graphql"); // once the browser has taken over, links no longer load a document
  await page.goto("/");
  await cart;
  await page.evaluate(() => {
    const missing: string[] = [];
    Object.assign(window, { missing });
    new MutationObserver(() => {
      if (document.title === "") missing.push(location.pathname);
    }).observe(document.head, { subtree: true, childList: true, characterData: true });
  });
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Blinds/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/^Blinds/);
  expect(await page.evaluate(() => (window as unknown as { missing: string[] }).missing)).toEqual([]);
});
