import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./shop";

/** The count of the list, "Showing 9 products", or a line like it. */
const shows = (page: Page, line: string | RegExp) =>
  expect(page.getByRole("main").getByText(line, { exact: true })).toBeVisible();
/** The count of a list of which a part is shown. */
const showsPart = (page: Page, shown: number) =>
  shows(page, new RegExp(`^Showing \\d+ products, ${shown} of them on this page$`));

/** Opens the filters, beside the list or in a sheet on phones. */
async function openFilters(page: Page): Promise<Locator> {
  const opener = page.getByRole("button", { name: /^Filters/ });
  if (!(await opener.isVisible())) return page.getByRole("complementary", { name: "Filters" });
  await opener.click();
  return page.getByRole("dialog", { name: "Filters" });
}

async function closeFilters(page: Page): Promise<void> {
  const show = page.getByRole("dialog").getByRole("button", { name: /^Show \d+ products?$/ });
  if (await show.isVisible()) await show.click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeHidden();
}

async function tick(page: Page, name: RegExp): Promise<void> {
  await (await openFilters(page)).locator("label").filter({ hasText: name }).click();
  await closeFilters(page);
}

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("a filtered list can be shared by its URL, and Back undoes the filters", async ({ page, context }) => {
  await page.goto("/category/blinds");
  await showsPart(page, 24);
  await tick(page, /^Blackout/);
  await expect(page).toHaveURL(/\?feature=blackout$/);
  await expect(page.getByRole("button", { name: "Remove filter: Blackout" })).toBeVisible();
  await shows(page, /^Showing \d+ products$/);
  const count = await cards(page).count();
  expect(count).toBeGreaterThan(0);
  await tick(page, /^Fabric/);
  await expect(page).toHaveURL(/material=/);

  const shared = await context.newPage();
  const answer = await shared.goto("/category/blinds?feature=blackout");
  expect(await answer?.text()).toContain(`Showing ${count} products`);
  await shared.close();

  await page.goBack();
  await expect(page).toHaveURL(/\?feature=blackout$/);
  await expect(cards(page)).toHaveCount(count);
  await page.getByRole("button", { name: "Remove filter: Blackout" }).click();
  await showsPart(page, 24);
});

test("Back restores the length and the scroll position of the list", async ({ page }) => {
  await page.goto("/products");
  await page.getByRole("link", { name: "Show more" }).click();
  await showsPart(page, 48);
  const far = cards(page).nth(44).getByRole("link");
  await far.scrollIntoViewIfNeeded();
  const name = await far.textContent();
  await far.click();
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
  await page.reload();
  await page.goBack();
  await showsPart(page, 48);
  await expect(cards(page).nth(44)).toBeInViewport();
});

test("the links of the materials page filter the list", async ({ page }) => {
  await page.goto("/category/blinds?material=real-wood");
  await expect(page.getByRole("button", { name: "Remove filter: Wood", exact: true })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test("a search shows its results, and another search replaces them", async ({ page }) => {
  await page.goto("/search?q=roman");
  await expect(page).toHaveTitle(/^Search Results for "roman"/);
  await shows(page, /^\d+ results for "roman"$/);
  const box = page.getByRole("textbox", { name: "Search for" });
  await box.fill("zzxxqqj");
  await box.press("Enter");
  await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=zzxxqqj$/);
  await expectAccessible(page);
});

test("the kinds of product stand first, and their counts are those of the list", async ({ page }) => {
  await page.goto("/products");
  const filters = await openFilters(page);
  await expect(filters.getByRole("group").first()).toHaveAccessibleName("Kind");
  const offered = await filters.locator("label").filter({ hasText: "Roman blinds" }).textContent();
  const count = Number(/\d+/.exec(offered ?? "")?.[0]);
  await closeFilters(page);
  await tick(page, /^Roman blinds/);
  await expect(page).toHaveURL(/\?kind=roman$/);
  await shows(page, `Showing ${count} products`);
  await expect(cards(page)).toHaveCount(count);
});

test("the price filter works with the keyboard", async ({ page }) => {
  await page.goto("/category/blinds");
  const lowest = (await openFilters(page)).getByRole("slider", { name: "Lowest price" });
  await lowest.focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?price=60-500$/);
  await closeFilters(page);
  await expect(page.getByRole("button", { name: "Remove filter: £60 and over" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/blinds$/);
});

test("the filter sheet of phones is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/category/blinds");
  await openFilters(page);
  await expect(page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Close" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Filters/ })).toBeFocused();
});
