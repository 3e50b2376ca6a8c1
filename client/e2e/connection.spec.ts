import { expect, test } from "./shop";

const UNREACHABLE = "We can't reach the shop. Please check your connection and try again.";

/** Round trip in milliseconds and bytes a second of the browsers' profile Slow 3G. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test("on a slow line a blind can be read and sized before hydration, and priced and added after it", async ({
  page,
  shopper,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", SLOW_3G);
  const cart = page.waitForRequest("**/graphql"); // the page's code has arrived
  let isRunning = false;
  void cart.then(() => (isRunning = true));

  await page.goto("/products/wooden-blinds?material=Premium+Wood", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Wooden Blinds" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/from £84/i);
  await shopper.size({ width: "1200", drop: "1400" });
  expect(isRunning, "sized before any code ran").toBe(false);

  await cart;
  await expect(shopper.length("Width")).toHaveValue("1200");
  await expect(page.getByRole("main")).toContainText("£205.92");
  await shopper.addToCart();
  await expect(shopper.cartPanel()).toContainText("1200 × 1400 mm");
});

test("a search before hydration shows its results", async ({ page, complaints }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/search", { waitUntil: "load" });
  const box = page.getByRole("textbox", { name: "Search for" });
  await box.fill("roman");
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: 'Search Results for "roman"' })).toBeVisible();
  complaints.length = 0; // the browser logs the missing script
});

test("adding without a connection is reported, keeps the fields, and succeeds when the connection is back", async ({
  page,
  shopper,
  context,
  complaints,
}) => {
  await shopper.add("roman-blinds");
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "900", drop: "1100" });
  await context.setOffline(true);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await expect(shopper.length("Width")).toHaveValue("900");
  complaints.length = 0; // the browser logs the failed requests

  await context.setOffline(false);
  await shopper.addToCart();
  await expect(shopper.cartPanel()).toContainText("900 × 1100 mm");
  await expect(shopper.cartPanel()).toContainText("1200 × 1400 mm");
});

test("an order without a connection is reported, keeps the form, and succeeds when the connection is back", async ({
  page,
  shopper,
  context,
  complaints,
}) => {
  await shopper.add("roller-blinds");
  await page.goto("/checkout");
  await shopper.fillCheckout();
  await shopper.agree();
  await context.setOffline(true);
  await shopper.placeOrder();
  await expect(page.getByText("There was an error processing your order. Please try again.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Town or city" })).toHaveValue("Bristol");
  await expect(page.getByRole("checkbox", { name: /I agree/ })).toBeChecked();
  complaints.length = 0; // the browser logs the failed requests

  await context.setOffline(false);
  await shopper.placeOrder();
  await expect(page.getByText(/#MBC\d{6}/)).toBeVisible();
});

test("an order whose response was lost is placed once", async ({ page, shopper, complaints }) => {
  await shopper.add("roller-blinds");
  await page.goto("/checkout");
  await shopper.fillCheckout();
  await shopper.agree();
  const numbers: string[] = [];
  let isLost = false;
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("placeOrder")) return route.continue();
    const answer = await route.fetch();
    numbers.push(/MBC\d+/.exec(await answer.text())?.[0] ?? "none");
    if (isLost) return route.fulfill({ response: answer });
    isLost = true;
    return route.abort();
  });
  await shopper.placeOrder();
  await expect(page.getByText(/#MBC\d{6}/)).toBeVisible();
  expect(numbers.length, "sent again").toBeGreaterThan(1);
  expect(new Set(numbers).size, "one order").toBe(1);
  await expect(page.getByText(`#${numbers[0]}`)).toBeVisible();
  complaints.length = 0; // the browser logs the aborted request
});
