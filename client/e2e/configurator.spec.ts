import { expect, test } from "./shop";

test("60 cm typed stays 60 cm, in any unit and after a reload", async ({ page, shopper }) => {
  await page.goto("/products/roller-blinds");
  await shopper.choose("radio", "cm");
  await shopper.length("Width").fill("60");
  await shopper.choose("radio", "mm");
  await expect(shopper.length("Width")).toHaveValue("600");
  await shopper.choose("radio", "cm");
  await expect(shopper.length("Width")).toHaveValue("60");
  await page.reload();
  await expect(shopper.length("Width")).toHaveValue("60");
});

test("an impossible size is refused with a message at its field", async ({ page, shopper }) => {
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "99999", drop: "1000" });
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(shopper.length("Width")).toBeFocused();
  await expect(shopper.length("Width")).toHaveAttribute("aria-invalid", "true");
  await expect(shopper.cartPanel()).toBeHidden();
});

test("a shared link shows the same blind at the same price", async ({ page, shopper, browser, baseURL }) => {
  await page.goto("/products/wooden-blinds");
  await shopper.choose("radio", /Premium Wood/);
  await shopper.size({ width: "1200", drop: "1400" });
  await expect(page.getByRole("main")).toContainText("£205.92");
  await expect(page).toHaveURL(/height=/);
  const friend = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await friend.goto(page.url());
  await expect(friend.getByRole("main")).toContainText("£205.92");
  await friend.close();
});

test("the unit is remembered for the next product", async ({ page, shopper }) => {
  await page.goto("/products/roller-blinds");
  await shopper.choose("radio", "cm");
  await page.goto("/products/roman-blinds");
  await expect(page.getByRole("radio", { name: "cm" })).toBeChecked();
  await expect(shopper.length("Width")).toHaveValue("30.48");
});
