import { expect, test } from "./shop";
import { tabTo } from "./tab-to";

test("a blind is found, configured and ordered with the keyboard alone", async ({ page, shopper }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /Skip to/ })).toBeFocused();
  await tabTo(page, page.getByRole("combobox", { name: "Search" }));
  await page.keyboard.type("roller blinds");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Search Results for/ })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: /^Roller Blinds/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Roller Blinds/ })).toBeVisible();

  await tabTo(page, page.getByRole("spinbutton", { name: "Width" }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("900");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1100");
  await tabTo(page, page.getByRole("button", { name: "Add to cart" }));
  await page.keyboard.press("Enter");
  await expect(shopper.cartPanel()).toBeVisible();
  await expect(shopper.cartPanel()).toContainText("900 × 1100 mm");
  await tabTo(page, page.getByRole("link", { name: "View Cart" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Shopping Cart" })).toBeVisible();
  await tabTo(page, page.getByRole("textbox", { name: "Promotion code" }));
  await page.keyboard.type("summer25");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("SUMMER25 takes 10% off");
  await expect(page.getByRole("group", { name: "Discount (SUMMER25)" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Checkout" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await tabTo(page, page.getByRole("textbox", { name: "First name" }));
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
  await tabTo(page, page.getByRole("checkbox", { name: /I agree/ }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Place Order" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/#MBC\d{6}/)).toBeVisible();
});
