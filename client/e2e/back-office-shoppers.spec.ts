import type { Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { expectWithinSecond } from "./fresh-pages";
import { OwnShop } from "./own-shop";
import { expect, test, visit } from "./shop";
import { ShopperApi } from "./shopper-api";
import { openFromMenu, part } from "./staff-acts";

const shop = new OwnShop();
let url: string;

test.beforeAll(async () => {
  url = await shop.open();
});
test.afterAll(() => shop.remove());

/** Creates a promotion with unique codes, makes three of them, and returns one. */
async function makeCodes(page: Page): Promise<string> {
  await page.getByRole("menuitem", { name: "Promotions" }).click();
  await page.getByRole("link", { name: "New promotion" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Press offer");
  await page.getByRole("combobox", { name: "Unique codes" }).click();
  await page.getByRole("option", { name: /^Yes/ }).click();
  await page.getByRole("spinbutton", { name: "Percent off" }).fill("30");
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("spinbutton", { name: "How many" }).fill("3");
  await page.getByRole("button", { name: "Make codes" }).click();
  const rows = part(page, "Unique codes").getByRole("row");
  await expect(rows).toHaveCount(4);
  await expectScreenAccessible(page);
  return (await rows.nth(1).getByRole("cell").first().textContent()) ?? "";
}

/** What a code takes off the cart of a shopper who enters it, in percent. */
async function percentOf(shopper: ShopperApi, code: string): Promise<number | undefined> {
  type Applied = { cart: { promotion: { percent: number } | null } };
  const { cart } = await shopper.send<Applied>("applyPromotionCode", { code }, "cart { promotion { percent } }");
  return cart.promotion?.percent;
}

const NOTICE = "Our workshop rests from 24 December.";

/** Saves a banner as a draft, which shoppers do not see. */
async function draftBanner(page: Page): Promise<void> {
  await openFromMenu(page, "Content", "Banner");
  await page.getByRole("textbox", { name: "Sentence" }).fill(NOTICE);
  await page.getByRole("textbox", { name: "Leads to" }).fill("/contact");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("table", { name: "What shoppers would read" })).toContainText(NOTICE);
  await expectScreenAccessible(page);
}

async function publishBanner(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("dialog", { name: "Publish banner?" }).getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(/; in force$/)).toBeVisible();
}

async function takeBannerBack(page: Page): Promise<void> {
  const installed = page.getByRole("listitem", { name: "As installed" });
  await installed.getByRole("button", { name: "Take back to this version" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("listitem", { name: "Version 2" })).toContainText("in force");
}

test("staff announce something, take it back, and make codes, and a shopper sees each at once", async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const { request } = context;
  const shopper = await context.newPage();
  await page.setViewportSize({ width: 768, height: 1024 });
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");

  await draftBanner(page);
  expect(await (await request.get(url)).text()).not.toContain(NOTICE);
  await publishBanner(page);
  await expectWithinSecond(request, url, (html) => html.includes(NOTICE));
  await visit(shopper, url);
  await expect(shopper.getByRole("link", { name: NOTICE })).toHaveAttribute("href", "/contact");
  await takeBannerBack(page);
  await expectWithinSecond(request, url, (html) => !html.includes(NOTICE));
  await shopper.close();

  const code = await makeCodes(page);
  expect(await percentOf(new ShopperApi(request, url), `${code.slice(0, 5)}-${code.slice(5).toLowerCase()}`)).toBe(30);
  await context.close();
  forgetSignInAnswers(complaints);
});
