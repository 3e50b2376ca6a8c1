import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { OwnShop, untilShown } from "./own-shop";
import { expect, expectGoodPhoneScreen, test } from "./shop";
import { DEMO_EMAIL, ShopperApi } from "./shopper-api";

const shop = new OwnShop();
let url: string;

test.use({ viewport: { width: 390, height: 844 } });
// The setting DEMO gives the shop an account with a quote whose time is over.
test.beforeAll(async ({ request }) => {
  test.setTimeout(240_000);
  url = await shop.open({ DEMO: "on", NODE_ENV: "test" });
  await untilShown(request, `${url}/windows`);
});
test.afterAll(() => shop.remove());

const EXPIRED = "MBQ000000000002";

test("an expired quote is priced anew on a phone, and staff find both", async ({ page, browser, complaints }) => {
  test.setTimeout(240_000);
  await new ShopperApi(page.request, url).signInToDemo();
  await page.goto(`${url}/quotes/${EXPIRED}`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByRole("button", { name: "Price it anew" })).toBeVisible();
  await expectGoodPhoneScreen(page);
  await page.getByRole("button", { name: "Price it anew" }).click();
  await expect(page.getByRole("list", { name: "What has changed" }).getByRole("listitem")).toHaveCount(2);
  await expectGoodPhoneScreen(page);
  await page.getByRole("link", { name: "See the new quote" }).click();
  await expect(page.getByRole("button", { name: "Order this" })).toBeVisible();
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const number = title.replace("Quote ", "");
  expect(number).not.toBe(EXPIRED);

  const office = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const desk = new Desk(await office.newPage(), url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");
  await desk.page.getByRole("menuitem", { name: "Held quotes" }).click();
  await expect(desk.page.getByRole("row", { name: new RegExp(EXPIRED) })).toContainText("Expired");
  await expect(desk.page.getByRole("row", { name: new RegExp(number) })).toContainText("Prices held");
  await expectScreenAccessible(desk.page);
  await desk.page.getByRole("link", { name: number }).click();
  const facts = desk.page.getByRole("region", { name: `Quote ${number}` });
  await expect(facts.getByRole("link", { name: DEMO_EMAIL })).toBeVisible();
  await expect(desk.page.getByRole("group", { name: "Lines of this quote" })).toContainText("Kitchen, over the sink");
  await expectScreenAccessible(desk.page);
  const href = await facts.getByRole("link", { name: "Quote (PDF)" }).getAttribute("href");
  const pdf = await desk.page.request.get(`${url}${href}`);
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await office.close();
  forgetSignInAnswers(complaints);
});
