import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { Desk, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, expectAccessible, test } from "./shop";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

const EMAIL = "jo@larch.example";
const WIDTHS = [768, 1280];

/** What the shop's API answers a shopper; one request context is one shopper. */
async function ask<Data>(request: APIRequestContext, url: string, query: string, variables: object = {}) {
  const response = await request.post(`${url}/graphql`, { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** A guest asks a question and orders a roller blind. */
async function shopAsGuest(request: APIRequestContext, url: string): Promise<void> {
  const send = (name: string, type: string, input: object) =>
    ask(request, url, `mutation ($input: ${type}!) { ${name}(input: $input) { errors { message } } }`, { input });
  const done = (name: string) => ({ [name]: { errors: [] } });
  const message = { name: "Jo Whitfield", email: EMAIL, message: "Do you fit on Saturdays?" };
  expect(await send("sendContactMessage", "SendContactMessageInput", message)).toEqual(done("sendContactMessage"));
  const { product } = await ask<{ product: { id: string; materials: { name: string }[]; colors: { name: string }[] } }>(
    request,
    url,
    '{ product(slug: "roller-blinds") { id materials { name } colors { name } } }',
  );
  const line = { productId: product.id, quantity: 1, width: 36, height: 48 };
  const chosen = { material: product.materials[0]?.name, color: product.colors[0]?.name };
  expect(await send("addToCart", "AddToCartInput", { lines: [{ ...line, ...chosen }] })).toEqual(done("addToCart"));
  const address = { address: "14 Larch Terrace", city: "Bristol", state: "Somerset", zipCode: "BS6 7QX" };
  const buyer = { firstName: "Jo", lastName: "Whitfield", email: EMAIL, ...address };
  const order = { ...buyer, paymentMethod: "CREDIT_CARD", agreeToTerms: true, idempotencyKey: crypto.randomUUID() };
  expect(await send("placeOrder", "PlaceOrderInput", order)).toEqual(done("placeOrder"));
}

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
  await shopAsGuest(request, url);
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
