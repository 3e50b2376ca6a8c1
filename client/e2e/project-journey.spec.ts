import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { devices } from "@playwright/test";
import { OwnShop, untilShown } from "./own-shop";
import {
  agreeElsewhere,
  bookVisit,
  chooseForOthers,
  compareAndCopy,
  Connection,
  forgetDeadConnection,
  keepPrice,
  keepTwoOptions,
  measureOnPhone,
  measureOthers,
  takeQuoteToCheckout,
} from "./project-journey";
import { expect, test } from "./shop";
import { ShopperApi } from "./shopper-api";

const shop = new OwnShop();
let url: string;

test.use({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 } });
// One shop for both journeys, one after the other.
test.describe.configure({ mode: "default" });
test.beforeAll(async ({ request }) => {
  test.setTimeout(240_000);
  url = await shop.open();
  await untilShown(request, `${url}/windows`);
});
test.afterAll(() => shop.remove());

/** A price for both chosen products, as staff import it at the server's terminal while the shop runs. */
function importPrices(pounds: number): void {
  const list = path.join(shop.folder, "prices.csv");
  writeFileSync(list, `Slug,Price (GBP)\nroller-blinds,${pounds}\nvenetian-blinds,${pounds}\n`);
  execFileSync("node", ["server/dist/commands/shop.js", "prices", "import", `All at £${pounds}`, list], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    env: { ...process.env, DATA_DIR: shop.folder, DATABASE_URL: "", DATABASE_DIRECT_URL: "" },
  });
}

/** The price of the chosen product as the shop says it to whoever asks. */
async function priceToday(api: ShopperApi): Promise<number> {
  const query = '{ product(slug: "venetian-blinds") { basePricePence } }';
  return (await api.ask<{ product: { basePricePence: number } }>(query)).product.basePricePence;
}

for (const { title, isInterrupted, email, pounds } of [
  { title: "", isInterrupted: false, email: "jo@larch.example", pounds: 72 },
  { title: ", while the connection dies", isInterrupted: true, email: "sam@larch.example", pounds: 94 },
] as const)
  test(`a household's six windows are measured, compared, quoted, agreed to, visited and ordered at the held price${title}`, async ({
    page,
    browser,
    context,
    shopper,
    complaints,
  }) => {
    test.setTimeout(300_000);
    const connection = isInterrupted ? new Connection(context) : undefined;
    const api = new ShopperApi(context.request, url);
    const key = await measureOnPhone(page, url, connection);
    const others = await measureOthers(api, key);
    await keepTwoOptions(page);
    await compareAndCopy(page);
    await chooseForOthers(api, others);
    const { number, total } = await keepPrice(page, connection);

    const home = await browser.newContext();
    const other = await home.newPage();
    other.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    await agreeElsewhere(page, other, total);
    await home.close();

    importPrices(pounds);
    await expect.poll(() => priceToday(api)).toBe(pounds * 100);
    await bookVisit(page, url, email);
    await takeQuoteToCheckout(page, url, number, total);
    await shopper.fillCheckout();
    await shopper.agree();
    await shopper.placeOrder();
    await expect(page.getByRole("heading", { level: 1, name: "Thank You for Your Order!" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Total", exact: true })).toHaveText(total, { useInnerText: true });
    if (isInterrupted) forgetDeadConnection(complaints);
  });
