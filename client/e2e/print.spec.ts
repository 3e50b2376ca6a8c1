import { expect, test } from "./shop";

test("a receipt that is printed at once has only the order on it", async ({ page, shopper }) => {
  await shopper.add("roller-blinds");
  await shopper.cartPanel().getByRole("link", { name: "Checkout" }).click();
  await shopper.fillCheckout();
  await shopper.agree();
  await shopper.placeOrder();
  const notice = page.getByText(/^Order (Placed Successfully|Confirmed!)$/).first();
  await expect(notice).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  await expect(notice).toBeHidden();
  for (const other of [page.locator("header").first(), page.locator("footer"), page.getByRole("button")])
    await expect(other.filter({ visible: true })).toHaveCount(0);
});
