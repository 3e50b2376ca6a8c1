import type { Locator, Page } from "@playwright/test";

/** Presses Tab until one of `wanted` has the focus; fails after a whole round of the page. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press("Tab");
    // All at once: a list that changes meanwhile would be waited for.
    if (await wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return;
  }
  throw new Error(`Tab never came to ${String(wanted)}.`);
}
