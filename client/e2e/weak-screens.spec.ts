import { expect, expectAccessible, test } from "./shop";

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const PAGES = ["/cart", "/checkout", "/track-order", "/login", "/register"];

for (const path of PAGES)
  test(`${path} with nothing to show offers what was seen last, bestsellers and help`, async ({ page }) => {
    await page.goto("/products/awnings");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const seen = page.getByRole("region", { name: "You looked at" });
    await expect(seen.getByRole("article")).toHaveCount(1);
    await expect(seen.getByRole("link", { name: "Patio Awnings" })).toHaveAttribute("href", "/products/awnings");
    const bestsellers = page.getByRole("region", { name: "Bestsellers" }).getByRole("article");
    await expect(bestsellers).toHaveCount(4);
    for (const card of await bestsellers.all()) {
      await expect(card.locator("img")).toBeAttached();
      await expect(card).toContainText("from £");
    }
    const help = page.getByRole("region", { name: "A person can help" });
    await expect(help.getByRole("link", { name: /^Call 020/ })).toHaveAttribute("href", /^tel:/);
    await expect(help).toContainText("Mon–Fri 9am–6pm");

    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
    await expectAccessible(page);
  });

for (const path of ["/cart", "/checkout", "/track-order"])
  test(`${path} with nothing to show says what happens next`, async ({ page }) => {
    await page.goto(path);
    const steps = page.getByRole("region", { name: /^(What happens next|On the way to you)$/ }).getByRole("listitem");
    await expect(steps).toHaveCount(4);
  });

test("an empty wishlist offers products whose hearts begin it", async ({ page }) => {
  await page.goto("/wishlist");
  const bestsellers = page.getByRole("region", { name: "Bestsellers" }).getByRole("article");
  await expect(bestsellers).toHaveCount(4);
  await bestsellers
    .first()
    .getByRole("button", { name: /wishlist/ })
    .click();
  await expect(page.getByRole("region", { name: "Bestsellers" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("the empty cart panel offers bestsellers, and then what was seen last", async ({ page }) => {
  await page.goto("/");
  const panel = page.getByRole("dialog", { name: /^Your Cart/ });
  await page.getByRole("banner").getByRole("button", { name: /cart/i }).click();
  await expect(panel.getByRole("region", { name: "Bestsellers" }).getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);

  await panel.getByRole("link", { name: "Roller Blinds" }).click();
  await expect(page).toHaveURL(/\/products\/roller-blinds$/);
  await expect(panel).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: /cart/i }).click();
  await expect(panel.getByRole("region", { name: "You looked at" }).getByRole("listitem")).toHaveText(
    /Roller Blinds.*from £50/,
  );
});
