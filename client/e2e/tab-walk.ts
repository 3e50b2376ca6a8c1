import type { Page } from "@playwright/test";
import { expect } from "./shop";

/** An element that got the focus by Tab, as far as its centre could not be seen. */
export type Hidden = { element: string; coveredBy: string };

/** More stops than any page has; a walk ends where the focus leaves the page. */
const MOST_STOPS = 400;

/**
 * Presses Tab until the focus leaves the page, or is at its first stop again, as in a dialog. Resolves with the elements whose
 * centre was covered or out of view while they had the focus.
 * @param part only this part of the page, which can have the focus itself
 */
export async function walkByTab(page: Page, part: "body" | "main" = "body"): Promise<Hidden[]> {
  const hidden: Hidden[] = [];
  if (part === "main") await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let stop = 1; stop < MOST_STOPS; stop += 1) {
    const seen = await page.evaluate(lookAtFocus, { rest: REST, part });
    if (seen === "left") return hidden;
    if (seen !== "visible") hidden.push(seen);
    await page.keyboard.press("Tab");
    if (await first.evaluate((element) => element === document.activeElement)) return hidden;
  }
  throw new Error(`The focus did not leave the page after ${MOST_STOPS} stops.`);
}

/** 320 x 256 is a window of 1280 x 1024 at 400 %. */
const LOW_SCREENS = [
  { width: 320, height: 256 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
];

/** Expects that the open page, which has this `h1`, shows what has the focus on low screens. */
export async function walkOnLowScreens(page: Page, heading: string | RegExp, part?: "body" | "main"): Promise<void> {
  for (const screen of LOW_SCREENS) {
    await page.setViewportSize(screen);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    expect.soft({ screen, hidden: await walkByTab(page, part) }).toEqual({ screen, hidden: [] });
  }
}

/** Milliseconds in which the page scrolls and the chat button moves out of the way. */
const REST = 600;

/** Runs in the page. */
async function lookAtFocus({ rest, part }: { rest: number; part: string }): Promise<Hidden | "visible" | "left"> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const nameOf = (element: Element | null) =>
    element === null ? "the edge of the window" : `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
  const start = await nextFrame();
  for (;;) {
    const now = await nextFrame();
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body || !focused.closest(part)) return "left";
    // A label draws its radio button, and the thumb of a slider lies on its scale.
    const isDrawnByParent =
      focused instanceof HTMLInputElement && ["radio", "checkbox", "range"].includes(focused.type);
    const shown = (isDrawnByParent ? focused.parentElement : null) ?? focused;
    // The centre of a link on two lines may be beside both; a box higher than the window has its centre out of view.
    const [box = shown.getBoundingClientRect()] = shown.getClientRects();
    const isHigher = box.height > innerHeight;
    const [top, bottom] = isHigher ? [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)] : [box.top, box.bottom];
    const seen = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
    if (seen && (shown.contains(seen) || seen.contains(shown))) return "visible";
    if (now - start > rest)
      return { element: `${nameOf(focused)} (${focused.getAttribute("aria-label") ?? ""})`, coveredBy: nameOf(seen) };
  }
}
