import { devices, type Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, expectGoodPhoneScreen, test } from "./shop";

const shop = new OwnShop();
let url: string;

test.use({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  url = await shop.open();
});
test.afterAll(() => shop.remove());

const EMAIL = "jo@larch.example";

/** Opens a page of the shop and waits until it answers. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(url + path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Chooses the first free time of a day, by its place in the list, and returns the day's name. */
async function chooseDay(page: Page, place: number): Promise<string> {
  const days = page.getByRole("group", { name: "Free times" }).locator("fieldset");
  await expect(days.first()).toBeVisible();
  const day = days.nth(place);
  await day.getByRole("radio").first().check({ force: true });
  return day.locator("legend").innerText();
}

/** The path of the link in the shopper's mail with this subject. */
async function linkIn(subject: string): Promise<string> {
  await expect.poll(() => mailTo(EMAIL, subject, shop.folder)).toContain("/visit?token=");
  const [, token = ""] = /\/visit\?token=([\w-]{43})/.exec(mailTo(EMAIL, subject, shop.folder) ?? "") ?? [];
  return `/visit?token=${token}`;
}

test("a shopper books a visit on a phone and moves it by the mail's link, staff see it, and it is cancelled", async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(240_000);
  await open(page, "/contact");
  await page.getByRole("main").getByRole("link", { name: "Book a free measuring visit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Book a free measuring visit" })).toBeVisible();
  await page.getByRole("button", { name: "Book this visit" }).click();
  await expect(page.getByRole("alert").first()).toContainText("details need another look");
  await expectGoodPhoneScreen(page);
  await page.getByLabel("Postcode").fill("bs67qx");
  // A new shop has its first times a few seconds after its start.
  await expect(async () => {
    await page.getByRole("button", { name: "Show free times" }).click();
    await expect(page.getByRole("group", { name: "Free times" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const day = await chooseDay(page, 4);
  for (const [label, value] of Object.entries({ Name: "Jo Whitfield", Phone: "020 7946 0018", Email: EMAIL }))
    await page.getByRole("main").getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Address", { exact: true }).fill("14 Larch Terrace");
  await page.getByLabel("Town or city").fill("Bristol");
  await page.getByLabel("Access notes").fill("Park behind the house.");
  await expectGoodPhoneScreen(page);
  await page.getByRole("button", { name: "Book this visit" }).click();
  await expect(page.getByRole("heading", { name: "Your visit is booked" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toContainText(day);
  await expectGoodPhoneScreen(page);

  await open(page, await linkIn(`Our visit on ${day}`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`We come on ${day}`);
  await page.getByRole("button", { name: "Move it" }).click();
  // Not the first day: its hours of notice may be over before the test is.
  const moved = await chooseDay(page, 1);
  await expectGoodPhoneScreen(page);
  await page.getByRole("button", { name: "Move the visit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`We come on ${moved}`);

  const office = await browser.newContext({ viewport: { width: 768, height: 1024 } });
  const desk = new Desk(await office.newPage(), url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");
  const week = desk.page.getByRole("region", { name: "Visits of the week" });
  await expect(week.getByRole("listitem")).toContainText(`${moved}, 9am to 11am, Jo Whitfield, BS6 7QX`);
  await expectScreenAccessible(desk.page);
  await desk.page.getByRole("menuitem", { name: "Visits" }).click();
  await expect(desk.page.getByRole("row", { name: /Jo Whitfield/ })).toContainText(moved);
  await expectScreenAccessible(desk.page);
  await desk.page.getByRole("link", { name: "Jo Whitfield" }).click();
  const facts = desk.page.getByRole("region", { name: new RegExp(`^${moved}`) });
  await expect(facts).toContainText("Park behind the house.");
  await desk.page.getByRole("textbox", { name: "Fitter" }).fill("Kit Marsh");
  await desk.page.getByRole("button", { name: "Keep the fitter" }).click();
  await expect(facts).toContainText("Kit Marsh");
  await expectScreenAccessible(desk.page);
  await desk.page.goto(`${url}/admin/visit-plan`);
  await expect(desk.page.getByRole("group", { name: "Time 1", exact: true })).toBeVisible();
  await expectScreenAccessible(desk.page);
  await office.close();

  await open(page, await linkIn(`Our visit is now on ${moved}`));
  await page.getByRole("button", { name: "Cancel it" }).click();
  await page.getByRole("button", { name: "Cancel the visit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your visit is cancelled" })).toBeFocused();
  await expectGoodPhoneScreen(page);
  await expect.poll(() => mailTo(EMAIL, "Our visit is cancelled", shop.folder)).toBeDefined();
  forgetSignInAnswers(complaints);
});
