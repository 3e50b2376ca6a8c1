import type { Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { OwnShop } from "./own-shop";
import { expect, test } from "./shop";
import { BUYER, ShopperApi } from "./shopper-api";
import { moveAllOrders } from "./staff-acts";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

/** Places orders as a program does; returns their numbers. */
async function placeOrders(shopper: ShopperApi, count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let number = 0; number < count; number += 1) numbers.push(await shopper.orderBlinds());
  return numbers;
}

test("a member finds orders, moves ten, opens one, notes it, has it made again and pays back", async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  const url = await shop.open();
  const [first = ""] = await placeOrders(new ShopperApi(request, url), 10);
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");

  const toDo = page.getByRole("region", { name: "Orders to do" });
  await expect(page.getByRole("img", { name: /^Sales by day/ })).toBeVisible();
  await expectScreenAccessible(page);
  await toDo.getByRole("link", { name: "Processing: 10" }).click();

  await expect(page.getByRole("cell", { name: "Processing" })).toHaveCount(10);
  const search = page.getByRole("textbox", { name: /^Number, name/ });
  await search.fill(first);
  await expect(page.getByRole("cell", { name: "Processing" })).toHaveCount(1);
  await search.fill("whit bs6");
  await expect(page.getByRole("cell", { name: "Processing" })).toHaveCount(10);
  await expectScreenAccessible(page);
  await chooseTwo(page);
  const csv = await page.getByRole("link", { name: "Export CSV" }).getAttribute("href");
  expect(await (await page.request.get(`${url}${csv}`)).text()).toContain(first);

  await moveAllOrders(page, 10, "Manufacturing");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("link", { name: first }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${first}` })).toBeVisible();
  await page.getByRole("textbox", { name: "New note" }).fill("Rings back on Monday.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Rings back on Monday.");
  await expect(page.getByRole("list", { name: "Audit" })).toHaveText(
    /^order\.noted, owner@shop\.example.*order\.moved, owner@shop\.example.*PROCESSING MANUFACTURING$/,
  );
  await expectScreenAccessible(page);
  const sheets = await page.getByRole("link", { name: "Sheets (PDF)" }).getAttribute("href");
  expect((await page.request.get(`${url}${sheets}`)).headers()["content-type"]).toBe("application/pdf");

  // Somebody else is faster: the second is told, and sees the order as it is.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url());
  for (const tab of [elsewhere, page]) {
    await tab.getByRole("button", { name: "Move to Shipped" }).click();
    await tab.getByRole("dialog").getByRole("button", { name: "Move", exact: true }).click();
    if (tab === elsewhere) await expect(tab.getByRole("button", { name: "Move to Delivered" })).toBeVisible();
  }
  await expect(page.getByText(`Somebody has changed order ${first} in the meantime`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Move to Delivered" })).toBeVisible();
  await elsewhere.close();

  await makeAgain(page);
  await payBack(page);
  await page.goto(`${url}/admin`);
  await expect(page.getByRole("region", { name: "Remakes to do" })).toContainText(`${first}, line 1`);
  await seeAsShopper(page, url, first);
  forgetSignInAnswers(complaints);
});

/** Chooses two orders of the list: their sheets are one file, their labels another. */
async function chooseTwo(page: Page): Promise<void> {
  const boxes = page.getByRole("main").getByRole("row").getByRole("checkbox");
  for (const place of [1, 2]) await boxes.nth(place).check();
  for (const file of ["sheets", "labels"])
    await expect(page.getByRole("link", { name: file })).toHaveAttribute(
      "href",
      new RegExp(`^/admin/orders/${file}\\.pdf\\?numbers=MBC\\d+,MBC\\d+$`),
    );
  await expectScreenAccessible(page);
  for (const place of [1, 2]) await boxes.nth(place).uncheck();
}

/** Has the only line of the order made again, wider than it was. */
async function makeAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Make it again: Roller Blinds" }).click();
  const dialog = page.getByRole("dialog", { name: "Make Roller Blinds again, free of charge" });
  await dialog.getByRole("textbox", { name: "Width, mm" }).fill("950");
  await dialog.getByRole("button", { name: "Check it" }).click();
  await expect(dialog.getByRole("group", { name: "As it would be made" })).toContainText("950 × 1219 mm");
  await expect(dialog.getByRole("group", { name: "As it was" })).toContainText("914 × 1219 mm");
  await expectScreenAccessible(page);
  await dialog.getByRole("button", { name: "Make it again" }).click();
  const remake = page.getByRole("region", { name: "Remake of 1. Roller Blinds" });
  await expect(remake).toContainText("To make");
  await expect(remake.getByRole("link", { name: "Labels of the remake (PDF)" })).toHaveAttribute(
    "href",
    /^\/admin\/orders\/MBC\d+\/remakes\/1\/labels\.pdf$/,
  );
  const sheets = await remake.getByRole("link", { name: "Sheets of the remake (PDF)" }).getAttribute("href");
  expect((await page.request.get(new URL(sheets ?? "", page.url()).href)).headers()["content-type"]).toBe(
    "application/pdf",
  );
  await remake.getByRole("button", { name: "It is made" }).click();
  await expect(remake.getByRole("button", { name: "It is sent: tell the customer" })).toBeVisible();
}

/** Tries to pay back more than the order came to, and then pays back a part. */
async function payBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Record a refund" }).click();
  const dialog = page.getByRole("dialog", { name: /^Record a refund of order/ });
  await dialog.getByRole("textbox", { name: "Amount in £" }).fill("99999");
  await dialog.getByRole("button", { name: "Record it" }).click();
  await expect(dialog.getByRole("alert")).toContainText("can be paid back: the order came to");
  await dialog.getByRole("textbox", { name: "Amount in £" }).fill("25.50");
  await expectScreenAccessible(page);
  await dialog.getByRole("button", { name: "Record it" }).click();
  await expect(page.getByRole("list", { name: "Refunds" })).toContainText("£25.50");
}

/** Looks the order up in the shop: what was paid back and what is made again stand there. */
async function seeAsShopper(page: Page, url: string, number: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/track-order?number=${number}`);
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(BUYER.email);
  await page.getByRole("main").getByRole("button", { name: "Track Order" }).click();
  const remakes = page.getByRole("region", { name: "What we make again for you" });
  await expect(remakes.getByRole("group", { name: "As it was" }).locator("svg")).toBeVisible();
  await expect(remakes.getByRole("group", { name: "Made again" })).toContainText("950 × 1219 mm");
  await expect(page.getByRole("region", { name: "What we have paid back" })).toContainText("£25.50");
}
