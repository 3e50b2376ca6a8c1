import type { Page } from "@playwright/test";
import { expect, test, type Shopper } from "./shop";

// The default font size of the browser at 200 %: all rem units follow it, including breakpoints.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});

/** Clipped texts, and the width of the page. */
async function lost(page: Page): Promise<{ cut: string[]; width: number }> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const clips = (value: string) => value === "hidden" || value === "clip";
    const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((box) => {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      // Pictures are cropped on purpose, and text for screen readers only is one pixel large.
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
  test(`text of twice the size is not clipped on ${path}`, async ({ page, shopper }) => {
    await arrive(page, shopper);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const { cut, width } = await lost(page);
    expect(cut).toEqual([]);
    // Not `innerWidth`: a phone zooms out if a page is too wide, and returns the width of the page.
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
