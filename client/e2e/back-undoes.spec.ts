import { expect, test } from "./shop";

test("Back takes back the last choice, Forward makes it again, and another page is still one step away", async ({
  page,
  shopper,
}) => {
  await page.goto("/category/blinds");
  const list = page.url();
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "1200", drop: "1400" });
  await page.getByRole("button", { name: "Change options" }).click();
  await shopper.choose("radio", "Navy");
  await shopper.choose("radio", "Exact");
  await shopper.choose("radio", "Chain");
  await page.getByRole("textbox", { name: "Height from the floor to the top of the blind" }).fill("2300");

  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Height from the floor to the top of the blind" })).toHaveValue("");
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Cord-free" })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Recess" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Navy" })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole("radio", { name: "Exact" })).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Navy" })).not.toBeChecked();
  await expect(shopper.length("Width")).toHaveValue("1200");
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test("Back from another page opens the configuration with its scroll position", async ({ page, shopper }) => {
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "1200", drop: "1400" });
  await shopper.choose("radio", "Navy");
  const link = page.getByRole("link", { name: "Free samples" });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 500));
  await link.click();
  await expect(page).toHaveURL(/\/samples/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Navy" })).toBeChecked();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(500);
});
