import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { devices, type APIRequestContext, type Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, expectGoodPhoneScreen, test } from "./shop";
import { BUYER, ShopperApi } from "./shopper-api";

const shop = new OwnShop();
let url: string;

test.use({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  url = await shop.open();
});
test.afterAll(() => shop.remove());

const EMAIL = BUYER.email;
const PHOTO = path.resolve(import.meta.dirname, "../../docs/home.png");

/** Orders two roller blinds for the session of the request, which are then sent; returns the order's number. */
async function orderAndSend(request: APIRequestContext): Promise<string> {
  const number = await new ShopperApi(request, url).orderBlinds(2);
  for (const status of ["MANUFACTURING", "SHIPPED"])
    execFileSync("node", ["server/dist/commands/order-status.js", number, status], {
      cwd: path.resolve(import.meta.dirname, "../.."),
      env: { ...process.env, DATA_DIR: shop.folder, DATABASE_URL: "", DATABASE_DIRECT_URL: "" },
    });
  return number;
}

async function lookUp(page: Page, number: string): Promise<void> {
  await page.goto(`${url}/track-order`);
  await page.getByRole("main").getByRole("textbox", { name: "Order number" }).fill(number);
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(EMAIL);
  await page.getByRole("main").getByRole("button", { name: "Track Order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order #${number}` })).toBeVisible();
}

test("a shopper reports a problem with a photo, the shop answers and agrees, the shopper reads it", async ({
  page,
  browser,
  request,
  complaints,
}) => {
  test.setTimeout(240_000);
  const number = await orderAndSend(request);

  await lookUp(page, number);
  await page.getByRole("button", { name: "Report a problem with Roller Blinds" }).click();
  await expect(page.getByRole("heading", { name: "Report a problem" })).toBeFocused();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Two details need another look");
  await expectGoodPhoneScreen(page);
  await page.getByLabel("What is wrong?").selectOption("It has a fault");
  await page.getByLabel("Describe it").fill("The chain slips when it is raised.");
  await page.getByLabel("Add photos").setInputFiles([
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("The chain slips.") },
    { name: "chain.png", mimeType: "image/png", buffer: readFileSync(PHOTO) },
  ]);
  await expect(page.getByRole("img", { name: "Photo 2: chain.png" })).toBeVisible();
  await expect(page.getByText("This file is no picture that we can read.")).toBeVisible();
  await expectGoodPhoneScreen(page);
  await page.getByRole("button", { name: "Remove notes.txt" }).click();
  await page.getByRole("button", { name: "Send report" }).click();
  const thread = page.getByRole("article", { name: "Item 1: Roller Blinds" });
  await expect(thread).toContainText("The chain slips when it is raised.");
  await expect(thread.getByRole("img", { name: "Photo 1 of the problem" })).toBeVisible();
  await expectGoodPhoneScreen(page);
  await expect.poll(() => mailTo("hello@measured.example", `Problem with order ${number}`, shop.folder)).toBeDefined();

  const office = await browser.newContext({ viewport: { width: 768, height: 1024 } });
  const desk = new Desk(await office.newPage(), url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");
  await desk.page.getByRole("link", { name: "Open problems: 1" }).click();
  await expect(desk.page.getByRole("row", { name: new RegExp(number) })).toContainText("awaits an answer");
  await expectScreenAccessible(desk.page);
  await desk.page.getByRole("link", { name: number }).click();
  await desk.page.getByRole("button", { name: "Enlarge photo 1" }).click();
  await expect(desk.page.getByRole("dialog").getByRole("img", { name: "Photo 1 of 1" })).toBeVisible();
  await desk.page.getByRole("button", { name: "Close the photo" }).click();
  await expect(desk.page.getByRole("dialog")).toHaveCount(0);
  await expect(
    desk.page.getByRole("region", { name: /^1\. Roller Blinds/ }).getByRole("img", { name: /^Roller Blinds in / }),
  ).toBeVisible();
  await expectScreenAccessible(desk.page);
  await desk.page.getByRole("textbox", { name: "Answer" }).fill("We are sorry. A new chain is on its way.");
  await desk.page.getByRole("button", { name: "Send the answer" }).click();
  await expect(desk.page.getByText(/^Sam Rowe wrote/)).toBeVisible();
  await desk.page.getByRole("textbox", { name: "What was agreed" }).fill("A new chain, free of charge.");
  await desk.page.getByRole("button", { name: "Keep and mail what was agreed" }).click();
  await expect(desk.page.getByRole("button", { name: "Change and mail what was agreed" })).toBeVisible();
  await expectScreenAccessible(desk.page);
  await office.close();

  await expect
    .poll(() => mailTo(EMAIL, `Our answer about your order ${number}`, shop.folder))
    .toContain("A new chain is on its way.");
  await expect.poll(() => mailTo(EMAIL, "What we have agreed", shop.folder)).toContain("A new chain, free of charge.");
  await lookUp(page, number);
  await expect(thread.getByRole("listitem").filter({ hasText: "We wrote" })).toContainText("on its way");
  await expect(thread).toContainText("What we have agreed");
  await thread.getByRole("textbox", { name: "Your message" }).fill("Thank you, it works.");
  await thread.getByRole("button", { name: "Send message" }).click();
  await expect(thread.getByRole("listitem").filter({ hasText: "Thank you, it works." })).toBeVisible();
  await expectGoodPhoneScreen(page);
  forgetSignInAnswers(complaints);
  // The browser itself tells of the answer to what is no photo.
  const others = complaints.filter((complaint) => !complaint.includes("status of 400"));
  complaints.splice(0, complaints.length, ...others);
});
