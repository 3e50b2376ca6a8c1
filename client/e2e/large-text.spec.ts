import { expectAllText, PHONE } from "./large-text";
import { FURTHER_SCREENS, OVERLAYS, SCREENS } from "./screens";
import { expect, test } from "./shop";

for (const { path, arrive, heading } of [...SCREENS, ...FURTHER_SCREENS])
  test(`large and spaced text is neither clipped nor beside the window on ${path}`, async ({ page, shopper }) => {
    await arrive(page, shopper);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAllText(page);
  });

test("large text is not beside the window while the products below a page load", async ({ page }) => {
  await page.route("**/graphql*", () => {});
  await page.goto("/track-order");
  await expectAllText(page);
});

test.describe("over the page of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { path, name, show } of OVERLAYS)
    test(`large and spaced text is neither clipped nor beside the window in ${String(name)}`, async ({
      page,
      shopper,
    }) => {
      await page.goto(path);
      await show(page, shopper);
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await expectAllText(page, PHONE);
    });
});
