import { devices, type Page } from "@playwright/test";
import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, expectAccessible, test, type Shopper } from "./shop";

const shop = new OwnShop();
let url: string;

test.use({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  url = await shop.open();
});
test.afterAll(() => shop.remove());

const radio = (page: Page, name: RegExp) => page.getByRole("radio", { name });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const facts = (page: Page) => page.getByRole("region", { name: "Order Status" });

/** Adds wooden blinds in walnut, of sizes typed with their units, and opens the checkout. */
async function openCheckout(page: Page, shopper: Shopper): Promise<void> {
  await page.goto(`${url}/products/wooden-blinds`);
  await shopper.choose("radio", "Walnut");
  await shopper.size({ width: "120 cm", drop: "1400mm" });
  await shopper.addToCart();
  await expect(shopper.cartPanel()).toContainText("1200 × 1400 mm");
  await expect(shopper.cartPanel()).toContainText("Walnut");
  await expect(shopper.cartPanel()).toContainText("Measured and fitted by us, free of charge");
  await shopper.cartPanel().getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
}

/** Changes the width at the checkout, whose link leads to the configurator with the line's own choices. */
async function changeWidth(page: Page, shopper: Shopper, width: string): Promise<void> {
  await page.getByRole("link", { name: "Change the size of Wooden Blinds" }).click();
  await expect(shopper.length("Width")).toHaveValue("1200");
  await expect(radio(page, /^Walnut$/)).toBeChecked();
  await shopper.length("Width").fill(width);
  await page.locator("button:visible", { hasText: "Save changes" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Check your sizes" })).toContainText(`${width} × 1400 mm`);
  await expect(page.getByText(/^£[\d.]+1 item, delivery and tax included/)).toBeVisible();
}

/** Places the order; its number. */
async function order(page: Page, shopper: Shopper): Promise<string> {
  await shopper.fillCheckout();
  await shopper.agree();
  await shopper.placeOrder();
  await expect(page.getByRole("heading", { level: 1, name: "Thank You for Your Order!" })).toBeVisible();
  return /MBC\d{6}/.exec((await page.getByText(/#MBC\d{6}/).textContent()) ?? "")?.[0] ?? "none";
}

test("a blind is changed at the checkout, ordered with fitting, printed at once and tracked", async ({
  page,
  shopper,
}) => {
  await openCheckout(page, shopper);
  await expect(radio(page, /^Measure and fit it for me/)).toBeChecked();
  await page.getByRole("textbox", { name: "First name" }).fill("Jo");
  await changeWidth(page, shopper, "1150");
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Jo");
  await expect(page.getByRole("region", { name: "Check your sizes" })).toContainText("These are a guide");
  await expectAccessible(page);
  await shopper.choose("radio", /^PayPal/);
  await page.getByRole("textbox", { name: /^Note to us/ }).fill("Please ring twice.");
  const number = await order(page, shopper);

  for (const text of ["Measure and fit it for me", "PayPal", "Please ring twice."])
    await expect(facts(page)).toContainText(text);
  await expect(group(page, "Measuring and fitting")).toContainText("£0.00");
  await expect(page.getByText("Order Confirmed!")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Order Confirmed!")).toBeHidden();
  await expect(facts(page)).toContainText("Measure and fit it for me");
  await expect(page.getByText("1150 × 1400 mm", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your recess is 1150 × 1400 mm\. We make the blind /)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expectAccessible(page);

  await page.getByRole("link", { name: "Track Order" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: `Order #${number}` })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Processing Order" })).toContainText(
    "We arrange a visit and measure.",
  );
  const mail = () => mailTo("jo@larch.example", `Your order ${number}`, shop.folder);
  await expect.poll(mail).toContain("Measure and fit it for me");
  expect(mail()).toContain("PayPal");
});

test("the same blind is made to the shopper's sizes, for the same total, and tracked elsewhere", async ({
  page,
  shopper,
  browser,
}) => {
  await openCheckout(page, shopper);
  const total = (await group(page, "Total").textContent()) ?? "";
  await shopper.choose("radio", /^Make it to my sizes/);
  await expect(group(page, "Measuring and fitting")).toBeHidden();
  await page.reload();
  await expect(radio(page, /^Make it to my sizes/)).toBeChecked();
  await expect(page.getByRole("region", { name: "Check your sizes" })).toContainText("We make each piece from these");
  await expect(group(page, "Total")).toHaveText(total);
  await shopper.choose("radio", /^Express delivery/);
  await expect(group(page, "Total")).not.toHaveText(total);
  await shopper.choose("radio", /^Standard delivery/);
  await expect(group(page, "Total")).toHaveText(total);
  const number = await order(page, shopper);

  await expect(facts(page)).toContainText("Make it to my sizes");
  await expect(facts(page)).toContainText("Credit card");
  await expect(group(page, "Total")).toHaveText(total);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${url}/track-order?number=${number}`);
  await elsewhere.getByRole("main").getByRole("textbox", { name: "Email" }).fill("jo@larch.example");
  await elsewhere.getByRole("button", { name: "Track Order" }).click();
  await expect(facts(elsewhere)).toContainText("Make it to my sizes");
  await expect(elsewhere.getByRole("listitem").filter({ hasText: "Shipping" })).toContainText(
    "Sent to you, to fit yourself.",
  );
  await elsewhere.close();
});
