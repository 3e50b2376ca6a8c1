import type { Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { OwnShop } from "./own-shop";
import { expect, test } from "./shop";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sam Rowe" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
}

test("an owner joins, invites somebody, reads the audit, and signs in again, by a code and by a passkey", async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  const foreign: string[] = [];
  const url = await shop.open();
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");
  await expectScreenAccessible(page);

  await page.getByRole("menuitem", { name: "Staff" }).click();
  await expect(page.getByRole("cell", { name: "owner@shop.example" })).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole("link", { name: "Invite" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("kim@shop.example");
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByRole("textbox", { name: "Invitation link" })).toHaveValue(/\/admin\/join\?token=[\w-]{43}$/);

  await page.getByRole("menuitem", { name: "Audit" }).click();
  await expect(page.getByRole("row", { name: /staff\.invited.*kim@shop\.example/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /staff\.joined/ })).toBeVisible();
  await expectScreenAccessible(page);

  await page.getByRole("button", { name: "Sam Rowe" }).click();
  await page.getByRole("menuitem", { name: "My account" }).click();
  await expect(page.getByText("You have no passkey yet.")).toBeVisible();
  await desk.addPasskey("Work laptop");
  await expectScreenAccessible(page);

  await signOut(page);
  await expectScreenAccessible(page);
  await page.goto(`${url}/admin/audit`);
  await desk.signIn();
  await expect(page).toHaveURL(`${url}/admin/audit`);
  await expect(page.getByRole("row", { name: /staff\.joined/ })).toBeVisible();

  await signOut(page);
  await desk.signInByPasskey();
  await expect(page.getByText("Welcome, Sam Rowe")).toBeVisible();
  await page.getByRole("menuitem", { name: "Audit" }).click();
  await expect(page.getByRole("row", { name: /staff\.passkey-added.*Work laptop/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /staff\.signed-in.*byPasskey/ })).toBeVisible();
  expect(foreign).toEqual([]);
  forgetSignInAnswers(complaints);
});
