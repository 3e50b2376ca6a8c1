import type { Locator } from "@playwright/test";
import { expect, test } from "./shop";

/** A product of each family, and those with the most to choose and the least to show. */
const PRODUCTS = [
  ...["roller-blinds", "wooden-blinds", "roman-blinds", "day-night-blinds", "venetian-blinds", "vertical-blinds"],
  ...["perfect-fit-blinds", "pleated-blinds", "skylight-blinds", "plantation-shutters", "curtains", "awnings"],
  ...["louvred-pergolas", "moisture-resistant-roller-blinds", "thermal-skylight-blinds"],
];

/** Distances of an element from the top of the page, in pixels. */
async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
  return element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY };
  });
}

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const slug of PRODUCTS)
    test(`${slug} has Add to cart within the first 1000 px, and no hole under the drawing`, async ({ page }) => {
      await page.goto(`/products/${slug}`);
      const button = await edges(page.getByRole("button", { name: "Add to cart" }));
      expect(button.bottom).toBeLessThanOrEqual(1000);

      const drawing = await edges(page.getByRole("figure"));
      const tabs = await edges(page.getByRole("tablist"));
      expect(tabs.top - drawing.bottom).toBeLessThan(200);
    });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const slug of PRODUCTS)
    test(`${slug} has its size fields before the drawing that follows them`, async ({ page }) => {
      await page.goto(`/products/${slug}`);
      const field = await edges(page.getByRole("spinbutton", { name: "Width" }));
      const drawing = await edges(page.getByRole("figure"));
      const colours = await edges(page.getByRole("group", { name: "Colour" }));
      expect(field.bottom).toBeLessThan(drawing.top);
      expect(drawing.bottom).toBeLessThan(colours.top);
    });
});

for (const width of [390, 768, 1280])
  test(`a drawing fills the frame of a photograph at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/products/thermal-skylight-blinds");
    const gallery = page.getByRole("region", { name: "Pictures of Thermal Skylight Blinds" });
    await expect(gallery.getByText("No image available")).toBeVisible();
    const drawing = gallery.getByRole("img", { name: /^Thermal Skylight Blinds/ });
    const sizes = await drawing.evaluate((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      const frame = svg.parentElement?.getBoundingClientRect();
      const [, , across = 0, down = 1] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
      return { width, height, frame: { width: frame?.width, height: frame?.height }, drawn: across / down };
    });
    expect(sizes.frame).toEqual({ width: sizes.width, height: sizes.height });
    expect(sizes.drawn).toBeCloseTo(sizes.width / sizes.height, 1);
  });
