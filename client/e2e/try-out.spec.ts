import { expect, expectAccessible, test } from "./shop";

for (const width of [390, 1280])
  test(`a blind is raised and seen in the dark by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/products/wooden-blinds");
    const button = page.getByRole("button", { name: "Try it on the drawing" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const raised = page.getByRole("slider", { name: "Raised" });
    await expect(raised).toHaveAttribute("aria-valuetext", "fully down");
    await page.keyboard.press("Tab");
    await expect(raised).toBeFocused();
    await page.keyboard.press("End");
    await expect(raised).toHaveAttribute("aria-valuetext", "fully raised");
    const drawing = page.getByRole("figure").getByRole("img");
    await expect(drawing).toHaveAccessibleName(/, fully raised, /);
    await page.getByRole("radio", { name: "Off", exact: true }).press("Space");
    await expect(drawing).toHaveAccessibleName(/Room lights off, by day/);
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/products\/wooden-blinds$/);
  });
