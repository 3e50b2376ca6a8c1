import type { Page } from "@playwright/test";
import { expect, test, type Shopper } from "./shop";

async function changeSize(page: Page, shopper: Shopper, link: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: link }).click();
  await expect(shopper.length("Width")).toHaveValue("1200");
  await expect(shopper.length("Drop")).toHaveValue("1400");
  await shopper.size({ width: "900", drop: "1100" });
  await page.getByRole("main").getByRole("button", { name: "Save changes" }).first().click();
}

test("a size is changed from the checkout, which opens again with what was typed", async ({ page, shopper }) => {
  await shopper.add("roller-blinds");
  await shopper.cartPanel().getByRole("link", { name: "Checkout" }).click();
  await page.getByLabel("First name").fill("Jo");
  await changeSize(page, shopper, "Change the size of Roller Blinds");

  await expect(page).toHaveURL(/\/checkout$/);
  const sizes = page.getByRole("region", { name: "Check your sizes" });
  await expect(sizes.getByText("900 × 1100 mm", { exact: true })).toBeVisible();
  await expect(sizes.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByLabel("First name")).toHaveValue("Jo");
});

test("a size is changed from the cart, which opens again, whatever else was chosen", async ({ page, shopper }) => {
  await shopper.add("roller-blinds");
  await page.goto("/cart");
  await page.getByRole("main").getByRole("link", { name: "Change Roller Blinds" }).click();
  await shopper.choose("radio", "Navy");
  await shopper.choose("radio", "Light Grey");
  await shopper.size({ width: "900", drop: "1100" });
  await page.getByRole("main").getByRole("button", { name: "Save changes" }).first().click();

  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main")).toContainText("900 × 1100 mm");
  await expect(page.getByRole("main")).not.toContainText("1200 × 1400 mm");
});

test("a size that is changed from the cart panel leads to the panel", async ({ page, shopper }) => {
  await shopper.add("roller-blinds");
  await shopper.cartPanel().getByRole("link", { name: "Change Roller Blinds" }).click();
  // The page of the product is open already: its fields become those of the line.
  const save = page.getByRole("main").getByRole("button", { name: "Save changes" }).first();
  await expect(save).toBeVisible();
  await shopper.size({ width: "900", drop: "1100" });
  await save.click();
  await expect(shopper.cartPanel()).toContainText("900 × 1100 mm");
});
