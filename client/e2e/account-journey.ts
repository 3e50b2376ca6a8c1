import type { Browser, Locator, Page } from "@playwright/test";
import { mailTo } from "./outbox";
import type { OwnShop } from "./own-shop";
import { expect, expectAccessible } from "./shop";

/** An input method: the pointer, or the keyboard alone. */
type Hands = {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
};

type Journey = { page: Page; browser: Browser; shop: OwnShop; hands: (page: Page) => Hands };

const EMAIL = "jo@larch.example";
const PASSWORD = "three plain words";

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** A guest saves products, fills a cart, registers, orders, finds everything on another device, and signs out everywhere. */
export async function followAccount({ page, browser, shop, hands }: Journey): Promise<void> {
  const address = await shop.open();
  const { press, type } = hands(page);

  await page.goto(`${address}/products/roller-blinds`);
  await press(button(page, "Save Roller Blinds to wishlist").first());
  await press(button(page, "Add to cart").first());
  await expect(page.getByRole("dialog", { name: /^Your Cart/ })).toContainText("Roller Blinds");

  await page.goto(`${address}/register`);
  await expectAccessible(page);
  for (const [label, text] of Object.entries({
    "First name": "Jo",
    "Last name": "Whitfield",
    Email: EMAIL,
    Password: PASSWORD,
  }))
    await type(field(page, label), text);
  await press(button(page, "Create account"));
  await expect(page.getByRole("heading", { name: "Look in your inbox" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkTo(shop));
  await expect(heading(page, "Confirm your account")).toBeVisible();
  await expectAccessible(page);
  await type(field(page, "Password"), PASSWORD);
  await press(button(page, "Confirm and sign in"));
  await expect(page).toHaveURL(`${address}/account`);
  await expect(page.getByRole("main").getByText("Jo Whitfield")).toBeVisible();

  await page.goto(`${address}/checkout`);
  await expect(field(page, "Email")).toHaveValue(EMAIL);
  for (const [label, text] of Object.entries({
    Address: "14 Larch Terrace",
    "Town or city": "Bristol",
    "County or state": "Somerset",
    "Postcode or zip code": "BS6 7QX",
  }))
    await type(field(page, label), text);
  await agree(page);
  await press(button(page, "Place Order"));
  const number = /#(MBC\d+)/.exec(await page.getByText(/#MBC\d{6}/).innerText())?.[1] ?? "";
  await expect(page.getByRole("heading", { name: "Keep this order in an account" })).toHaveCount(0);

  const device = await browser.newContext({ ...(page.viewportSize() && { viewport: page.viewportSize() }) });
  const other = await device.newPage();
  await findEverything(other, hands(other), address, number);
  await signOutEverywhere(other, hands(other), address);
  await device.close();

  await page.goto(`${address}/account/orders/${number}`);
  await expect(heading(page, "Sign in")).toBeVisible();
  await page.goto(`${address}/wishlist`);
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
}

async function findEverything(page: Page, { press, type }: Hands, address: string, number: string): Promise<void> {
  await page.goto(`${address}/account/orders`);
  await expect(heading(page, "Sign in")).toBeVisible();
  await expectAccessible(page);
  await type(field(page, "Email"), EMAIL);
  await type(field(page, "Password"), "three plain wordz");
  await press(button(page, "Sign in"));
  await expect(page.getByText("That e-mail address and password don't go together.")).toBeVisible();
  await expectAccessible(page);
  await type(field(page, "Password"), PASSWORD);
  await press(button(page, "Sign in"));
  await expect(page).toHaveURL(`${address}/account/orders`);
  await press(page.getByRole("link", { name: `Order #${number}` }));
  await expect(page.getByRole("list", { name: "Progress of your order" })).toBeVisible();
  await expectAccessible(page);
  await press(button(page, "Order again"));
  await expect(page.getByRole("heading", { name: "It is in your cart" })).toBeVisible();
  await page.goto(`${address}/wishlist`);
  await expect(page.getByRole("main").getByRole("link", { name: /^Roller Blinds/ })).toBeVisible();
  for (const part of ["", "/orders", "/addresses", "/details", "/email", "/password", "/data"]) {
    await page.goto(`${address}/account${part}`);
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, "nothing is wider than the screen").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
}

async function signOutEverywhere(page: Page, { press }: Hands, address: string): Promise<void> {
  await page.goto(`${address}/account/password`);
  await expect(page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem")).toHaveCount(2);
  await press(button(page, "Sign out everywhere"));
  await expect(heading(page, "Sign in")).toBeVisible();
}

async function linkTo(shop: OwnShop): Promise<string> {
  const link = () => /https?:\S+\/account\/confirm\?token=[\w-]+/.exec(confirmation() ?? "")?.[0] ?? "";
  const confirmation = () => mailTo(EMAIL, "Please confirm your account", shop.folder);
  await expect.poll(link).not.toBe("");
  return link();
}

/** The checkbox is visually hidden and its label is pressed; Space works wherever the focus comes from. */
async function agree(page: Page): Promise<void> {
  const box = page.getByRole("checkbox", { name: /I agree/ });
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
}
