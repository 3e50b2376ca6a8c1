import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { OwnShop, untilShown } from "./own-shop";
import { expect, expectAccessible, test, visit } from "./shop";
import { ShopperApi } from "./shopper-api";
import { openFromMenu, part } from "./staff-acts";

const shop = new OwnShop();
let url: string;

test.beforeAll(async ({ request }) => {
  test.setTimeout(240_000);
  url = await shop.open();
  await untilShown(request, `${url}/windows`);
});
test.afterAll(() => shop.remove());

/** Of the two who ask, each by one form, so that no list is mistaken for the one before. */
const [JO, MO] = ["Jo Whitfield", "Mo Whitfield"];
const ADDRESS = { email: "jo@larch.example", postcode: "BS6 7QX" };
const CLOTH = "Thermal Fabric";

/** A kitchen with a window for which a roller blind is chosen; answers the fabric. */
async function aHome(shopper: ShopperApi) {
  const room = { key: randomUUID(), name: "Kitchen" };
  const window = { key: randomUUID(), name: "left", roomKey: room.key, kind: "CASEMENT", widthTop: 40, dropLeft: 50 };
  await shopper.send("saveProject", { rooms: [room], windows: [window] });
  type Found = { product: { id: string; colors: { name: string }[] } };
  const { product } = await shopper.ask<Found>('{ product(slug: "roller-blinds") { id colors { name } } }');
  const fabric = { productId: product.id, material: CLOTH, color: product.colors[0]?.name };
  const kept = { windowKey: window.key, width: 40, height: 50, ...fabric };
  type Kept = { window: { optionsVersion: number; options: { id: string }[] } };
  const selection = "window { optionsVersion options { id } }";
  const { window: made } = await shopper.send<Kept>("keepWindowOption", kept, selection);
  const choice = { windowKey: window.key, optionId: made.options[0]?.id, expectedVersion: made.optionsVersion };
  await shopper.send("chooseWindowOption", choice);
  return fabric;
}

/** Staff mark the samples of the newest request as sent. */
async function sendSamples(page: Page): Promise<void> {
  await openFromMenu(page, "Enquiries", JO);
  await page.getByRole("button", { name: "Mark as sent today" }).click();
  await expect(part(page, /^Samples, /).getByText(/, sent /)).toBeVisible();
}

/** Staff look at the windows that came with a quote request, and answer it with a quote. */
async function answerWithQuote(page: Page): Promise<void> {
  await openFromMenu(page, "Enquiries", MO);
  const left = part(page, "Their windows, as they were sent").getByRole("region", { name: "Kitchen, left" });
  await expect(left).toContainText("Width: top 1016 mm");
  await page.getByRole("checkbox", { name: /^Send a quote with the answer: £/ }).check();
  await page.getByRole("textbox", { name: /^Answer/ }).fill("It fits your kitchen.");
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(part(page, /^Quote, /).getByText("It fits your kitchen.")).toBeVisible();
}

test("a household asks for samples and a quote of its project, and finds the answers there", async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const household = await context.newPage();
  const shopper = new ShopperApi(context.request, url);
  const fabric = await aHome(shopper);
  await page.setViewportSize({ width: 1280, height: 900 });
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");

  await visit(household, `${url}/windows/project`);
  const samples = household.getByRole("list", { name: "Fabrics of your options" });
  await expect(samples).toContainText("For Kitchen, left. No sample asked for yet.");
  await expectAccessible(household);
  await household.getByRole("link", { name: "Order samples" }).click();
  await expect(household.getByRole("complementary", { name: "Your samples" })).toContainText("1 of 6 chosen");
  await shopper.send("requestSamples", {
    name: JO,
    ...ADDRESS,
    address: "14 Larch Terrace",
    city: "Bristol",
    samples: [fabric],
  });
  await sendSamples(page);
  await visit(household, `${url}/windows/project`);
  await expect(samples).toContainText("Sample sent on");

  await household.getByRole("link", { name: "Get a free quote" }).click();
  const attached = household.getByRole("checkbox", { name: /^Send My windows with it: 1 window with its sizes/ });
  await expect(attached).toBeChecked();
  await expectAccessible(household);
  await shopper.send("requestQuote", { name: MO, ...ADDRESS, phone: "020 7946 0123", attachesProject: true });
  await answerWithQuote(page);

  await visit(household, `${url}/windows/project`);
  await expect(household.getByRole("list", { name: "Sent to us" })).toContainText("It fits your kitchen.");
  await expectAccessible(household);
  await household.getByRole("link", { name: /^See quote MBQ/ }).click();
  await expect(household.getByRole("heading", { level: 1, name: /MBQ/ })).toBeVisible();
  await context.close();
  forgetSignInAnswers(complaints);
});
