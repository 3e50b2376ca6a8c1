import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./shop";

// A contrast theme of the system, as of Windows.
test.use({ contextOptions: { forcedColors: "active" } });

const styleOf = (
  part: Locator,
  name: "backgroundColor" | "borderBottomColor" | "color" | "outlineColor" | "boxShadow",
) => part.evaluate((element, property) => getComputedStyle(element)[property], name);

/** A system colour as the browser writes it. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, name);

test("colours stay, and what is selected is highlighted", async ({ page }) => {
  await page.goto("/products/wooden-blinds");
  const highlight = await systemColor(page, "Highlight");
  const swatch = page.locator("label").filter({ has: page.getByRole("radio", { name: "White", exact: true }) });
  expect(await styleOf(swatch, "backgroundColor")).toMatch(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/);
  expect(await styleOf(swatch, "boxShadow")).toContain(await systemColor(page, "CanvasText"));
  const unit = page.locator("label").filter({ has: page.getByRole("radio", { name: "mm", exact: true }) });
  expect(await styleOf(unit, "backgroundColor")).toBe(highlight);
  const tab = page.getByRole("tab", { selected: true });
  expect(await styleOf(tab, "backgroundColor")).toBe(highlight);
  expect(await styleOf(tab, "color")).toBe(await systemColor(page, "HighlightText"));
  expect(await styleOf(page.locator("button[aria-current=true]"), "outlineColor")).toBe(highlight);
});

test("the range of the price slider is drawn", async ({ page }) => {
  await page.goto("/category/blinds");
  const range = page.getByRole("slider", { name: "Lowest price" }).locator("xpath=preceding-sibling::span[1]");
  expect(await styleOf(range, "backgroundColor")).toBe(await systemColor(page, "CanvasText"));
});

for (const colorScheme of ["light", "dark"] as const)
  test(`solid buttons and the search have text and edges in a ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/products/wooden-blinds");
    const ground = await systemColor(page, "Canvas");
    const button = page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();
    for (const edge of ["color", "borderBottomColor"] as const) expect(await styleOf(button, edge)).not.toBe(ground);
    expect(await styleOf(page.getByRole("combobox").first(), "borderBottomColor")).not.toBe(ground);
    await page.goto("/");
    const link = page.getByRole("main").getByRole("link", { name: "Get a FREE Quote" }).first();
    for (const edge of ["color", "borderBottomColor"] as const) expect(await styleOf(link, edge)).not.toBe(ground);
  });

test("figures of drawings and photographs stay dark on their pale ground", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const [path, figure] of [
    ["/products/wooden-blinds", page.getByRole("figure").getByRole("img")],
    ["/guides/measurement", page.getByRole("main").getByRole("img").first()],
    ["/", page.locator("svg").filter({ hasText: "1450 mm" })],
  ] as const) {
    await page.goto(path);
    expect(await styleOf(figure, "color"), path).toBe("rgb(28, 42, 37)");
  }
});
