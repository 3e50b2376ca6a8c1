import type { Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, expectAccessible, test } from "./shop";
import { BUYER, ShopperApi } from "./shopper-api";

const shop = new OwnShop();
test.afterAll(() => shop.remove());

const PHONE = { width: 390, height: 844 };

/** Opens an order of the shop by its number, as who has its mail does. */
async function lookUp(page: Page, url: string, number: string): Promise<void> {
  await page.goto(`${url}/track-order?number=${number}`);
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(BUYER.email);
  await page.getByRole("button", { name: "Track Order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order #${number}` })).toBeVisible();
}

test("a fitter's sizes cost more: the shopper agrees on a phone, and only then the order is made", async ({
  page,
  request,
  browser,
  complaints,
}) => {
  test.setTimeout(240_000);
  const url = await shop.open();
  const number = await new ShopperApi(request, url).orderBlinds(1, BUYER.email, "MEASURE_AND_FIT");
  await page.setViewportSize({ width: 1280, height: 900 });
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");
  await page.getByRole("link", { name: "Processing: 1" }).click();
  await page.getByRole("link", { name: number }).click();
  const measures = page.getByRole("region", { name: "Measured sizes" });
  await expect(measures).toContainText("Nothing is measured yet.");

  await page.getByRole("button", { name: /^Enter measured sizes/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Width, mm" }).fill("1524");
  await dialog.getByRole("button", { name: "Check it" }).click();
  await expect(dialog.getByRole("group", { name: "As measured" })).toContainText("1524 × 1219 mm");
  await dialog.getByRole("button", { name: "Keep these sizes" }).click();
  await expect(measures).toContainText("All lines are measured. The customer has not been told yet.");
  await measures.getByRole("button", { name: "Ask the customer to agree" }).click();
  await expect(measures).toContainText("The customer has been asked to agree");
  await expectScreenAccessible(page);

  const phone = await (await browser.newContext({ viewport: PHONE })).newPage();
  await expect.poll(() => mailTo(BUYER.email, "Please look at the measured sizes", shop.folder)).toContain("1524");
  await lookUp(phone, url, number);
  const sizes = phone.getByRole("region", {
    name: "Please agree to the measured sizes",
  });
  await expect(sizes.getByRole("group", { name: /^As measured/ })).toContainText("1524 × 1219 mm");
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(phone);
  await sizes.getByRole("button", { name: /^Agree to £/ }).click();
  await expect(phone.getByRole("region", { name: "The sizes that we have measured" })).toContainText(
    "as you have agreed",
  );
  await phone.context().close();

  await page.reload();
  await expect(measures).toContainText("The order is made to the measured sizes.");
  await expect(page.getByText("Size as measured").first()).toBeVisible();
  forgetSignInAnswers(complaints);
});
