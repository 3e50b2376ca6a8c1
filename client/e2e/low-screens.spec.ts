import { OVERLAYS, SCREENS } from "./screens";
import { expect, test } from "./shop";
import { walkByTab, walkOnLowScreens } from "./tab-walk";

for (const { path, arrive, heading } of SCREENS)
  test(`what has the focus is seen on low screens: ${path}`, async ({ page, shopper }) => {
    await arrive(page, shopper);
    await walkOnLowScreens(page, heading);
  });

test.describe("at 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const { path, name, show } of OVERLAYS)
    test(`what has the focus is seen in the dialog ${String(name)}`, async ({ page, shopper }) => {
      await page.goto(path);
      await show(page, shopper);
      const dialog = page.getByRole("dialog", { name });
      await expect(dialog).toBeVisible();
      await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      expect(await walkByTab(page)).toEqual([]);
      // The last stop was within it: nothing behind a dialog gets the focus.
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    });

  test("an error summary shows its heading", async ({ page, shopper }) => {
    await shopper.add("wooden-blinds");
    await page.goto("/checkout");
    await shopper.placeOrder();
    await expect(page.getByRole("alert").getByText(/details need another look/)).toBeInViewport({ ratio: 1 });
  });
});
