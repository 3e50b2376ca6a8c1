import { expect, test } from "./shop";

test("quick presses on plus give the right quantity", async ({ page, shopper }) => {
  await shopper.add("roller-blinds");
  await page.goto("/cart");
  const more = page.getByRole("button", { name: /Increase quantity/ });
  for (let press = 0; press < 5; press += 1) await more.click();
  await expect(page.getByText("Items (6)")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Items (6)")).toBeVisible();
});

test("the quantity can't go below one", async ({ page, shopper }) => {
  await shopper.add("roller-blinds");
  await page.goto("/cart");
  await expect(page.getByRole("button", { name: /Decrease quantity/ })).toBeDisabled();
});

test("removing the last item shows the empty cart", async ({ page, shopper }) => {
  await shopper.add("roller-blinds");
  await page.goto("/cart");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Shop Now" })).toBeVisible();
});

test("clearing the cart asks first, and can be undone", async ({ page, shopper }) => {
  await shopper.add("roller-blinds");
  await page.goto("/cart");
  await page.getByRole("button", { name: "Clear Cart" }).click();
  const question = page.getByRole("dialog", { name: "Clear your cart?" });
  // A second press of the same key changes nothing.
  await expect(question.getByRole("button", { name: "Keep my items" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(page.getByText("Items (1)")).toBeVisible();
  await page.getByRole("button", { name: "Clear Cart" }).click();
  await question.getByRole("button", { name: "Clear Cart" }).click();
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo removing 1 item" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Items (1)")).toBeVisible();
});

test("another tab shows a change at once", async ({ page, shopper, context }) => {
  await shopper.add("roller-blinds");
  await page.goto("/cart");
  const other = await context.newPage();
  await other.goto("/cart");
  await other.getByRole("button", { name: /Increase quantity/ }).click();
  await expect(page.getByText("Items (2)")).toBeVisible();
});

test("another device shows a change without a reload", async ({ page, shopper, browser, context }) => {
  await shopper.add("roller-blinds");
  const device = await browser.newContext({ storageState: await context.storageState() });
  const other = await device.newPage();
  await other.goto(new URL("/cart", page.url()).href);
  await expect(other.getByText("Items (1)")).toBeVisible();
  await page.goto("/cart");
  await page.getByRole("button", { name: /Increase quantity/ }).click();
  await expect(other.getByText("Items (2)")).toBeVisible({ timeout: 10_000 });
  await device.close();
});

test("a failed change is reported, and the cart shows its state on the server", async ({
  page,
  shopper,
  complaints,
}) => {
  await shopper.add("roller-blinds");
  await page.goto("/cart");
  await expect(page.getByText("Items (1)")).toBeVisible();
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("mutation") ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: /Increase quantity/ }).click();
  await expect(page.getByText("We can't reach the shop. Please check your connection and try again.")).toBeVisible();
  await expect(page.getByText("Items (1)")).toBeVisible();
  complaints.length = 0; // the browser logs the aborted request
});
