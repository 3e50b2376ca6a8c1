import { expect, expectAccessible, test } from "./shop";

test("what is chosen stands in the cart, and a shared address gives the same", async ({ page, shopper }) => {
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "1200", drop: "1400" });
  await page.getByRole("button", { name: "Change options" }).click();
  await shopper.choose("radio", "Exact");
  await expect(page.getByRole("radio", { name: "Face" })).toBeChecked();
  await expect(page).toHaveURL(/options=fit_exact/);
  const shared = page.url();
  await shopper.addToCart();
  await expect(shopper.cartPanel().getByText(/^Fit: Exact/)).toBeVisible();

  await page.goto(shared);
  await expect(page.getByRole("radio", { name: "Exact" })).toBeChecked();
  await page.goto("/cart");
  await page.getByRole("link", { name: "Change Roller Blinds" }).click();
  await expect(page.getByRole("radio", { name: "Exact" })).toBeChecked();
});

test("a chain is refused without the height from the floor, and made with it", async ({ page, shopper }) => {
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "1200", drop: "1400" });
  await page.getByRole("button", { name: "Change options" }).click();
  await shopper.choose("radio", "Chain");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  const notice = page.getByRole("status").filter({ hasText: "Not added to your cart" });
  await expect(notice).toContainText("For a chain we need the height from the floor");
  await page.getByRole("textbox", { name: "Height from the floor to the top of the blind" }).fill("2300");
  await expectAccessible(page);
  await shopper.addToCart();
  await expect(shopper.cartPanel().getByText(/Hangs 750 mm at most/)).toBeVisible();
});

test("the fits are drawn side by side on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products/plantation-shutters");
  await page.getByRole("button", { name: "Change options" }).click();
  const card = (name: string) => page.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
  await expect(card("Exact").locator("svg")).toBeVisible();
  const [recess, exact] = [await card("Recess").boundingBox(), await card("Exact").boundingBox()];
  expect(exact?.y).toBe(recess?.y);
  expect(exact?.x).toBeGreaterThan(recess?.x ?? 390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test("a roof window is ordered by its code, and an unknown one is answered with the nearest", async ({
  page,
  shopper,
}) => {
  await page.goto("/products/skylight-blinds");
  await page.getByRole("button", { name: "Change options" }).click();
  await shopper.choose("radio", "VELUX");
  const code = page.getByRole("textbox", { name: "Whole code on the plate" });
  await code.fill("MK04");
  await expect(page.getByText(/^We know no VELUX window MK04/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "M04, 603 × 730 mm" }).click();
  await expect(code).toHaveValue("M04");
  await expect(page).toHaveURL(/options=roof\+window_VELUX\+M04/);
  await shopper.addToCart();
  await expect(shopper.cartPanel().getByText(/Roof window: VELUX M04/)).toBeVisible();
  await expect(
    shopper
      .cartPanel()
      .getByText(/603 × 730 mm/)
      .first(),
  ).toBeVisible();
});

test("the options are chosen by keyboard", async ({ page }) => {
  await page.goto("/products/plantation-shutters");
  await page.getByRole("button", { name: "Change options" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Fit" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Recess" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Outside frame" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "L frame" })).toBeDisabled();
});
