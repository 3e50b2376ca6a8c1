import type { Page } from "@playwright/test";
import { expect, test } from "./shop";

const SEARCHES = 'main a[href^="/category/blinds?search="]';
const ROOMS = 'nav[aria-label="Rooms"] a';
const MATERIALS = 'main a[href^="/category/blinds?material="]';
const CARD_NAMES = "main article h3";

const nameOf = (address: string) => new URL(address, "http://shop.example").searchParams.get("search") ?? "";

/** Links and texts of `selector` in the HTML of the server, without executing it. */
async function read(page: Page, address: string, selector: string): Promise<{ href: string; text: string }[]> {
  const answer = await page.request.get(address);
  expect(answer.status(), address).toBe(200);
  return page.evaluate(
    ([html, wanted]) =>
      [...new DOMParser().parseFromString(html, "text/html").querySelectorAll(wanted)].map((element) => ({
        href: element.getAttribute("href") ?? "",
        text: element.textContent,
      })),
    [await answer.text(), selector] as const,
  );
}

const hrefsOf = async (page: Page, address: string, selector: string) =>
  (await read(page, address, selector)).map(({ href }) => href);

test("every product named on rooms and designs is the first search result", async ({ page }) => {
  test.setTimeout(180_000);
  const rooms = await hrefsOf(page, "/by-rooms", ROOMS);
  expect(rooms).toHaveLength(8);
  const searches = new Set<string>();
  for (const address of [...rooms, "/inspiration"]) {
    const named = await hrefsOf(page, address, SEARCHES);
    expect(named.length, `products at ${address}`).toBeGreaterThan(2);
    for (const href of named) searches.add(href);
  }

  for (const address of searches) {
    const [first] = await read(page, address, CARD_NAMES);
    expect(first?.text, address).toBe(nameOf(address));
  }
});

test("a nursery is offered nothing with cords or chains", async ({ page }) => {
  const names = (await read(page, "/by-rooms?room=nursery", SEARCHES)).map(({ text }) => text);
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const cordless = `/category/blinds?${new URLSearchParams({ search: name, feature: "child-safe" })}`;
    const [first] = await read(page, cordless, CARD_NAMES);
    expect(first?.text).toBe(name);
  }
});

test("there are blinds in every material", async ({ page }) => {
  const materials = await hrefsOf(page, "/materials", MATERIALS);
  expect(materials).toHaveLength(8);
  for (const address of materials) expect((await read(page, address, CARD_NAMES)).length, address).toBeGreaterThan(0);
});

for (const [address, link, section] of [
  ["/about", "Get a FREE Quote", "quote-section"],
  ["/faq", "Get a FREE Quote", "quote-section"],
  ["/faq", "quiz", "quiz-section"],
  ["/terms", /quote/i, "quote-section"],
] as const)
  test(`a link of ${address} to #${section} ends there`, async ({ page }) => {
    const cart = page.waitForResponse("**/graphql"); // once the page is hydrated, links no longer load a document
    await page.goto(address);
    await cart;
    await page
      .getByRole("main")
      .locator(`a[href="/#${section}"]`, { hasText: link })
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await expect(page.locator(`#${section}`)).toBeInViewport();
    await expect(page.locator(`#${section}`).getByRole("heading").first()).toBeInViewport();
  });
