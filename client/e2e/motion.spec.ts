import { expect, test } from "./shop";

test("nothing moves with prefers-reduced-motion", async ({ page, shopper }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const kind of ["animationstart", "transitionrun"])
      addEventListener(kind, ({ target }) => moved.push(`${kind} ${(target as Element).outerHTML.slice(0, 80)}`), true);
  });
  await shopper.add("wooden-blinds");
  await shopper.cartPanel().getByRole("button", { name: "Close" }).click();
  await expect(shopper.cartPanel()).toBeHidden();
  await page.getByRole("button", { name: "Enlarge picture" }).click();
  await expect(page.getByRole("dialog", { name: "Wooden Blinds" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});
