import type { Browser, Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { expectWithinSecond } from "./fresh-pages";
import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, Shopper, test, visit } from "./shop";
import { BUYER, ShopperApi } from "./shopper-api";
import {
  answerQuote,
  endSummerOffer,
  importPrices,
  moveAllOrders,
  openProduct,
  pressSave,
  publishReview,
  saveProduct,
  uploadPicture,
} from "./staff-acts";

const shop = new OwnShop();
let url: string;

test.beforeAll(async () => {
  url = await shop.open();
});
test.afterAll(() => shop.remove());

const NAME = "Jo Whitfield";
const COMMENT = "It fits to the millimetre, and the chain is quiet.";
const SEEN = "A grey blind at an office window";

/** Who ordered yesterday. As few orders as this may be placed with one e-mail address in an hour. */
const YESTERDAY = "lee@elm.example";

/** Ten orders, a quote and a review, which wait for staff in the morning; returns a number of the orders. */
async function leaveWork(shopper: ShopperApi): Promise<string> {
  let number = "";
  for (let count = 0; count < 10; count += 1) number = await shopper.orderBlinds(1, YESTERDAY);
  const person = { name: NAME, email: BUYER.email, phone: "020 7946 0123", postcode: "BS6 7QX" };
  await shopper.send("requestQuote", { ...person, message: "Two bays." });
  const { product } = await shopper.ask<{ product: { id: string } }>('{ product(slug: "roller-blinds") { id } }');
  const review = { name: NAME, location: "Bristol", rating: 4, comment: COMMENT };
  await shopper.send("writeReview", { productId: product.id, ...review });
  return number;
}

/** A shopper in a browser of their own, and what the shop's API says of their cart. */
class Buyer {
  private constructor(
    readonly page: Page,
    readonly api: ShopperApi,
  ) {}

  static async arrive(browser: Browser): Promise<Buyer> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    return new Buyer(await context.newPage(), new ShopperApi(context.request, url));
  }

  /** Puts a roman blind with the advertised code into the cart, and fills in the checkout. */
  async prepareOrder(): Promise<void> {
    const shopper = new Shopper(this.page);
    await visit(this.page, `${url}/products/roman-blinds`);
    await shopper.size({ width: "1200", drop: "1400" });
    await shopper.addToCart();
    await shopper.cartPanel().getByRole("button", { name: "Enter a promotion code" }).click();
    await this.page.keyboard.type("summer25");
    await this.page.keyboard.press("Enter");
    await expect(
      shopper
        .cartPanel()
        .getByText(/^SUMMER25/)
        .first(),
    ).toBeVisible();
    await shopper.cartPanel().getByRole("link", { name: "Checkout" }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect(this.page.getByRole("group", { name: "Discount (SUMMER25)" })).toBeVisible();
    await shopper.fillCheckout();
    await shopper.agree();
  }

  /** Expects that the checkout shows the total of the cart by the API; returns it. */
  async expectTotal(): Promise<string> {
    const { cart } = await this.api.ask<{ cart: { checkoutTotals: { totalPence: number } } }>(
      "{ cart { checkoutTotals { totalPence } } }",
    );
    const total = `£${(cart.checkoutTotals.totalPence / 100).toFixed(2)}`;
    await expect(this.page.getByRole("group", { name: "Total", exact: true })).toContainText(total);
    return total;
  }

  /** Tries to order at a total that counts no more: is told which one counts, and nothing is ordered. Returns the new one. */
  async orderInVain(shown: string): Promise<string> {
    await new Shopper(this.page).placeOrder();
    await expect(this.page.getByText(/^The total is now £/)).toBeVisible();
    const total = await this.expectTotal();
    expect(total).not.toBe(shown);
    await expect(this.page.getByText(`The total is now ${total}`)).toBeVisible();
    await expect(this.page.getByText(`You saw ${shown}, so nothing has been ordered yet.`)).toBeVisible();
    return total;
  }

  /** Orders at the total that is shown, which page, API and mail then say. */
  async order(total: string): Promise<void> {
    await new Shopper(this.page).placeOrder();
    await expect(this.page.getByRole("heading", { level: 1, name: "Thank You for Your Order!" })).toBeVisible();
    await expect(this.page.getByRole("group", { name: "Total", exact: true })).toContainText(total);
    type Placed = { order: { number: string; totals: { totalPence: number } } };
    const { order } = await this.api.ask<Placed>("{ order { number totals { totalPence } } }");
    expect(`£${(order.totals.totalPence / 100).toFixed(2)}`).toBe(total);
    const mail = () => mailTo(BUYER.email, `Your order ${order.number}`, shop.folder);
    await expect.poll(mail).toMatch(new RegExp(`^Total: ${total}\r?$`, "m"));
  }
}

