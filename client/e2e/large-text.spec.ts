import type { Page } from "@playwright/test";
import { expect, test, type Shopper } from "./shop";

// What a shopper sets in the browser for all pages, at 200 %: everything that is measured in rem goes by it, breakpoints too.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});

/** Texts that a box cuts off, and how wide the page is. */
async function lost(page: Page): Promise<{ cut: string[]; width: number }> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const clips = (value: string) => value === "hidden" || value === "clip";
    const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((box) => {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      // Pictures are cropped on purpose, and what is there for readers only is a pixel large.
      if (box.clientWidth <= 1 || !box.checkVisibility() || box.textContent.trim() === "") return false;
      if (position === "fixed" || box.closest("[aria-hidden=true]")) return false;
      return (
        (clips(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
        (clips(overflowY) && box.scrollHeight > box.clientHeight + 1)
      );
    });
    return {
      cut: cut.map((box) => `${box.tagName} ${box.textContent.trim().slice(0, 60)}`),
      width: document.documentElement.scrollWidth,
    };
  });
}

const open = (path: string) => (page: Page) => page.goto(path);
const withCart = (path: string) => async (page: Page, shopper: Shopper) => {
  await shopper.add("wooden-blinds");
  await page.goto(path);
};
const PAGES = [
  { path: "/", arrive: open("/"), heading: /Made to your/ },
  { path: "/products/wooden-blinds", arrive: open("/products/wooden-blinds"), heading: "Wooden Blinds" },
  { path: "/category/blinds", arrive: open("/category/blinds"), heading: "Blinds" },
  { path: "/contact", arrive: open("/contact"), heading: "Talk to us" },
  { path: "/about", arrive: open("/about"), heading: "A family firm with a tape measure" },
  { path: "/materials", arrive: open("/materials"), heading: "Materials" },
  { path: "/sales", arrive: open("/sales"), heading: "Sales and offers" },
  { path: "/cart", arrive: withCart("/cart"), heading: "Shopping Cart" },
  { path: "/checkout", arrive: withCart("/checkout"), heading: "Checkout" },
];

for (const { path, arrive, heading } of PAGES)
  test(`text twice as large loses nothing on ${path}`, async ({ page, shopper }) => {
    await arrive(page, shopper);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const { cut, width } = await lost(page);
    expect(cut).toEqual([]);
    // Not `innerWidth`: a phone shows a page that is too wide as a whole, and counts that as its width.
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
