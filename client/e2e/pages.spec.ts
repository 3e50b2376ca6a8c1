import { expect, expectAccessible, test } from "./shop";

const PUBLIC_PAGES = [
  { path: "/", heading: /Made to your/, status: 200 },
  { path: "/category/blinds", heading: "Blinds", status: 200 },
  { path: "/category/sale", heading: "Sale", status: 200 },
  { path: "/products", heading: /\w/, status: 200 },
  { path: "/products/wooden-blinds", heading: "Wooden Blinds", status: 200 },
  { path: "/products/tracked-shutters", heading: "Tracked Shutters", status: 200 },
  { path: "/category/none", heading: "Error Loading Category", status: 404 },
  { path: "/products/none", heading: "Product Not Found", status: 404 },
  { path: "/no/such/page", heading: "404 Page Not Found", status: 404 },
];
const PRIVATE_PAGES = [
  { path: "/cart", heading: "Your Cart is Empty" },
  { path: "/checkout", heading: "Your Cart is Empty" },
  { path: "/order-confirmation", heading: "No order to show" },
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
    await expectAccessible(page);
    if (status === 404) complaints.length = 0; // the browser itself reports the status of the page
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, "nothing is wider than the screen").toBeLessThanOrEqual(0);
  });

for (const { path, heading } of PRIVATE_PAGES)
  test(`${path} is kept nowhere and says kindly that there is nothing yet`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  });

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
