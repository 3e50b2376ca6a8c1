import type { Page } from "@playwright/test";
import { expect, test } from "./shop";

/** Presses Tab until the element in focus has this accessible name; gives up after a whole round of the page. */
async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name });
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press("Tab");
    for (const candidate of await wanted.all())
      if (await candidate.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to the ${role} ${name}.`);
}

test("a blind is found, configured and ordered with the keyboard alone", async ({ page, shopper }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /Skip to/ })).toBeFocused();
  await tabTo(page, "combobox", "Search");
  await page.keyboard.type("roller blinds");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Search Results for/ })).toBeVisible();
  await tabTo(page, "link", /^Roller Blinds/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Roller Blinds/ })).toBeVisible();

  await tabTo(page, "textbox", "Width");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("900");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1100");
  await tabTo(page, "button", "Add to cart");
  await page.keyboard.press("Enter");
  await expect(shopper.cartPanel()).toBeVisible();
  await expect(shopper.cartPanel()).toContainText("900 × 1100 mm");
  await tabTo(page, "link", "View Cart");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Shopping Cart" })).toBeVisible();
  await tabTo(page, "textbox", "Promotion code");
  await page.keyboard.type("summer25");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("SUMMER25 takes 10% off");
  await expect(page.getByRole("group", { name: "Discount (SUMMER25)" })).toBeVisible();
  await tabTo(page, "link", "Checkout");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await tabTo(page, "textbox", "First name");
  for (const text of [
    "Jo",
    "Whitfield",
    "jo@larch.example",
    "",
    "14 Larch Terrace",
    "Bristol",
    "Somerset",
    "BS6 7QX",
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await tabTo(page, "checkbox", /I agree/);
  await page.keyboard.press("Space");
  await tabTo(page, "button", "Place Order");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/#MBC\d{6}/)).toBeVisible();
});
