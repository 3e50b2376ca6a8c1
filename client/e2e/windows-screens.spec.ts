import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { EXAMPLES } from "./example-urls";
import { OwnShop, untilShown } from "./own-shop";
import { expect, expectAccessible, test } from "./shop";
import { ShopperApi } from "./shopper-api";
import { walkByTab } from "./tab-walk";

const shop = new OwnShop();
let url: string;

// The setting DEMO gives the shop an account with a window and two options, and links to a visit, a quote and another account.
test.beforeAll(async ({ request }) => {
  test.setTimeout(240_000);
  url = await shop.open({ DEMO: "on", NODE_ENV: "test" });
  const api = new ShopperApi(request, url);
  await api.signInToDemo();
  const bay = { kind: "BAY", bayParts: [20, 40, 20].map((width) => ({ width, angle: 135 })), dropLeft: 50 };
  await api.send("saveProject", { windows: [{ key: randomUUID(), name: "bay", ...bay }] });
  await api.addBlinds();
  await api.send("keepPrice", { idempotencyKey: randomUUID() });
  await untilShown(request, `${url}/windows`);
});
test.afterAll(() => shop.remove());

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const WINDOW = "/windows/de300000-0000-4000-8000-000000000013";

type Full = {
  path: string;
  /** The name of the `h1`. */
  heading: string | RegExp;
  /** What only the demo's account has. */
  own: string;
};

/** Screens that have something on them. */
const FULL: readonly Full[] = [
  { path: "/windows", heading: "My windows", own: "over the sink" },
  { path: `/windows?window=${WINDOW.slice(9)}`, heading: "Kitchen, over the sink", own: "1198 mm" },
  {
    path: `${WINDOW}/compare`,
    heading: "Options for Kitchen, over the sink",
    own: "Use in these windows",
  },
  { path: "/windows/project", heading: "Your project", own: "Chosen for over the sink" },
  { path: "/quotes", heading: "Your quotes", own: "1 × Roller Blinds" },
  { path: "/shared-quote?token=demo-link-to-a-shared-quote", heading: /^Quote MBQ/, own: "I agree" },
  {
    path: "/account/merge?token=demo-link-that-merges-accounts",
    heading: "Is another address yours, too?",
    own: "You can answer until",
  },
  { path: "/book-a-visit", heading: "Book a free measuring visit", own: "Show free times" },
  { path: "/visit?token=demo-link-to-a-visit", heading: /^We come on/, own: "Move it" },
];

/** The same for somebody of whom nothing is kept; pages.spec looks for violations on them. */
const EMPTY = EXAMPLES.filter(({ url: path }) =>
  /^\/(?:windows|quotes|shared-quote|visit|account\/merge)\b/.test(path),
);

async function expectWhole(page: Page, heading: string | RegExp, own = ""): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(own);
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
}

/** Tab shows each control in turn. */
async function expectUsableByKeyboard(page: Page): Promise<void> {
  const size = page.viewportSize();
  expect.soft({ size, hidden: await walkByTab(page, "main") }).toEqual({ size, hidden: [] });
}

test.describe("full", () => {
  test.beforeEach(({ page }) => new ShopperApi(page.request, url).signInToDemo());

  for (const { path, heading, own } of FULL)
    test(`${path} is accessible and used by keyboard`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto(url + path);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectWhole(page, heading, own);
        await expectUsableByKeyboard(page);
        await expectAccessible(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, "nothing is wider than the screen").toBeLessThanOrEqual(size.width);
      }
    });
});

for (const { url: path, heading } of EMPTY)
  test(`${path} with nothing on it is used by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url + path);
    await expectWhole(page, heading);
    await expectUsableByKeyboard(page);
  });
