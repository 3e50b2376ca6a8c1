import type { Page } from "@playwright/test";
import { expect } from "./shop";

/** Text spacing of WCAG 1.4.12, over the shop's own. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** The browser's default size of text in pixels, which rem units and breakpoints follow, and a window in CSS pixels. */
export type Reading = { fontSize: number; width: number; isSpaced?: true };

const DESK: readonly Reading[] = [
  { fontSize: 24, width: 1280 },
  { fontSize: 32, width: 1280 },
];
/** The readings of a narrow window. */
export const PHONE: readonly Reading[] = [
  { fontSize: 24, width: 390 },
  { fontSize: 32, width: 390 },
  { fontSize: 16, width: 320, isSpaced: true },
];

async function show(page: Page, { fontSize, width, isSpaced }: Reading): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: fontSize, fixed: fontSize } });
  await page.setViewportSize({ width, height: 844 });
  if (isSpaced) await page.addStyleTag({ content: SPACING });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${fontSize}px`);
}

/** Texts that are clipped or beside the window, and by how much the page is wider than it. */
async function lost(page: Page): Promise<{ texts: string[]; tooWide: number }> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const clips = (value: string) => value === "hidden" || value === "clip";
    const isCut = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return (
        (clips(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
        (clips(overflowY) && box.scrollHeight > box.clientHeight + 1) ||
        // A box that scrolls down could scroll sideways, too.
        (overflowX === "auto" && box.closest("[role=dialog]") !== null && box.scrollWidth > box.clientWidth + 1)
      );
    };
    // What scrolls sideways within itself, as a row of pictures, can be reached.
    const scrolls = (box: Element | null): boolean =>
      box !== null && (getComputedStyle(box).overflowX !== "visible" || scrolls(box.parentElement));
    const leaves = (box: Element) => {
      const { left, right } = box.getBoundingClientRect();
      return (left < -1 || right > clientWidth + 1) && !scrolls(box.parentElement);
    };
    const texts = [...document.querySelectorAll("body *")].filter(
      (box) =>
        // Pictures are cropped on purpose, and text for screen readers only is one pixel large.
        box.textContent.trim() !== "" &&
        box.clientWidth !== 1 &&
        !box.matches("svg *, script, style, noscript") &&
        box.checkVisibility({ visibilityProperty: true }) &&
        (isCut(box) || leaves(box)),
    );
    return {
      texts: texts.map((box) => `${box.tagName} ${box.textContent.trim().slice(0, 60)}`),
      tooWide: scrollWidth - clientWidth,
    };
  });
}

/** Expects that no text is clipped or beside the window, and no page is wider than it. */
export async function expectAllText(page: Page, readings: readonly Reading[] = [...DESK, ...PHONE]): Promise<void> {
  for (const reading of readings) {
    await show(page, reading);
    expect.soft({ reading, ...(await lost(page)) }).toEqual({ reading, texts: [], tooWide: 0 });
  }
}
