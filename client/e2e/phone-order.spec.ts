import { expect, expectAccessible, test } from "./shop";

test("a code that is read out brings another browser to the same configuration", async ({ page, browser }) => {
  await page.goto("/products/roller-blinds?color=Navy&material=Blackout+Fabric&width=47.2441&height=60");
  const opener = page.getByRole("button", { name: "Order by phone" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Order by phone" });
  const spoken = dialog.getByText(/^Code: (\w ){2}\w, (\w ){2}\w$/);
  await expect(spoken).toBeAttached();
  await expectAccessible(page);
  const code = ((await spoken.textContent()) ?? "").replace(/^Code: |[ ,]/g, "").toLowerCase();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  const staff = await (await browser.newContext()).newPage();
  await staff.goto(new URL(`/search?q=${code}`, page.url()).href);
  await expect(staff).toHaveURL(
    /\/products\/roller-blinds\?color=Navy&material=Blackout\+Fabric&width=47.2441&height=60$/,
  );
  await expect(staff.getByRole("spinbutton", { name: "Width" })).toHaveValue("1200");
  await staff.context().close();
});

test("a slip in a code is said", async ({ page }) => {
  await page.goto("/search?q=222-22C");
  await expect(page.getByText(/^There is a slip in this code/)).toBeVisible();
  await expectAccessible(page);
});
