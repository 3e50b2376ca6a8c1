import type { Page } from "@playwright/test";
import { expect, test } from "./shop";

/** Collects what live regions say from now on. The result expects exactly these texts since the last call, in order. */
async function listen(page: Page): Promise<(...texts: readonly unknown[]) => Promise<void>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const REGION = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]";
    const texts = new WeakMap<Element, string>();
    const read = (region: Element) => (region.textContent ?? "").replace(/\s+/g, " ").trim();
    for (const region of document.querySelectorAll(REGION)) texts.set(region, read(region));
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(REGION)) {
        const text = read(region);
        if (text !== "" && text !== texts.get(region)) said.push(text);
        texts.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return async (...texts) => {
    await expect
      .poll(() => page.evaluate(() => [...(globalThis as unknown as { said: string[] }).said]))
      .toEqual(texts);
    await page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));
  };
}

test("live regions say the price, the cart, errors and codes, each once", async ({ page, shopper }) => {
  await page.goto("/products/wooden-blinds");
  const expectSaid = await listen(page);

  await shopper.size({ width: "1200", drop: "1400" });
  await expectSaid("Your price is £171.60");

  await page.getByRole("button", { name: "Next picture" }).click();
  await expectSaid(expect.stringMatching(/^Picture 2 of \d: \w.{10,}/));

  await shopper.addToCart();
  await expectSaid("1 item, subtotal £171.60");

  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Items (1)" })).toBeVisible();
  const expectSaidOfCart = await listen(page);
  await page.getByRole("button", { name: /^Increase quantity/ }).click();
  await expectSaidOfCart("2 items, subtotal £343.20");

  await page.getByRole("textbox", { name: "Promotion code" }).fill("NOTHING");
  await page.keyboard.press("Enter");
  await expectSaidOfCart(expect.stringMatching(/code/));
  await page.getByRole("textbox", { name: "Promotion code" }).fill("SUMMER25");
  await page.keyboard.press("Enter");
  await expectSaidOfCart(expect.stringContaining("SUMMER25 takes 10% off"));
});

test("live regions say errors, each once", async ({ page, shopper }) => {
  await page.goto("/products/wooden-blinds");
  const expectSaid = await listen(page);
  await shopper.length("Width").fill("99999");
  await expectSaid("Please check the width.");
  await shopper.length("Width").fill("1200");
  await expectSaid(expect.stringMatching(/^Your price is £/));
  await shopper.addToCart();
  await expectSaid(expect.stringMatching(/^1 item, subtotal £/));

  await page.goto("/checkout");
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  const expectSaidOfForm = await listen(page);
  await shopper.placeOrder();
  await expectSaidOfForm(expect.stringMatching(/details need another look/));
});
