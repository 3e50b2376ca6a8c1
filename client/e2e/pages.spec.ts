import type { Page } from "@playwright/test";
import { EXAMPLES } from "./example-urls";
import { expect, expectAccessible, test } from "./shop";

/** Widths of desktop and phone in CSS pixels. */
const SCREENS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

for (const { url, heading, status = 200 } of EXAMPLES.filter(({ isPrivate }) => !isPrivate))
  test(`${url} is complete from the server and requests only the cart`, async ({ page, complaints }) => {
    const operations: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname !== "/graphql") return;
      operations.push(searchParams.get("operationName") ?? request.postDataJSON().operationName);
    });
    const response = await page.goto(url);
    expect(response?.status()).toBe(status);
    expect(response?.headers()["set-cookie"]).toBeUndefined();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => operations).toEqual([expect.stringMatching(/cart/i)]);
    if (status === 404) complaints.length = 0; // the browser logs the status of the page
    await expectToSuitEverybody(page);
  });

for (const { url, heading } of EXAMPLES.filter(({ isPrivate }) => isPrivate))
  test(`${url} is not stored and shows its empty state`, async ({ page }) => {
    const response = await page.goto(url);
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

test("the former URL of a product redirects to the current one", async ({ page }) => {
  await page.goto("/product/roller-blinds");
  await expect(page).toHaveURL(/\/products\/roller-blinds$/);
});

test("what the next page needs is read by GET, so that caches in between can answer", async ({ page }) => {
  const cart = page.waitForResponse("**/graphql");
  await page.goto("/");
  await cart;
  const read = page.waitForResponse(/\/graphql\?documentId=sha256:\w{64}&operationName=Category/);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Blinds/ })
    .first()
    .click();
  const response = await read;
  expect([response.status(), await response.headerValue("cache-control")]).toEqual([
    200,
    expect.stringMatching(/^public, max-age=\d+, s-maxage=/),
  ]);
  await expect(page.getByRole("heading", { level: 1, name: "Blinds" })).toBeVisible();
});

test("the document always has a title during navigation", async ({ page }) => {
  const cart = page.waitForResponse("**/graphql"); // once the page is hydrated, links no longer load a document
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

test("each tag of the head is there once, after hydration and on the next page", async ({ page }) => {
  const repeated = () =>
    page.evaluate(() => {
      const tags = [...document.querySelectorAll("head > title, link[rel=canonical], meta[name], meta[property]")];
      const named = Map.groupBy(tags, (tag) => tag.getAttribute("name") ?? tag.getAttribute("property") ?? tag.tagName);
      return [...named].filter(([, same]) => same.length > 1).map(([name]) => name);
    });
  const canonical = page.locator("link[rel=canonical]");
  await page.goto("/products/wooden-blinds?utm_source=x");
  expect(await repeated()).toEqual([]);
  await expect(canonical).toHaveAttribute("href", /\/products\/wooden-blinds$/);
  await page.getByRole("banner").getByRole("link", { name: "By Rooms" }).first().click();
  await expect(canonical).toHaveAttribute("href", /\/by-rooms$/);
  expect(await repeated()).toEqual([]);
});
