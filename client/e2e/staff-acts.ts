import path from "node:path";
import type { Page } from "@playwright/test";
import { expectScreenAccessible } from "./back-office-desk";
import { expect, expectAccessible } from "./shop";

const PHOTO = path.resolve(import.meta.dirname, "../public/images/alu_office-1200.webp");

/** A part of a page of the back office. */
export const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

/** Opens what a list of the back office calls `link`. */
export async function openFromMenu(page: Page, menu: string, link: string): Promise<void> {
  await page.getByRole("menuitem", { name: menu }).click();
  await expect(page.getByRole("link", { name: link }).first()).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole("link", { name: link }).first().click();
}

/** Moves all orders of the list that is open to the status that comes first. */
export async function moveAllOrders(page: Page, count: number, status: string): Promise<void> {
  await page.getByRole("checkbox", { name: "Choose all of this page" }).check();
  await page.getByRole("button", { name: "Move to …" }).click();
  const dialog = page.getByRole("dialog", { name: `Move ${count} orders` });
  await expectScreenAccessible(page);
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(`${count} orders were moved.`);
  await expect(dialog.getByRole("listitem").filter({ hasText: `${status} now.` })).toHaveCount(count);
  await dialog.getByRole("button", { name: "Close" }).click();
}

/** Opens a product from the list. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole("menuitem", { name: "Products" }).click();
  await expect(page.getByRole("cell").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Name or slug" }).fill(name);
  // The list is filtered after a pause, and comes back to the screen then: only its heading lacks the name.
  await expect(page.getByRole("row").filter({ hasNotText: name })).toHaveCount(1);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("spinbutton", { name: /^Price \(£\)/ })).toHaveValue(/\d/);
}

/** Saves the product that is open. */
export const pressSave = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** Saves the product that is open, which nobody else has changed. */
export async function saveProduct(page: Page): Promise<void> {
  await pressSave(page);
  await expect(page.getByText("The product is saved; shoppers see it.")).toBeVisible();
}

/** Uploads a picture to the open product and describes it. @returns how many pictures there are */
export async function addPicture(page: Page, words: string): Promise<number> {
  const pictures = page.getByRole("list", { name: "Pictures" });
  const count = (await pictures.getByRole("listitem").count()) + 1;
  await page.getByLabel("Picture files").setInputFiles(PHOTO);
  await expect(pictures.getByRole("listitem")).toHaveCount(count, { timeout: 60_000 });
  await page.getByRole("textbox", { name: `What is seen on Picture ${count}` }).fill(words);
  return count;
}

/** Uploads a picture to the open product, describes it, moves it to the front with the keyboard alone, and saves. */
export async function uploadPicture(page: Page, words: string): Promise<void> {
  const count = await addPicture(page, words);
  for (let place = count; place > 1; place -= 1)
    await page.getByRole("button", { name: `Move Picture ${place} forward` }).press("Enter");
  await page.getByRole("slider", { name: "Picture 1 in view, from the left" }).press("Home");
  await expectScreenAccessible(page);
  await saveProduct(page);
}

/** Looks at what a price list would change, and imports it; its page is open then. */
export async function importPrices(page: Page, name: string, csv: string): Promise<void> {
  await page.getByRole("textbox", { name: "Price list" }).fill(csv);
  await page.getByRole("button", { name: "Dry run" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Import these prices" }).click();
  await expect(page.getByRole("button", { name: "Take back" })).toBeVisible();
}

/** Answers the quote of a person by a template, with a price in it. */
export async function answerQuote(page: Page, person: string, price: string): Promise<void> {
  await openFromMenu(page, "Enquiries", person);
  await expect(part(page, /^Quote/)).toContainText("Two bays.");
  await page.getByRole("combobox", { name: "Begin with a template" }).click();
  await page.getByRole("option", { name: "Quote" }).click();
  const answer = page.getByRole("textbox", { name: "Answer" });
  await expect(answer).toHaveValue(new RegExp(`^Dear ${person},`));
  await answer.fill((await answer.inputValue()).replace("Here is our quote:", `Here is our quote: ${price}.`));
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(part(page, /^Quote/)).toContainText("Sam Rowe answered");
  await expectScreenAccessible(page);
}

/** Publishes the review of a product that waits. */
export async function publishReview(page: Page, product: string): Promise<void> {
  await openFromMenu(page, "Reviews", product);
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
}

/** Tests the advertised promotion against a cart, and ends it. */
export async function endSummerOffer(page: Page): Promise<void> {
  await openFromMenu(page, "Promotions", "Summer offer");
  await page.getByRole("combobox", { name: "Product" }).fill("roller");
  await page.getByRole("option", { name: "Roller Blinds", exact: true }).click();
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("status", { name: "Result" })).toContainText("Summer offer");
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "End now" }).click();
  const question = page.getByRole("dialog", { name: "End Summer offer now?" });
  await expect(question).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await question.getByRole("button", { name: "End now" }).click();
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
}
