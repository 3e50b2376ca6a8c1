import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Desk, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { mailTo } from "./outbox";
import { OwnShop, untilShown } from "./own-shop";
import { expect, expectAccessible, test, visit } from "./shop";
import { BUYER, DEMO_EMAIL, ShopperApi } from "./shopper-api";
import { part } from "./staff-acts";
import { tabTo } from "./tab-to";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

const EMAIL = BUYER.email;
const WIDTHS = [768, 1280];

/** Has no account. */
const OTHER = "kit@elm.example";

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

/** Books the first free time for a visit. A new shop has its times a few seconds after its start. */
async function bookVisit(guest: ShopperApi): Promise<void> {
  const address = { address: "14 Larch Terrace", city: "Bristol", postcode: "BS6 7QX" };
  const contact = { name: "Jo Whitfield", email: EMAIL, phone: "020 7946 0018" };
  const find = async () => {
    const { visitTimes } = await guest.ask<{ visitTimes: { startsAt: string }[] }>(
      '{ visitTimes(postcode: "BS6 7QX") { startsAt } }',
    );
    return visitTimes[0]?.startsAt;
  };
  await expect.poll(find).toBeDefined();
  await guest.send("bookVisit", { ...address, ...contact, startsAt: await find(), idempotencyKey: randomUUID() });
}

/** Keeps the price of a roller blind; returns the number of the quote. */
async function keepPrice(guest: ShopperApi): Promise<string> {
  await guest.addBlinds(1);
  type Kept = { heldQuote: { number: string } };
  const kept = await guest.send<Kept>(
    "keepPrice",
    { email: EMAIL, idempotencyKey: randomUUID() },
    "heldQuote { number }",
  );
  return kept.heldQuote.number;
}

/** Opens the link of the mail that asks an address whether another one is its owner's too, and says yes by the keyboard. */
async function sayYes(page: Page, email: string, answer: string): Promise<void> {
  const mail = () => mailTo(email, "Is another e-mail address yours, too?", shop.folder) ?? "";
  const link = () => /https?:\S+\?token=[\w-]+/.exec(mail())?.[0] ?? "";
  await expect.poll(link).not.toBe("");
  await visit(page, link());
  await expect(page.getByRole("heading", { level: 1, name: "Is another address yours, too?" })).toBeVisible();
  await expectGoodScreen(page, `merge ${email}`);
  const yes = page.getByRole("button", { name: "Yes, both are mine" });
  await tabTo(page, yes);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: answer })).toBeFocused();
}

/** Proposes that two addresses are one customer's; both say yes by their links, and the account that stays has everything. */
async function mergeCustomers(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/customers/${encodeURIComponent(DEMO_EMAIL)}/show`);
  // The demo has a proposal, and each address one at most.
  await part(page, "Merging").getByRole("button", { name: "Withdraw" }).click();
  await expect(part(page, "Merging").getByRole("row", { name: /Withdrawn on/ })).toBeVisible();
  await page.getByRole("textbox", { name: "The other email address" }).fill(OTHER);
  await page.getByRole("textbox", { name: "Why they are one person" }).fill("The same phone number.");
  await page.getByRole("button", { name: "Propose to merge" }).click();
  const proposal = part(page, "Merging").getByRole("row", { name: new RegExp(OTHER) });
  await expect(proposal).toContainText("Neither has answered.");
  await expectGoodScreen(page, "proposed");

  await sayYes(page, OTHER, "Thank you. Now the other address");
  await sayYes(page, DEMO_EMAIL, "Everything is in one account now");
  await page.goto(`${url}/admin/customers/${encodeURIComponent(DEMO_EMAIL)}/show`);
  await expect(proposal).toContainText("both have said yes");
  await expect(part(page, "Enquiries").getByRole("row", { name: /^Message/ })).toBeVisible();
}

test("an owner finds a customer, exports and erases the data, and has two customers merged by their owners", async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(240_000);
  // The demo has a customer with an account.
  const url = await shop.open({ DEMO: "on", NODE_ENV: "test" });
  await untilShown(request, `${url}/windows`);
  const guest = new ShopperApi(request, url);
  const message = "Do you fit on Saturdays?";
  for (const email of [EMAIL, OTHER]) await guest.send("sendContactMessage", { name: "Jo Whitfield", email, message });
  await guest.orderBlinds();
  const quote = await keepPrice(guest);
  await bookVisit(guest);
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
  await expect(part(page, "Visits").getByRole("row", { name: /Booked/ })).toBeVisible();
  await expect(
    part(page, "Held quotes").getByRole("row", { name: new RegExp(`^${quote}.*Prices held`) }),
  ).toBeVisible();
  await expectGoodScreen(page, "customer");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the data" }).click();
  const exported = JSON.parse(readFileSync(await (await downloading).path(), "utf8")) as object;
  expect(exported).toMatchObject({
    account: null,
    guest: { email: EMAIL, orders: [{}], messages: [{ message }] },
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

  await mergeCustomers(page, url);
  forgetSignInAnswers(complaints);
});
