import { expect, test } from "./shop";

test("a line is named in the cart, another window keeps the room, and each stays a line of its own", async ({
  page,
  shopper,
}) => {
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "1200", drop: "1400" });
  await shopper.addToCart();
  await page.goto("/cart");
  await page.getByRole("button", { name: "Name the window of Roller Blinds" }).click();
  await page.getByRole("combobox", { name: "Room" }).fill("Bedroom");
  await page.getByRole("textbox", { name: "Window" }).fill("left");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Bedroom, left")).toBeVisible();

  await page.getByRole("link", { name: "Another window with Roller Blinds" }).click();
  await expect(shopper.length("Width")).toHaveValue("1200");
  await shopper.size({ width: "1190", drop: "1400" });
  await shopper.addToCart();
  await expect(shopper.cartPanel().getByText("Bedroom", { exact: true })).toBeVisible();
  await expect(shopper.cartPanel().getByText("Bedroom, left")).toBeVisible();
});
