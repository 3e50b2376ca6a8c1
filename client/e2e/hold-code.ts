import type { Page } from "@playwright/test";

/** All scripts but the first, which loads the others. */
export const CODE = /\/assets\/(?!load-scripts)[^/]+\.js$/;

/** Blocks the scripts until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CODE, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
