import { expect, test } from "./shop";
import { tabTo } from "./tab-to";

test("a blind is found, configured and ordered with the keyboard alone", async ({ page, shopper }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /Skip to/ })).toBeFocused();
  await tabTo(page, page.getByRole("combobox", { name: "Search" }));
  await page.keyboard.type("roller blinds");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Search Results for/ })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: /^Roller Blinds/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Roller Blinds/ })).toBeVisible();

  await tabTo(page, page.getByRole("spinbutton", { name: "Width" }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("900");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1100");
  await tabTo(page, page.getByRole("button", { name: "Add to cart" }));
  await page.keyboard.press("Enter");
  await expect(shopper.cartPanel()).toBeVisible();
  await expect(shopper.cartPanel()).toContainText("900 × 1100 mm");
  await tabTo(page, page.getByRole("link", { name: "View Cart" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Shopping Cart" })).toBeVisible();
  await tabTo(page, page.getByRole("textbox", { name: "Promotion code" }));
  await page.keyboard.type("summer25");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("SUMMER25 takes 10% off");
  await expect(page.getByRole("group", { name: "Discount (SUMMER25)" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Checkout" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await tabTo(page, page.getByRole("textbox", { name: "First name" }));
  for (const text of [
    "Jo",
    "Whitfield",
    "jo@larch.example",
    "",
    "14 Larch Terrace",
    "",
    "Bristol",
    "Somerset",
    "BS6 7QX",
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await tabTo(page, page.getByRole("checkbox", { name: /I agree/ }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Place Order" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/#MBC\d{6}/)).toBeVisible();
});

test.describe("at 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  // 84.00 + (47.2441 × 55.1181 − 1728) × 0.10, times 1.2 for Premium Wood; plus 8 %, plus 29.99 for delivery
  const TOTAL = "£252.38";

  test("a blind is found in its list, configured and ordered with the keyboard alone", async ({ page, shopper }) => {
    test.setTimeout(120_000);
    const title = (name: string) => page.getByRole("heading", { level: 1, name });
    const total = page.getByRole("group", { name: "Total", exact: true });
    const follow = async (name: string) => {
      await tabTo(page, page.getByRole("link", { name, exact: true }));
      await page.keyboard.press("Enter");
    };
    const press = async (name: string) => {
      await tabTo(page, page.getByRole("button", { name, exact: true }));
      await page.keyboard.press("Enter");
    };
    /** Within a group of radio buttons Tab comes to the chosen one, and the arrow keys choose. */
    const choose = async (group: string, name: RegExp) => {
      await tabTo(page, page.getByRole("group", { name: group, exact: true }).getByRole("radio"));
      const wanted = page.getByRole("radio", { name });
      while (!(await wanted.isChecked())) await page.keyboard.press("ArrowDown");
    };
    const type = async (...texts: readonly string[]) => {
      for (const text of texts) {
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.type(text);
        await page.keyboard.press("Tab");
      }
    };

    await page.goto("/");
    await press("Menu");
    await follow("Blinds");
    await expect(title("Blinds")).toBeVisible();
    await follow("Wooden Blinds");
    await expect(title("Wooden Blinds")).toBeVisible();

    await tabTo(page, shopper.length("Width"));
    await type("1200", "1400");
    await choose("Colour", /^Walnut$/);
    await choose("Material", /^Premium Wood/);
    await expect(page.getByRole("group", { name: "Your price" })).toContainText("£205.92");
    await press("Add to cart");
    await expect(shopper.cartPanel()).toContainText("Premium Wood, Walnut");
    await follow("View Cart");
    await expect(title("Shopping Cart")).toBeVisible();
    await follow("Checkout");

    await expect(title("Checkout")).toBeVisible();
    await tabTo(page, page.getByRole("textbox", { name: "First name" }));
    await type("Jo", "Whitfield", "jo@larch.example", "", "14 Larch Terrace", "", "Bristol", "Somerset", "BS6 7QX");
    await tabTo(page, page.getByRole("checkbox", { name: /I agree/ }));
    await page.keyboard.press("Space");
    await expect(total).toContainText(TOTAL);
    await press("Place Order");
    await expect(title("Thank You for Your Order!")).toBeVisible();
    await expect(total).toContainText(TOTAL);
  });
});
