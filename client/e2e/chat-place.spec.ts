import type { Page } from "@playwright/test";
import { expect, test, type Shopper } from "./shop";

const open = (path: string) => (page: Page) => page.goto(path);
const withCart = (path: string) => async (page: Page, shopper: Shopper) => {
  await shopper.add("wooden-blinds");
  await page.goto(path);
};
const PAGES = [
  { path: "/", arrive: open("/") },
  { path: "/category/blinds", arrive: open("/category/blinds") },
  { path: "/products/wooden-blinds", arrive: open("/products/wooden-blinds") },
  { path: "/contact", arrive: open("/contact") },
  { path: "/cart", arrive: withCart("/cart") },
  { path: "/checkout", arrive: withCart("/checkout") },
];

/** What can be pressed or filled in and lies under the chat's button; in a bar along the lower edge it floats over nothing. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const chat = [...document.querySelectorAll("button[aria-label='Open chat']:not([data-chat])")].find(shown);
    if (!chat) return [];
    const { left, right, top, bottom } = chat.getBoundingClientRect();
    return [...document.querySelectorAll("main :is(a[href], button, input, select, textarea, label)")]
      .filter((control) => control !== chat && shown(control) && !control.closest("[data-bar]"))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

for (const { path, arrive } of PAGES)
  test(`the chat opens from the right lower corner on ${path}`, async ({ page, shopper }) => {
    await arrive(page, shopper);
    const button = page.getByRole("button", { name: "Open chat" }).filter({ visible: true });
    const box = await button.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.x).toBeGreaterThan(width * 0.75);
    expect(box?.y).toBeGreaterThan(height * 0.5);
  });

for (const { path, arrive } of PAGES)
  test(`the chat's button covers nothing on ${path}, wherever one stops`, async ({ page, shopper }) => {
    await arrive(page, shopper);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const { height, screen } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      screen: innerHeight,
    }));
    for (let top = 0; top < height - screen; top += screen / 3) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect.poll(() => covered(page), `at ${Math.round(top)} px`).toEqual([]);
    }
  });
