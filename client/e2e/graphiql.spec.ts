import { expect, test, type Page } from "@playwright/test";

/** Opens the tab of an example and runs it; returns the response as text. */
async function run(page: Page, example: string): Promise<string> {
  await page.getByRole("tab", { name: new RegExp(`^${example}\\b`) }).click();
  await expect(page.getByRole("tab", { name: new RegExp(`^${example}\\b`) })).toHaveAttribute("aria-selected", "true");
  // GraphiQL can run a tab only a moment after it has shown it.
  let text = "";
  await expect(async () => {
    const answer = page.waitForResponse(
      (response) => response.request().postDataJSON()?.operationName === example && response.ok(),
      { timeout: 5000 },
    );
    await page.getByRole("button", { name: /^Execute query/ }).click();
    text = await (await answer).text();
  }).toPass();
  return text;
}

test("the examples give a list, a price, a cart and an order", async ({ page }) => {
  await page.goto("/graphiql");
  expect(await run(page, "FilterProducts")).toMatch(/"totalCount":[1-9]/);
  expect(await run(page, "PriceConfiguration")).toContain('"unitPricePence":16520');
  expect(await run(page, "AddToCart")).toContain('"count":2');
  expect(await run(page, "ShowCart")).toContain('"material":"Light Filtering Fabric"');
  expect(await run(page, "PlaceOrder")).toMatch(/"number":"MBC\d{6,7}"/);
  expect(await run(page, "ShowOrder")).toContain('"status":"PROCESSING"');
});
