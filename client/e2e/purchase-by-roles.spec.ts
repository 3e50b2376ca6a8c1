import type { Page } from "@playwright/test";
import { expect, test } from "./shop";

type Role = Parameters<Page["getByRole"]>[0];

// 84.00 + (47.2441 × 55.1181 − 1728) × 0.10, times 1.2 for Premium Wood; plus 8 %, plus 29.99 for delivery
const PRICE = "£205.92";
const TOTAL = "£252.38";

/** As a screen reader does it: looks an element up by role and name, and triggers its action without a pointer. */
test("a blind is found, configured and ordered by roles and names alone", async ({ page }) => {
  const find = (role: Role, name: string | RegExp) => page.getByRole(role, { name });
  const activate = (role: Role, name: string | RegExp) => find(role, name).first().dispatchEvent("click");
  const main = page.getByRole("main");

  await page.goto("/");
  await main
    .getByRole("link", { name: /^Blinds/ })
    .first()
    .dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name: "Blinds" })).toBeVisible();
  await main.getByRole("link", { name: "Wooden Blinds" }).first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name: "Wooden Blinds" })).toBeVisible();

  await find("spinbutton", "Width").fill("1200");
  await find("spinbutton", "Drop").fill("1400");
  await activate("radio", "Walnut");
  await activate("radio", /^Premium Wood/);
  await expect(find("group", "Your price")).toContainText(PRICE);
  await main.getByRole("button", { name: "Add to cart" }).first().dispatchEvent("click");
  const panel = find("dialog", /^Your Cart/);
  await expect(panel.getByRole("group", { name: /^Total/ })).toContainText(TOTAL);
  await panel.getByRole("link", { name: "View Cart" }).dispatchEvent("click");

  await expect(page.getByRole("heading", { level: 1, name: "Shopping Cart" })).toBeVisible();
  await expect(main.getByRole("listitem").first()).toContainText("Premium Wood");
  await main.getByRole("link", { name: "Checkout" }).dispatchEvent("click");

  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await activate("radio", /^Make it to my sizes/);
  await expect(find("radio", /^Make it to my sizes/)).toBeChecked();
  for (const [label, text] of Object.entries({
    "First name": "Jo",
    "Last name": "Whitfield",
    Email: "jo@larch.example",
    Address: "14 Larch Terrace",
    "Town or city": "Bristol",
    "Postcode or zip code": "BS6 7QX",
  }))
    await main.getByRole("textbox", { name: label, exact: true }).fill(text);
  await main.getByRole("combobox", { name: "County or state" }).fill("Somerset");
  await activate("checkbox", /I agree/);
  await expect(page.getByRole("group", { name: "Total", exact: true })).toContainText(TOTAL);
  await activate("button", "Place Order");

  await expect(page.getByRole("heading", { level: 1, name: "Thank You for Your Order!" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Total", exact: true })).toContainText(TOTAL);
});
