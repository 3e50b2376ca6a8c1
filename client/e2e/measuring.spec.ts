import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./shop";

const openGuide = async (page: Page) => {
  await page.getByRole("button", { name: "What to measure, and what we make" }).click();
  await page.getByRole("button", { name: "Measure with us, step by step" }).click();
  await expect(page.getByRole("dialog", { name: "Measure with us" })).toBeVisible();
};

/** Types a figure into the field of a step and goes on; without one the step is skipped. */
const measure = async (page: Page, title: string, figure?: string) => {
  const field = page.getByRole("textbox", { name: title });
  await expect(field).toBeFocused();
  if (figure !== undefined) await page.keyboard.type(figure);
  await page.keyboard.press("Enter");
};

for (const { width, height } of [
  { width: 390, height: 667 },
  { width: 1280, height: 800 },
])
  test(`a window is measured step by step at ${width} px, and its size filled in`, async ({ page, shopper }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/products/wooden-blinds");
    await shopper.size({ width: "900", drop: "900" });
    await openGuide(page);
    // In reach of the thumb: the lower half of the screen, without scrolling.
    const next = page.getByRole("button", { name: "Next", exact: true });
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await next.boundingBox())?.y).toBeGreaterThan(height / 2);
    await expectAccessible(page);
    await measure(page, "Width at the top", "1204");
    await measure(page, "Width in the middle", "1198");
    await measure(page, "Width at the bottom");
    await expect(page.getByRole("textbox", { name: "Drop at the left" })).toBeFocused();
    await page.reload();
    await openGuide(page);
    await measure(page, "Drop at the left", "1402");
    await measure(page, "Drop in the centre");
    await measure(page, "Drop at the right");
    await measure(page, "Diagonal from top left", "1845");
    await measure(page, "Diagonal from bottom left", "1852");
    await expect(page.getByRole("img", { name: /^Depth of a recess/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Skip", exact: true })).toBeInViewport({ ratio: 1 });
    await measure(page, "Depth of the recess", "42");
    await expect(page.getByRole("heading", { name: "The size to order" })).toBeFocused();
    await expect(page.getByText(/^The recess is 42 mm deep/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Use 1198 × 1402 mm" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(shopper.length("Width")).toHaveValue("1198");
    await expect(shopper.length("Drop")).toHaveValue("1402");
  });
