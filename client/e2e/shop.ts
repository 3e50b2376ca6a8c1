import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page, type Request, type TestInfo } from "@playwright/test";

/** Actions of a shopper. */
export class Shopper {
  constructor(readonly page: Page) {}

  /** Configures the product `slug` on its page and adds it; opens the cart panel. */
  async add(slug: string, size: { width: string; drop: string } = { width: "1200", drop: "1400" }): Promise<void> {
    await this.page.goto(`/products/${slug}`);
    await this.size(size);
    await this.addToCart();
  }

  async size({ width, drop }: { width: string; drop: string }): Promise<void> {
    await this.length("Width").fill(width);
    await this.length("Drop").fill(drop);
  }

  length(name: "Width" | "Drop") {
    return this.page.getByRole("spinbutton", { name });
  }

  /** Presses the label of a radio button or checkbox, whose input is visually hidden. */
  async choose(role: "radio" | "checkbox", name: string | RegExp): Promise<void> {
    const input = this.page.getByRole(role, { name });
    await this.page
      .locator("label")
      .filter({ has: input })
      .click({ position: { x: 12, y: 12 } });
    await expect(input).toBeChecked();
  }

  async addToCart(): Promise<void> {
    await this.page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
    await expect(this.cartPanel()).toBeVisible();
  }

  cartPanel() {
    return this.page.getByRole("dialog", { name: /^Your Cart/ });
  }

  /** Fills in the checkout form with valid data, except the terms. */
  async fillCheckout(): Promise<void> {
    const fields: Record<string, string> = {
      "First name": "Jo",
      "Last name": "Whitfield",
      Email: "jo@larch.example",
      Address: "14 Larch Terrace",
      "Town or city": "Bristol",
      "County or state": "Somerset",
      "Postcode or zip code": "BS6 7QX",
    };
    const form = this.page.getByRole("main");
    for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
  }

  async agree(): Promise<void> {
    await this.choose("checkbox", /I agree/);
  }

  async placeOrder(): Promise<void> {
    await this.page.getByRole("button", { name: "Place Order" }).click();
  }
}

/**
 * Every test fails on unexpected console errors or warnings and on uncaught errors. Opening a page waits for its hydration, unless the
 * test says otherwise.
 */
export const test = base.extend<{ shopper: Shopper; complaints: string[] }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const answers = async () => {
      if (javaScriptEnabled !== false)
        await page.locator("html:not(:has(#root)), html[data-hydrated]").waitFor({ state: "attached" });
    };
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil === undefined) await answers();
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const response = await reload(options);
      await answers();
      return response;
    };
    await use(page);
  },
  shopper: async ({ page }, use) => use(new Shopper(page)),
  complaints: [
    async ({ page }, use, testInfo) => {
      const complaints: string[] = [];
      const waiting = new Set<Request>();
      const isOver = (request: Request) => waiting.delete(request);
      page.on("request", (request) => waiting.add(request));
      page.on("requestfinished", isOver).on("requestfailed", isOver);
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await use(complaints);
      if (testInfo.status !== testInfo.expectedStatus) await describePage(page, waiting, testInfo);
      expect(complaints, "complaints in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

/** Adds to the report of a failed test what its page says, and which requests have no answer: a refusal looks like one that hangs. */
async function describePage(page: Page, waiting: ReadonlySet<Request>, testInfo: TestInfo): Promise<void> {
  if (page.isClosed()) return;
  const said = await page
    .locator("[role=status], [role=alert], [aria-busy=true], [aria-invalid=true] + *")
    .allInnerTexts();
  const texts = said.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text !== "");
  const body = [
    `${page.url()} says: ${texts.join(" | ")}`,
    `without an answer: ${[...waiting].map((request) => request.url()).join(" ")}`,
  ].join("\n");
  await testInfo.attach("page", { body, contentType: "text/plain" });
}

/** Opens a page of the shop in a context of one's own, and waits until it answers. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/**
 * Expects no accessibility violations after all animations, because fading elements have less contrast.
 * @param part selector of what is looked at, such as a dialog before which the rest is hidden; without it the page
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Expects that nothing is wider than the screen of a phone of 390 pixels, and that there are no violations. */
export async function expectGoodPhoneScreen(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
}

export { expect };
