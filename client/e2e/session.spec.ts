import { expect, expectAccessible, test } from "./shop";

test("a cart that expires during checkout is reported, and the form keeps its input", async ({
  page,
  shopper,
  context,
}) => {
  await shopper.add("roller-blinds");
  // The page follows its cart once it has settled, which the server refuses where the cookie is gone by then.
  const following = page.waitForResponse(
    (response) =>
      response.url().includes("/graphql/stream?") &&
      response.request().headers()["referer"]?.endsWith("/checkout") === true,
  );
  await page.goto("/checkout");
  await shopper.fillCheckout();
  await shopper.agree();
  await following;
  await context.clearCookies();
  await shopper.placeOrder();
  await expect(page.getByText("Your basket has expired")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Town or city" })).toHaveValue("Bristol");
  await expectAccessible(page);

  await page.getByRole("main").getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
  await shopper.add("roller-blinds");
  await shopper.cartPanel().getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Jo");
  await expect(page.getByRole("textbox", { name: "Postcode or zip code" })).toHaveValue("BS6 7QX");
  await shopper.agree();
  await shopper.placeOrder();
  await expect(page.getByText(/#MBC\d{6}/)).toBeVisible();
});

test("the checkout shows changes of the cart in another tab, and keeps its input", async ({
  page,
  shopper,
  context,
}) => {
  await shopper.add("roman-blinds");
  await page.goto("/checkout");
  await shopper.fillCheckout();
  const total = page.getByText(/items?, delivery and tax included/);
  await expect(total).toContainText("1 item,");

  const other = await context.newPage();
  await other.goto("/cart");
  await other.getByRole("button", { name: /Increase quantity/ }).click();
  await expect(total).toContainText("2 items,");
  await expect(page.getByRole("textbox", { name: "Town or city" })).toHaveValue("Bristol");

  await other.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart is Empty" })).toBeVisible();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(total).toContainText("2 items,");
  await expect(page.getByRole("textbox", { name: "Town or city" })).toHaveValue("Bristol");
});

test("a change on another device is shown before it is ordered", async ({ page, shopper }) => {
  await page.route("**/graphql/stream?*", (route) => route.fulfill({ contentType: "text/event-stream" })); // else it would show at once
  await shopper.add("roller-blinds");
  await page.goto("/checkout");
  await shopper.fillCheckout();
  await shopper.agree();
  const [line] = await (await page.request.get("/api/cart")).json();
  await page.request.put(`/api/cart/${line.id}`, { data: { quantity: 3 } });

  await shopper.placeOrder();
  const changes = page.getByRole("list", { name: "What is different" });
  await expect(changes).toContainText(/Now 3 instead of 1: Roller Blinds, 1200 × 1400 mm/);
  await expect(page.getByText(/items?, delivery and tax included/)).toContainText("3 items,");
  await expect(page.getByRole("textbox", { name: "Town or city" })).toHaveValue("Bristol");
  await expect(page.getByRole("button", { name: "Place Order" })).toBeFocused();
  await expectAccessible(page);

  await shopper.placeOrder();
  await expect(page.getByText(/#MBC\d{6}/)).toBeVisible();
  await expect(page.getByText("Quantity 3")).toBeVisible();
});

test("a cart that was ordered in one tab can't be ordered again in another", async ({ page, shopper, context }) => {
  await shopper.add("roller-blinds");
  await page.goto("/checkout");
  const other = await context.newPage();
  await other.goto("/cart");
  await expect(other.getByText("Items (1)")).toBeVisible();
  await shopper.fillCheckout();
  await shopper.agree();
  await shopper.placeOrder();
  await expect(page.getByText(/#MBC\d{6}/)).toBeVisible();
  await expect(other.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
});
