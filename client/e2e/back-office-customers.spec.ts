import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Desk, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, expectAccessible, test } from "./shop";
import { BUYER, ShopperApi } from "./shopper-api";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

const EMAIL = BUYER.email;
const WIDTHS = [768, 1280];

/** At the widths of the back office: nothing is cut off, and there are no violations. */
async function expectGoodScreen(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1024 });
    await page.mouse.move(760, 1000);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
  }
}

test("an owner finds a customer, exports and erases the data", async ({ page, request, complaints }) => {
  test.setTimeout(180_000);
  const url = await shop.open();
  const guest = new ShopperApi(request, url);
  await guest.send("sendContactMessage", { name: "Jo Whitfield", email: EMAIL, message: "Do you fit on Saturdays?" });
  await guest.orderBlinds();
  const desk = new Desk(page, url, "owner@shop.example");
  await page.setViewportSize({ width: 768, height: 1024 });
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");

  await page.getByRole("menuitem", { name: "Customers" }).click();
  await expect(page.getByText("Type the beginning of a name or an e-mail address")).toBeVisible();
  await page.getByRole("searchbox", { name: "Name or email" }).fill("jo whit");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /jo@larch\.example Jo Whitfield No 1/ })).toBeVisible();
  await expectGoodScreen(page, "search");

  await page.getByRole("link", { name: EMAIL }).click();
  await expect(page.getByRole("region", { name: "Orders" }).getByRole("row", { name: /^MBC/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Enquiries" }).getByRole("row", { name: /^Message/ })).toBeVisible();
  await expectGoodScreen(page, "customer");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the data" }).click();
  const exported = JSON.parse(readFileSync(await (await downloading).path(), "utf8")) as object;
  expect(exported).toMatchObject({
    account: null,
    guest: { email: EMAIL, orders: [{}], messages: [{ message: "Do you fit on Saturdays?" }] },
  });
  await expect(page.getByRole("row", { name: /owner@shop\.example Exported the data/ })).toBeVisible();

  await page.getByLabel("Their email address, to confirm").fill("somebody@larch.example");
  await page.getByRole("button", { name: "Erase the data" }).click();
  await expect(page.getByText("This is not the customer's e-mail address").first()).toBeVisible();
  await page.getByLabel("Their email address, to confirm").fill(EMAIL);
  await page.getByRole("button", { name: "Erase the data" }).click();
  await expect(page.getByRole("alert")).toContainText("Orders that stay: 1.");
  await expect(page.getByText(EMAIL)).toHaveCount(0);
  await expectGoodScreen(page, "erased");
  await expect.poll(() => mailTo(EMAIL, "Your data has been erased", shop.folder)).toBeDefined();
  forgetSignInAnswers(complaints);
});
