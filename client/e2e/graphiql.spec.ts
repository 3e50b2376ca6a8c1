import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { OwnShop } from "./own-shop";

/** Complaints of the browser, such as of the content security policy. */
const complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
});

const tab = (page: Page, operation: string) => page.getByRole("tab", { name: new RegExp(`^${operation}\\b`) });

/** Runs the open tab, once it is that of this operation; returns the response as text. */
async function run(page: Page, operation: string): Promise<string> {
  await expect(tab(page, operation)).toHaveAttribute("aria-selected", "true");
  // GraphiQL can run a tab only a moment after it has shown it.
  let text = "";
  await expect(async () => {
    const answer = page.waitForResponse(
      (response) => response.request().postDataJSON()?.operationName === operation && response.ok(),
      { timeout: 5000 },
    );
    await page.getByRole("button", { name: /^Execute query/ }).click();
    text = await (await answer).text();
  }).toPass();
  return text;
}

/** Chooses an example of the list, opening its subject. */
async function choose(page: Page, subject: string, title: string): Promise<void> {
  const link = page.getByRole("link", { name: title, exact: true });
  if (!(await link.isVisible())) await page.locator("nav summary", { hasText: subject }).click();
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}

test("the examples give a list, a price and a cart", async ({ page }) => {
  await page.goto("/graphql");
  expect(await run(page, "ListProducts")).toMatch(/"totalCount":[1-9]/);
  await choose(page, "Catalogue", "Filter products");
  expect(await run(page, "FilterProducts")).toMatch(/"totalCount":[1-9]/);
  await choose(page, "Catalogue", "Price a configuration");
  expect(await run(page, "PriceConfiguration")).toContain('"unitPricePence":16520');
  await choose(page, "Cart", "Add to cart");
  expect(await run(page, "AddToCart")).toContain('"count":2');
  await choose(page, "Cart", "Show the cart");
  expect(await run(page, "ShowCart")).toContain('"material":"Light Filtering Fabric"');
  expect(complaints).toEqual([]);
});

test("in the demo somebody signs in, orders and follows the order", async ({ page }) => {
  const shop = new OwnShop();
  try {
    const url = await shop.open({ DEMO: "on", NODE_ENV: "development", PAGES: "off" });
    await page.goto(`${url}/graphql?example=sign-in`);
    expect(await run(page, "SignIn")).toContain('"firstName":"Demi"');
    await choose(page, "Orders", "Place an order");
    expect(await run(page, "PlaceOrder")).toMatch(/"number":"MBC\d{6,7}"/);
    await choose(page, "Orders", "Show the latest order");
    expect(await run(page, "ShowOrder")).toContain('"status":"PROCESSING"');
    await choose(page, "Streams of changes", "Follow an order");
    await expect(tab(page, "OrderChanged")).toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: /^Execute query/ }).click();
    await expect(page.getByLabel("Result Window")).toContainText("PROCESSING");
    expect(complaints).toEqual([]);
  } finally {
    await shop.remove();
  }
});

test("a link opens an example, the Back button the one before, each in its tab", async ({ page }) => {
  await page.goto("/graphql?example=search");
  await expect(tab(page, "Search")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Variables")).toContainText("blackout roler");
  await choose(page, "Shop", "Show facts of the shop");
  await expect(page).toHaveURL(/\?example=shop-facts$/);
  await expect(page).toHaveTitle("Show facts of the shop - GraphiQL");
  await expect(tab(page, "ShopFacts")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page).toHaveTitle("Search - GraphiQL");
  await expect(tab(page, "Search")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab")).toHaveCount(2);
  expect(complaints).toEqual([]);
  await page.goto("/graphql?example=no-such-one");
  await expect(page.getByRole("status")).toHaveText(/There is no example of this name/);
});

test("the list is used by keyboard", async ({ page }) => {
  await page.goto("/graphql");
  await expect(tab(page, "ListProducts")).toHaveAttribute("aria-selected", "true");
  await page.locator("nav summary", { hasText: "Shop" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(tab(page, "ShopFacts")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("status")).toContainText("Show facts of the shop");
});

for (const width of [390, 1280])
  test(`at ${width} px everything fits and axe has no complaint`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/graphql?example=add-to-cart");
    await expect(tab(page, "AddToCart")).toHaveAttribute("aria-selected", "true");
    if (width === 390) await page.locator("#panel > summary").click();
    await expect(page.getByRole("link", { name: "Add to cart", exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // GraphiQL puts the button that closes a tab into the tab.
    const { violations } = await new AxeBuilder({ page }).exclude(".graphiql-tab").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual([]);
  });
