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

const cancelButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Cancel this order" });

test("an order is cancelled on another device, told by mail, and ordered again", async ({ page, shopper, browser }) => {
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
  const until = /make it: until (.{5,60}?) on its page/;
  const mail = (to: string, subject: string) => mailTo(to, subject, shop.folder)?.replaceAll(/\s+/g, " ");
  await expect.poll(() => mail("jo@larch.example", `Your order ${number}`)).toMatch(until);
  const [, promised = "none"] = until.exec(mail("jo@larch.example", `Your order ${number}`) ?? "") ?? [];
  const plain = (text: string) => text.replaceAll(",", "");
  const sentence = page.getByText(/you may change or cancel this order yourself/);
  expect(plain((await sentence.textContent()) ?? "")).toContain(`Until ${plain(promised)} you may`);
  await expectAccessible(page);

  const device = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const elsewhere = await device.newPage();
  await elsewhere.goto(`${url}/track-order?number=${number}`);
  await elsewhere.getByRole("main").getByRole("textbox", { name: "Email" }).fill("jo@larch.example");
  await elsewhere.getByRole("button", { name: "Track Order" }).click();
  await cancelButton(elsewhere).click();
  const dialog = elsewhere.getByRole("dialog", { name: `Cancel order #${number}?` });
  await expect(dialog).toContainText("nobody comes to measure");
  await expect(dialog.getByRole("button", { name: "Keep my order" })).toBeFocused();
  await expectAccessible(elsewhere);
  await dialog.getByRole("button", { name: "Cancel this order" }).click();
  await expect(elsewhere.getByText(/^This order is cancelled\./)).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(elsewhere.getByRole("list", { name: "Progress of your order" })).toContainText(
    "Processing OrderCancelled",
  );
  await expectAccessible(elsewhere);
  await expect
    .poll(() => mail("jo@larch.example", `Your order ${number} is cancelled`))
    .toContain("Nothing of it is made");
  await expect
    .poll(() => mail("hello@measured.example", `Order ${number} is cancelled`))
    .toContain("The shopper has cancelled it");

  await elsewhere.getByRole("button", { name: "Order again" }).click();
  await expect(elsewhere.getByText("Everything costs what it did.")).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("link", { name: "View Cart" }).click();
  await expect(elsewhere.getByRole("main")).toContainText("1200 × 1400 mm");
  await device.close();

  await cancelButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel this order" }).click();
  await expect(page.getByText(/^This order is cancelled\./)).toBeVisible();
});
