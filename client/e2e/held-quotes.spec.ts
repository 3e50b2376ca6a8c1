import type { Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { OwnShop } from "./own-shop";
import { expect, expectAccessible, test } from "./shop";

const shop = new OwnShop();
let url: string;

test.use({ viewport: { width: 390, height: 844 } });
// The setting DEMO gives the shop an account with a quote whose time is over.
test.beforeAll(async () => {
  url = await shop.open({ DEMO: "on", NODE_ENV: "test" });
});
test.afterAll(() => shop.remove());

const EXPIRED = "MBQ000000000002";
const EMAIL = "demo@measured.example";

async function signIn(page: Page): Promise<void> {
  const input = { email: EMAIL, password: "measure-twice-cut-once" };
  const query = "mutation ($input: SignInInput!) { signIn(input: $input) { errors { __typename } } }";
  await page.request.post(`${url}/graphql`, { data: { query, variables: { input } } });
}

/** Nothing is wider than the screen, and there are no violations. */
async function expectGoodPhoneScreen(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
}

test("an expired quote is priced anew on a phone, and staff find both", async ({ page, browser, complaints }) => {
  test.setTimeout(240_000);
  await signIn(page);
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
  await expect(facts.getByRole("link", { name: EMAIL })).toBeVisible();
  await expect(desk.page.getByRole("group", { name: "Lines of this quote" })).toContainText("Kitchen, over the sink");
  await expectScreenAccessible(desk.page);
  const href = await facts.getByRole("link", { name: "Quote (PDF)" }).getAttribute("href");
  const pdf = await desk.page.request.get(`${url}${href}`);
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await office.close();
  forgetSignInAnswers(complaints);
});
