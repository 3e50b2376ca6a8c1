import type { Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { expectWithinSecond } from "./fresh-pages";
import { OwnShop } from "./own-shop";
import { expect, test } from "./shop";
import { BUYER, ShopperApi } from "./shopper-api";
import { addPicture, importPrices, openProduct, pressSave, saveProduct, uploadPicture } from "./staff-acts";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

/** The day after today, in any time zone of Europe. */
const tomorrow = () => new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Shoppers read the price on the product's page within a second. */
const expectShown = (page: Page, url: string, price: string) =>
  expectWithinSecond(page.request, `${url}/products/roman-blinds`, (html) => html.includes(price));

/** Asks for a quote with the code of a roman blind, as a shopper does. */
async function requestQuote(shopper: ShopperApi): Promise<void> {
  type Product = { id: string; materials: { name: string }[]; colors: { name: string }[] };
  const { product } = await shopper.ask<{ product: Product }>(
    '{ product(slug: "roman-blinds") { id materials { name } colors { name } } }',
  );
  const configuration = { productId: product.id, width: 36, height: 48, customizations: [] };
  const chosen = { material: product.materials[0]?.name, color: product.colors[0]?.name };
  type Coded = { configurationCodes: { code: string }[] };
  const { configurationCodes } = await shopper.send<Coded>(
    "createConfigurationCodes",
    { configurations: [{ ...configuration, ...chosen }] },
    "configurationCodes { code }",
  );
  const person = { name: "Jo Whitfield", email: BUYER.email, phone: "020 7946 0123", postcode: "BS6 7QX" };
  const message = `Could you fit ${configurationCodes[0]?.code} in March?`;
  await shopper.send("requestQuote", { ...person, message });
}

const TO_COME = "A grey blind that is to come";

/** Makes a new product, changes it and its pictures by a draft, and puts it on sale: shoppers see it from then on. */
async function sellNewProduct(page: Page, url: string): Promise<void> {
  const address = `${url}/products/quokka-blinds`;
  await openProduct(page, "Roman Blinds");
  await page.getByRole("button", { name: "Make a new product like it" }).click();
  const dialog = page.getByRole("dialog", { name: "A new product like Roman Blinds" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Quokka Blinds");
  await dialog.getByRole("textbox", { name: "Its part of the address" }).fill("quokka-blinds");
  await expectScreenAccessible(page);
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(page.getByText("Only staff see it: it has not been sold yet.")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);

  await page.getByRole("spinbutton", { name: "Days to delivery" }).fill("33");
  await addPicture(page, TO_COME);
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("row", { name: /Days to delivery \d+ 33/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Pictures/ }).getByRole("img", { name: TO_COME })).toBeVisible();
  await expectPreviewed(page);
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Publish the draft now" }).click();
  await expect(page.getByRole("table", { name: "What the draft changes" })).toBeHidden();
  await page.getByRole("button", { name: "Put on sale now" }).click();
  await expect(page.getByText("Shoppers see it and buy it.")).toBeVisible();
  await expectWithinSecond(page.request, address, (html) => html.includes("Quokka Blinds") && html.includes(TO_COME));
}

/** The page with the draft loads files of pictures that only staff may see. */
async function expectPreviewed(page: Page): Promise<void> {
  const address = await page.getByRole("link", { name: "See the page with the draft" }).getAttribute("href");
  const preview = await page.context().newPage();
  const file = preview.waitForResponse((response) => response.url().includes("/admin/pictures/upload-"));
  await preview.goto(new URL(address ?? "", page.url()).href, { waitUntil: "commit" });
  expect((await file).status()).toBe(200);
  await preview.close();
}

test("two members change a product, a picture is uploaded, a price list is imported and taken back, and a new product goes on sale", async ({
  page,
  context,
  request,
  complaints,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  const url = await shop.open();
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");

  await page.getByRole("menuitem", { name: "Products" }).click();
  await expect(page.getByRole("cell", { name: "Roller Blinds", exact: true })).toBeVisible();
  await expectScreenAccessible(page);
  await openProduct(page, "Roman Blinds");
  await expectScreenAccessible(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("spinbutton", { name: "Days to delivery" }).fill("30");
  await saveProduct(other);
  await other.close();

  await page.getByRole("spinbutton", { name: /^Price \(£\)/ }).fill("97");
  await pressSave(page);
  const dialog = page.getByRole("dialog", { name: "Somebody changed this" });
  await expect(dialog.getByRole("row", { name: /Days to delivery 30/ })).toBeVisible();
  await expectScreenAccessible(page);
  await dialog.getByRole("button", { name: "Save my changes over it" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("spinbutton", { name: "Days to delivery" })).toHaveValue("30");
  await expectShown(page, url, "£97");

  const empty = { name: "empty.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) };
  await page.getByLabel("Picture files").setInputFiles(empty);
  await expect(page.getByText("empty.jpg: This file is empty. Please choose another one.")).toBeVisible();
  await uploadPicture(page, "A grey blind at an office window");
  const shown = ["Picture 1: A grey blind at an office window", "object-position:0% 50%"];
  await expectWithinSecond(page.request, `${url}/products/roman-blinds`, (html) =>
    shown.every((part) => html.includes(part)),
  );

  await requestQuote(new ShopperApi(request, url));
  await page.getByRole("menuitem", { name: "Price lists" }).click();
  await page.getByRole("link", { name: "Import a price list" }).click();
  await page.getByRole("textbox", { name: "Price list" }).fill("Slug,Price (GBP)\nroman-blinds,103\nno-such,5");
  await page.getByRole("button", { name: "Dry run" }).click();
  const quotes = page.getByRole("table", { name: "Open quote requests" });
  await expect(quotes.getByRole("row", { name: /Roman Blinds .+: £.+, £.+, £/ })).toBeVisible();
  await expect(page.getByText("Line 3: no-such: The shop has no product with this slug")).toBeVisible();
  await expectScreenAccessible(page);
  await importPrices(page, "Spring prices", "Slug,Price (GBP)\nroman-blinds,103");
  await expect(page.getByRole("row", { name: /Roman Blinds Price £97\.00 £103\.00/ })).toBeVisible();
  await expectShown(page, url, "£103");
  await expectScreenAccessible(page);

  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(/^Taken back/)).toBeVisible();
  await expectShown(page, url, "£97");
  await page.getByRole("menuitem", { name: "Price lists" }).click();
  await expect(page.getByRole("cell", { name: "Spring prices" })).toBeVisible();
  await expectScreenAccessible(page);

  await page.getByRole("link", { name: "Import a price list" }).click();
  await page.getByRole("textbox", { name: "Price list" }).fill("Slug,Price (GBP)\nroman-blinds,109");
  await page.getByRole("button", { name: "Dry run" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Summer prices");
  await page.getByLabel("Starts on").fill(tomorrow());
  await page.getByRole("button", { name: "Import these prices" }).click();
  await expect(page.getByText(/^Starts when .* begins in London\./)).toBeVisible();
  await expectShown(page, url, "£97");
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Cancel before it starts" }).click();
  await page.getByRole("button", { name: "Cancel the price list" }).click();
  await expect(page.getByText(/^Cancelled/)).toBeVisible();

  await sellNewProduct(page, url);
  forgetSignInAnswers(complaints);
});