/** Two members change the product that is open: the second is told, sees both, and decides. */
async function changeProductAtOnce(first: Page, second: Page): Promise<void> {
  await second.getByRole("spinbutton", { name: "Days to delivery" }).fill("30");
  await saveProduct(second);
  await first.getByRole("spinbutton", { name: "Days to delivery" }).fill("20");
  await pressSave(first);
  const dialog = first.getByRole("dialog", { name: "Somebody changed this" });
  await expect(dialog.getByRole("row", { name: /Days to delivery 30.* 20/ })).toBeVisible();
  await expectScreenAccessible(first);
  await dialog.getByRole("button", { name: "Leave it as it is now" }).click();
  await expect(first.getByRole("spinbutton", { name: "Days to delivery" })).toHaveValue("30");
}

test("a day of staff while a shopper buys: each change shows within a second, and no total is wrong", async ({
  page,
  request,
  browser,
  complaints,
}) => {
  test.setTimeout(300_000);
  const number = await leaveWork(new ShopperApi(request, url));
  const buyer = await Buyer.arrive(browser);
  const colleague = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const kim = new Desk(await colleague.newPage(), url, "kim@shop.example");
  await kim.join(inviteOwner(shop, kim.email), "Kim Ashby");
  await page.setViewportSize({ width: 768, height: 1024 });
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");
  await page.getByRole("button", { name: "Sam Rowe" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await desk.signIn();

  await buyer.prepareOrder();
  const first = await buyer.expectTotal();

  await page.getByRole("link", { name: "Processing: 10" }).click();
  await expect(page.getByRole("cell", { name: "Processing" })).toHaveCount(10);
  await moveAllOrders(page, 10, "Manufacturing");
  const { order } = await buyer.api.ask<{ order: { status: string } }>(
    `{ order(number: "${number}", email: "${YESTERDAY}") { status } }`,
  );
  expect(order.status).toBe("MANUFACTURING");

  await answerQuote(page, NAME, "£345");
  await expect.poll(() => mailTo(BUYER.email, "Our answer to your", shop.folder)).toContain("£345.");

  const reviewed = `${url}/products/roller-blinds`;
  expect(await (await request.get(reviewed)).text()).not.toContain(COMMENT);
  await publishReview(page, "Roller Blinds");
  await expectWithinSecond(request, reviewed, (html) => html.includes(COMMENT));

  const chosen = `${url}/products/roman-blinds`;
  await page.getByRole("menuitem", { name: "Price lists" }).click();
  await page.getByRole("link", { name: "Import a price list" }).click();
  await importPrices(page, "Spring prices", "Slug,Price (GBP)\nroman-blinds,103");
  await expectWithinSecond(request, chosen, (html) => html.includes("£103"));
  const second = await buyer.orderInVain(first);

  await openProduct(page, "Roman Blinds");
  await uploadPicture(page, SEEN);
  await expectWithinSecond(request, chosen, (html) => html.includes(`Picture 1: ${SEEN}`));

  await endSummerOffer(page);
  await expectWithinSecond(request, url, (html) => !html.includes("SUMMER25"));
  const third = await buyer.orderInVain(second);
  await expect(buyer.page.getByText(/^SUMMER25 ended on .* and does not count any more\.$/)).toBeVisible();
  await expect(buyer.page.getByRole("group", { name: /^Discount/ })).toHaveCount(0);
  await buyer.order(third);

  await openProduct(kim.page, "Roman Blinds");
  await openProduct(page, "Roman Blinds");
  await changeProductAtOnce(page, kim.page);

  await buyer.page.context().close();
  await colleague.close();
  forgetSignInAnswers(complaints);
});
