import { expect, test } from "./shop";

test.use({ javaScriptEnabled: false });

test("the menu of a phone opens and leads to a department", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page
    .locator("summary", { hasText: "" })
    .and(page.getByLabel("Menu", { exact: true }))
    .click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "By Rooms" })).toBeVisible();
  await menu.getByRole("link", { name: "Shutters" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shutters" })).toBeVisible();
});

for (const path of ["/cart", "/checkout"])
  test(`${path} says how to order by phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Order by phone" })).toBeVisible();
    await expect(page.locator("section").getByRole("link", { name: "020 7946 0123" })).toHaveAttribute(
      "href",
      "tel:02079460123",
    );
    await expect(page.locator("main")).toBeHidden();
  });

test("a message is sent, refused with the reasons, and stored once on a reload", async ({ page, complaints }) => {
  await page.goto("/contact");
  const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true });
  await field("Name").fill("Jo Whitfield");
  await field("Email").fill("jo@");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("listitem")).toHaveText([
    "Please enter a valid email address",
    "Please write your message",
  ]);

  expect(complaints.splice(0)).toEqual([expect.stringContaining("400")]);

  await page.goBack();
  await field("Email").fill("jo@larch.example");
  await field("Message").fill("A bay window with three sides.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Thank you. We have your message" })).toBeVisible();
  await expect(page).toHaveURL(/\/sent$/);
  await page.reload();
  await expect(page).toHaveURL(/\/sent$/);
});

test("a quote is asked for", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("#quote-section");
  for (const [label, text] of Object.entries({
    Name: "Jo Whitfield",
    Email: "jo@larch.example",
    Phone: "020 7946 0018",
    Postcode: "BS6 7QX",
  }))
    await section.getByLabel(label, { exact: true }).fill(text);
  await section.getByRole("button", { name: "Get a FREE Quote" }).click();
  await expect(page).toHaveURL(/\/sent$/);
});
