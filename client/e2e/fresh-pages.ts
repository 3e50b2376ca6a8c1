import type { APIRequestContext } from "@playwright/test";
import { expect } from "./shop";

/**
 * Expects that each page that is requested a second after a change by staff, or later, shows it. How long the page takes to arrive does
 * not count: that depends on the machine that tests.
 * @param url of a page of the shop
 */
export async function expectWithinSecond(
  request: APIRequestContext,
  url: string,
  shows: (html: string) => boolean,
): Promise<void> {
  const deadline = Date.now() + 1000;
  let isLast: boolean;
  let html: string;
  do {
    isLast = Date.now() >= deadline;
    html = await (await request.get(url)).text();
  } while (!shows(html) && !isLast);
  expect(shows(html), `${url} shows the change when it is requested a second later`).toBe(true);
}
