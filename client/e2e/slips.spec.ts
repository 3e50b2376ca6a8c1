import { expect, test } from "./shop";

test("a slip is asked about under the fields, and one press takes the size that was meant", async ({
  page,
  shopper,
}) => {
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "120", drop: "140" });
  await expect(page.getByText("Did you mean centimetres, 1200 × 1400 mm?")).toBeVisible();
  await page.getByRole("button", { name: "Use 1200 × 1400 mm" }).click();
  await expect(shopper.length("Width")).toHaveValue("1200");
  await expect(shopper.length("Drop")).toHaveValue("1400");
  await expect(page.getByText(/^Did you mean/)).toHaveCount(0);
});

test("a window is compared with its sister in the cart, in the browser and when it is read back", async ({
  page,
  shopper,
}) => {
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "1200", drop: "1400" });
  await shopper.addToCart();
  await page.keyboard.press("Escape");
  await shopper.size({ width: "1400", drop: "1200" });
  const question = page.getByText(/Have width and drop changed places\?/);
  await expect(question).toHaveCount(1);
  await page.getByRole("button", { name: "Keep 1400 × 1200 mm" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Read my measurements back" }).click();
  await expect(question).toHaveCount(1);
});
