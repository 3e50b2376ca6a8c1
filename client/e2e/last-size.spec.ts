import { holdCode } from "./hold-code";
import { expect, test } from "./shop";

test("the size that was typed last opens the next product, also from the server", async ({ page, shopper }) => {
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "1200", drop: "1400" });

  await page.goto("/products/roman-blinds");
  await expect(shopper.length("Width")).toHaveValue("1200");
  await expect(shopper.length("Drop")).toHaveValue("1400");
  await shopper.addToCart();
  await expect(shopper.cartPanel()).toContainText("1200 × 1400 mm");
  await expect(shopper.cartPanel()).not.toContainText("Is your window really that small?");
});

test("what is typed before hydration goes before the last size", async ({ page, shopper }) => {
  await page.goto("/products/roller-blinds");
  await shopper.size({ width: "1200", drop: "1400" });

  const release = await holdCode(page);
  await page.goto("/products/roman-blinds", { waitUntil: "commit" });
  await shopper.length("Width").fill("900");
  release();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(shopper.length("Width")).toHaveValue("900");
  await expect(shopper.length("Drop")).toHaveValue("1400");
});
