import type { Locator, Page, Request } from "@playwright/test";
import { expect, test, type Shopper } from "./shop";

type Arrangement = (page: Page, shopper: Shopper) => Promise<unknown>;

const open =
  (path: string): Arrangement =>
  (page) =>
    page.goto(path);
const withCart =
  (path: string): Arrangement =>
  async (page, shopper) => {
    await shopper.add("roller-blinds");
    await page.goto(path);
  };
const ordered: Arrangement = async (page, shopper) => {
  await withCart("/checkout")(page, shopper);
  await shopper.fillCheckout();
  await shopper.agree();
  await shopper.placeOrder();
  await expect(page).toHaveURL(/\/order-confirmation$/);
};
const withHeart: Arrangement = async (page) => {
  await page.goto("/products/roller-blinds");
  await page.getByRole("button", { name: /^Save Roller Blinds/ }).click();
  await expect(page.getByRole("button", { name: /^Remove Roller Blinds/ })).toBeVisible();
  await page.goto("/wishlist");
};

/** One page of each kind with everything on it. The buttons of header and footer are pressed on the first. */
const KINDS: { page: string; arrange: Arrangement; within: "body" | "main" }[] = [
  { page: "home", arrange: open("/"), within: "body" },
  { page: "category", arrange: open("/category/blinds?feature=blackout"), within: "main" },
  { page: "product", arrange: open("/products/wooden-blinds"), within: "main" },
  { page: "search", arrange: open("/search?q=roman"), within: "main" },
  { page: "cart", arrange: withCart("/cart"), within: "main" },
  { page: "checkout", arrange: withCart("/checkout"), within: "main" },
  { page: "confirmation", arrange: ordered, within: "main" },
  { page: "track-order", arrange: open("/track-order"), within: "main" },
  { page: "wishlist", arrange: withHeart, within: "main" },
  { page: "samples", arrange: open("/samples"), within: "main" },
  { page: "contact", arrange: open("/contact"), within: "main" },
  { page: "reviews", arrange: open("/reviews"), within: "main" },
  { page: "installation guide", arrange: open("/installation-guide"), within: "main" },
  { page: "login", arrange: open("/login"), within: "main" },
  { page: "register", arrange: open("/register"), within: "main" },
  { page: "newsletter", arrange: open("/newsletter/confirm?token=none"), within: "main" },
];

for (const { page: kind, arrange, within } of KINDS)
  test(`every button of the ${kind} page has an effect`, async ({ page, shopper, complaints }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => (window.print = () => document.body.setAttribute("data-printed", "")));
    // Selected options have no effect.
    const buttons = page
      .locator(within)
      .getByRole("button", { disabled: false })
      .and(page.locator(":not([aria-current=true], [aria-disabled=true])"));
    const arriveAnew = async () => {
      await page.goto("about:blank");
      await arrange(page, shopper);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(buttons.first()).toBeVisible();
    };

    const answered = answersOf(page);
    const pressed = new Set<string>();
    const idle: string[] = [];
    await arriveAnew();
    const names = await namesOf(buttons);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      if (pressed.has(name)) continue;
      pressed.add(name);
      await expect(async () => {
        // A press may have replaced the button.
        if ((await namesOf(buttons)).join() !== names.join()) await arriveAnew();
        await buttons.nth((await namesOf(buttons)).indexOf(name)).focus({ timeout: 2000 });
      }).toPass();
      if (!(await hasEffect(page))) idle.push(name);
      await answered();
      await expect(async () => {
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 500 });
      }).toPass();
    }
    expect(idle, `buttons without effect, of ${pressed.size}`).toEqual([]);
    complaints.length = 0; // requests that a reload aborts
  });

/** Names of the buttons; those that do the same for different products count once. */
function namesOf(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) =>
    all.map((button) =>
      (button.getAttribute("aria-label") ?? button.textContent).replace(/ .* (to|from) wishlist$/, " … wishlist"),
    ),
  );
}

/** Waits for pending requests and their effect: a dialog may open with a response or its code, long after the press. */
function answersOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => ["fetch", "script"].includes(request.resourceType()) && open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  page.on("framenavigated", () => open.clear());
  return async () => {
    await expect.poll(() => open.size).toBe(0);
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  };
}

/** Whether a press of the focused element, by the keyboard, which itself moves nothing, changes the page, its URL, the focus or the scroll position, or sends a request. */
async function hasEffect(page: Page): Promise<boolean> {
  const before = page.url();
  let isAsking = false;
  const onRequest = () => (isAsking = true);
  page.on("request", onRequest);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            document.documentElement.removeAttribute("data-effect");
            const focus = document.activeElement;
            const note = () => document.documentElement.setAttribute("data-effect", "");
            const observer = new MutationObserver((changes) => {
              if (changes.some(({ attributeName }) => attributeName !== "data-effect")) note();
            });
            observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
            addEventListener("scroll", note, { capture: true, once: true });
            addEventListener("focusin", ({ target }) => target !== focus && note(), { once: true });
            resolve();
          }),
        ),
      ),
  );
  await page.keyboard.press("Enter");
  try {
    await expect
      .poll(async () => isAsking || page.url() !== before || (await page.locator("html[data-effect]").count()) > 0, {
        timeout: 4000,
      })
      .toBe(true);
    return true;
  } catch {
    return false;
  } finally {
    page.off("request", onRequest);
  }
}
