import { devices, type Page } from "@playwright/test";
import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, expectAccessible, test } from "./shop";

const shop = new OwnShop();
let url: string;

test.use({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  url = await shop.open();
});
test.afterAll(() => shop.remove());

const totalOf = (page: Page) =>
  page.getByRole("complementary", { name: "Summary" }).getByRole("group", { name: "Total", exact: true });
const mail = (subject: string) => mailTo("jo@larch.example", subject, shop.folder)?.replaceAll(/\s+/g, " ");

/** Types a width in the configurator of an order's line, reads the new total, and agrees to it. */
async function changeWidth(page: Page, width: string): Promise<string> {
  await expect(page.getByText(/^You are changing an item of order #MBC/)).toBeVisible();
  await page.getByRole("main").getByRole("spinbutton", { name: "Width" }).fill(width);
  await page.getByRole("main").getByRole("button", { name: "See the new total" }).first().click();
  const dialog = page.getByRole("dialog", { name: /^Change order #MBC/ });
  await expect(dialog.getByText(/(more|less) than before\./)).toBeVisible();
  await expectAccessible(page);
  const total = (await dialog.getByRole("strong").textContent()) ?? "none";
  await dialog.getByRole("button", { name: "Change my order" }).click();
  await expect(dialog).toBeHidden();
  return total;
}

test("an order is changed on its page and on another device, at the total that was shown and mailed", async ({
  page,
  shopper,
  browser,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${url}/products/wooden-blinds`);
  await shopper.size({ width: "1200", drop: "1400" });
  await shopper.addToCart();
  await shopper.cartPanel().getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await shopper.fillCheckout();
  await shopper.agree();
  await shopper.placeOrder();
  await expect(page.getByRole("heading", { level: 1, name: "Thank You for Your Order!" })).toBeVisible();
  const number = /MBC\d{6}/.exec((await page.getByText(/#MBC\d{6}/).textContent()) ?? "")?.[0] ?? "none";
  const before = (await totalOf(page).textContent()) ?? "";

  await page.getByRole("link", { name: "Change Wooden Blinds" }).click();
  const wider = await changeWidth(page, "1500");
  await expect(page.getByRole("heading", { level: 1, name: "Thank You for Your Order!" })).toBeVisible();
  await expect(totalOf(page)).toContainText(wider);
  expect(before).not.toContain(wider);
  const changes = (of: Page) => of.getByRole("region", { name: "What you have changed" });
  await expect(changes(page)).toContainText("1500 × 1400 mm");
  await expectAccessible(page);
  await expect.poll(() => mail(`Your order ${number} has been changed`)).toContain(`Total: ${wider}`);

  const device = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const elsewhere = await device.newPage();
  await elsewhere.goto(`${url}/track-order?number=${number}`);
  await elsewhere.getByRole("main").getByRole("textbox", { name: "Email" }).fill("jo@larch.example");
  await elsewhere.getByRole("button", { name: "Track Order" }).click();
  await expect(totalOf(elsewhere)).toContainText(wider);
  await elsewhere.getByRole("link", { name: "Change Wooden Blinds" }).click();
  const back = await changeWidth(elsewhere, "1200");
  await expect(elsewhere.getByRole("heading", { level: 1, name: `Order #${number}` })).toBeVisible();
  await expect(totalOf(elsewhere)).toContainText(back);
  expect(before).toContain(back);
  await expect(changes(elsewhere).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(elsewhere);
  await device.close();
});
