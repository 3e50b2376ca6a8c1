import type { Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { expectWithinSecond } from "./fresh-pages";
import { OwnShop } from "./own-shop";
import { expect, Shopper, test } from "./shop";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

/** Configures a roller blind, reads what is made of it, and fills in the checkout. */
async function goToCheckout(page: Page, url: string): Promise<void> {
  const shopper = new Shopper(page);
  await page.goto(`${url}/products/roller-blinds`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await shopper.size({ width: "1200", drop: "1400" });
  await page.getByRole("button", { name: "What to measure, and what we make" }).click();
  await expect(page.getByText(/the cloth 1162 × 1400 mm/)).toBeVisible();
  await shopper.addToCart();
  await shopper.cartPanel().getByRole("link", { name: "View Cart" }).click();
  await page.getByRole("main").getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expect(page.getByText(/the cloth 1162 × 1400 mm/)).toBeVisible();
  await shopper.fillCheckout();
  await shopper.agree();
}

/** Takes 40 mm off the cloth of roller blinds, looks at what it changes, and publishes it. */
async function publishCloth(page: Page): Promise<void> {
  await page.getByRole("menuitem", { name: "Rules" }).click();
  await expect(page.getByRole("link", { name: "Child safety of cords" })).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole("link", { name: "Deductions and tolerances" }).click();
  await page.getByRole("button", { name: "Roller", exact: true }).click();
  const cloth = page.getByRole("group", { name: "Inside the recess: cloth, width" });
  await cloth.getByRole("spinbutton", { name: "Taken off, mm" }).fill("40");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  const draft = page.getByRole("region", { name: "Version 1: a draft" });
  await expect(draft.getByText(/^1 line in 1 open cart would be made otherwise/)).toBeVisible();
  await expect(draft.getByRole("row", { name: /1 line: Roller Blinds/ })).toContainText("the cloth 1160 × 1400 mm");
  await expectScreenAccessible(page);
  await draft.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("It is published; goods are made by it.")).toBeVisible();
}

test("staff publish a deduction; a shopper at the checkout is told before it is made so", async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  const url = await shop.open();
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");
  const buying = await context.newPage();
  await goToCheckout(buying, url);

  await page.bringToFront();
  await publishCloth(page);
  await expectWithinSecond(page.request, `${url}/products/roller-blinds`, (html) => html.includes("DEDUCTIONS"));

  await buying.bringToFront();
  const shopper = new Shopper(buying);
  await shopper.placeOrder();
  await expect(buying.getByText("What we make has changed")).toBeVisible();
  await expect(buying.getByText(/the cloth 1160 × 1400 mm/)).toBeVisible();
  await shopper.placeOrder();
  await expect(buying.getByRole("heading", { level: 1, name: "Thank You for Your Order!" })).toBeVisible();

  await buying.goto(`${url}/products/roller-blinds?width=47.2441&height=55.1181`);
  await buying.getByRole("button", { name: "What to measure, and what we make" }).click();
  await expect(buying.getByText(/the cloth 1160 × 1400 mm/)).toBeVisible();
  forgetSignInAnswers(complaints);
});
