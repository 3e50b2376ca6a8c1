import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./shop";

/** Presses a button of the header; on phones the button with that name in the menu. */
async function openFromHeader(page: Page, wide: string, narrow: string): Promise<void> {
  const button = page.getByRole("banner").getByRole("button", { name: wide, exact: true });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: narrow }).click();
  } else await button.click();
}

/** An overlay: its page, the presses that open it, and the name of its dialog. */
const OVERLAYS = [
  {
    dialog: "Estimate a price",
    path: "/",
    open: (page: Page) => openFromHeader(page, "Estimate", "Estimate a price"),
  },
  {
    dialog: "Blinds Support",
    path: "/",
    open: (page: Page) => page.getByRole("button", { name: "Open chat" }).click(),
  },
  {
    dialog: "Wooden Blinds",
    path: "/products/wooden-blinds",
    open: (page: Page) => page.getByRole("button", { name: "Enlarge picture" }).click(),
  },
  {
    dialog: "Oak in Hardwood",
    path: "/products/wooden-blinds",
    open: (page: Page) => page.getByRole("button", { name: "Look closer" }).click(),
  },
  {
    dialog: /^Your Cart/,
    path: "/",
    open: (page: Page) => page.getByRole("button", { name: /^Cart\b/ }).click(),
  },
];

for (const { dialog: name, path, open } of OVERLAYS)
  test(`${name} on ${path} is accessible, and Escape closes it`, async ({ page }) => {
    await page.goto(path);
    await open(page);
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("button") !== null)).toBe(true);
  });

test("the menu of phones contains every department", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Blinds", exact: true })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole("link", { name: "Shutters", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shutters" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test("search suggestions are accessible", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  const box = page.getByRole("combobox", { name: "Search" });
  if (!(await box.isVisible())) await opener.last().click();
  await box.pressSequentially("wooden");
  await expect(page.getByRole("option", { name: /Wooden Blinds/ }).first()).toBeVisible();
  await expectAccessible(page);
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/products\//);
});
