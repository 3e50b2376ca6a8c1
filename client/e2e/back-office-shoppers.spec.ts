import type { APIRequestContext, Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { expectWithinSecond } from "./fresh-pages";
import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, expectAccessible, Shopper, test } from "./shop";

const shop = new OwnShop();
let url: string;

test.beforeAll(async () => {
  url = await shop.open();
});
test.afterAll(() => shop.remove());

const COMMENT = "It fits to the millimetre, and the chain is quiet.";

/** What the shop's API answers a shopper. */
async function ask<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const response = await request.post(`${url}/graphql`, { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

async function requestQuote(request: APIRequestContext): Promise<void> {
  const input = { name: "Jo Whitfield", email: "jo@larch.example", phone: "020 7946 0123", postcode: "BS6 7QX" };
  const mutation = "mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { errors { message } } }";
  expect(await ask(request, mutation, { input: { ...input, message: "Two bays." } })).toEqual({
    requestQuote: { errors: [] },
  });
}

async function writeReview(request: APIRequestContext): Promise<void> {
  const { product } = await ask<{ product: { id: string } }>(request, '{ product(slug: "roller-blinds") { id } }');
  const input = { productId: product.id, name: "Jo Whitfield", location: "Bristol", rating: 4, comment: COMMENT };
  const mutation = "mutation ($input: WriteReviewInput!) { writeReview(input: $input) { errors { message } } }";
  expect(await ask(request, mutation, { input })).toEqual({ writeReview: { errors: [] } });
}

/** Opens a page of the shop and waits until it answers. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(url + path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Puts two roller blinds with the advertised code into the cart. */
async function fillCart(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await visit(page, "/products/roller-blinds");
  await shopper.size({ width: "1200", drop: "1400" });
  await shopper.addToCart();
  await shopper.cartPanel().getByRole("button", { name: "Enter a promotion code" }).click();
  await page.keyboard.type("summer25");
  await page.keyboard.press("Enter");
  await expect(
    shopper
      .cartPanel()
      .getByText(/^SUMMER25/)
      .first(),
  ).toBeVisible();
  await visit(page, "/cart");
  await expect(page.getByRole("group", { name: "Discount (SUMMER25)" })).toBeVisible();
}

const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

async function openFromMenu(page: Page, menu: string, link: string): Promise<void> {
  await page.getByRole("menuitem", { name: menu }).click();
  await expect(page.getByRole("link", { name: link }).first()).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole("link", { name: link }).first().click();
}

async function answerQuote(page: Page): Promise<void> {
  await openFromMenu(page, "Enquiries", "Jo Whitfield");
  await expect(part(page, /^Quote/)).toContainText("Two bays.");
  await page.getByRole("combobox", { name: "Begin with a template" }).click();
  await page.getByRole("option", { name: "Quote" }).click();
  const answer = page.getByRole("textbox", { name: "Answer" });
  await expect(answer).toHaveValue(/^Dear Jo Whitfield,/);
  await answer.fill((await answer.inputValue()).replace("Here is our quote:", "Here is our quote: £345."));
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(part(page, /^Quote/)).toContainText("Sam Rowe answered");
  await expectScreenAccessible(page);
  await expect.poll(() => mailTo("jo@larch.example", "Our answer to your", shop.folder)).toContain("£345.");
}

async function publishReview(page: Page): Promise<void> {
  await openFromMenu(page, "Reviews", "Roller Blinds");
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
}

/** Creates a promotion with unique codes, makes three of them, and returns one. */
async function makeCodes(page: Page): Promise<string> {
  await page.getByRole("menuitem", { name: "Promotions" }).click();
  await page.getByRole("link", { name: "New promotion" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Press offer");
  await page.getByRole("combobox", { name: "Unique codes" }).click();
  await page.getByRole("option", { name: /^Yes/ }).click();
  await page.getByRole("spinbutton", { name: "Percent off" }).fill("30");
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("spinbutton", { name: "How many" }).fill("3");
  await page.getByRole("button", { name: "Make codes" }).click();
  const rows = part(page, "Unique codes").getByRole("row");
  await expect(rows).toHaveCount(4);
  await expectScreenAccessible(page);
  return (await rows.nth(1).getByRole("cell").first().textContent()) ?? "";
}

/** What a code takes off the cart of a shopper who enters it, in percent. */
async function percentOf(request: APIRequestContext, code: string): Promise<number | undefined> {
  type Applied = { applyPromotionCode: { cart: { promotion: { percent: number } | null } } };
  const mutation =
    "mutation ($input: ApplyPromotionCodeInput!) { applyPromotionCode(input: $input) { cart { promotion { percent } } } }";
  return (await ask<Applied>(request, mutation, { input: { code } })).applyPromotionCode.cart.promotion?.percent;
}

async function endPromotion(page: Page): Promise<void> {
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

const NOTICE = "Our workshop rests from 24 December.";

/** Saves a banner as a draft, which shoppers do not see. */
async function draftBanner(page: Page): Promise<void> {
  await openFromMenu(page, "Content", "Banner");
  await page.getByRole("textbox", { name: "Sentence" }).fill(NOTICE);
  await page.getByRole("textbox", { name: "Leads to" }).fill("/contact");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("table", { name: "What shoppers would read" })).toContainText(NOTICE);
  await expectScreenAccessible(page);
}

async function publishBanner(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("dialog", { name: "Publish banner?" }).getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(/; in force$/)).toBeVisible();
}

async function takeBannerBack(page: Page): Promise<void> {
  const installed = page.getByRole("listitem", { name: "As installed" });
  await installed.getByRole("button", { name: "Take back to this version" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("listitem", { name: "Version 2" })).toContainText("in force");
}

test("staff answer a quote, publish a review, announce something and end a promotion, and a shopper sees each at once", async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const { request } = context;
  const shopper = await context.newPage();
  await page.setViewportSize({ width: 768, height: 1024 });
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");

  await requestQuote(request);
  await answerQuote(page);

  await writeReview(request);
  const product = `${url}/products/roller-blinds`;
  expect(await (await request.get(product)).text()).not.toContain(COMMENT);
  await publishReview(page);
  await expectWithinSecond(request, product, (html) => html.includes(COMMENT));

  await draftBanner(page);
  expect(await (await request.get(url)).text()).not.toContain(NOTICE);
  await publishBanner(page);
  await expectWithinSecond(request, url, (html) => html.includes(NOTICE));
  await visit(shopper, "/");
  await expect(shopper.getByRole("link", { name: NOTICE })).toHaveAttribute("href", "/contact");
  await takeBannerBack(page);
  await expectWithinSecond(request, url, (html) => !html.includes(NOTICE));

  await fillCart(shopper);
  await endPromotion(page);
  await expectWithinSecond(request, url, (html) => !html.includes("SUMMER25"));
  await shopper.reload();
  await expect(shopper.getByText(/^SUMMER25 ended on .* and does not count any more\.$/)).toBeVisible();
  await expect(shopper.getByRole("group", { name: /^Discount/ })).toHaveCount(0);
  await shopper.close();

  const code = await makeCodes(page);
  expect(await percentOf(request, `${code.slice(0, 5)}-${code.slice(5).toLowerCase()}`)).toBe(30);
  await context.close();
  forgetSignInAnswers(complaints);
});
