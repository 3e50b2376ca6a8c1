import { expect, test } from "./shop";

test("a related product opens before the reviews of this one were loaded, and loads its own", async ({ page }) => {
  await page.goto("/products/roller-blinds");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Venetian Blinds/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Venetian Blinds" })).toBeVisible();
  await page.getByRole("tab", { name: /^Reviews/ }).click();
  await expect(page.getByRole("list", { name: "Reviews", exact: true }).getByRole("article").first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("reviews stand below the specifications", async ({ page }) => {
    await page.goto("/products/roller-blinds");
    await expect(page.getByRole("list", { name: "Reviews", exact: true }).getByRole("article").first()).toBeVisible();
  });
});
