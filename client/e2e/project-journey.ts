import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./shop";
import type { ShopperApi } from "./shopper-api";

/** The connection of a phone, which may be dead for a while. */
export class Connection {
  constructor(private readonly context: BrowserContext) {}

  dies(): Promise<void> {
    return this.context.setOffline(true);
  }

  returns(): Promise<void> {
    return this.context.setOffline(false);
  }
}

/** The browser and the shop's page log what failed for want of a connection. */
export function forgetDeadConnection(complaints: string[]): void {
  const others = complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|ShopUnreachable/.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}

const UNREACHABLE = "We can't reach the shop. Please check your connection and try again.";
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const follow = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true }).click();

/** Presses a button. Where the connection is dead first, that is said, and the button works once it is back. */
async function press(page: Page, name: string, connection?: Connection): Promise<void> {
  if (connection) {
    await connection.dies();
    await button(page, name).click();
    await expect(page.getByRole("alert").filter({ hasText: UNREACHABLE })).toBeVisible();
    await connection.returns();
  }
  await button(page, name).click();
}

/** Measures the left window of the kitchen, whose recess is 40 mm deep; returns its key. The connection may die between two figures. */
export async function measureOnPhone(page: Page, url: string, connection?: Connection): Promise<string> {
  await page.goto(`${url}/windows`);
  await expect(page.getByRole("heading", { name: "No windows yet" })).toBeVisible();
  await button(page, "Add a window").click();
  await page.getByRole("combobox", { name: "Room" }).fill("Kitchen");
  await page.getByRole("textbox", { name: /^Window/ }).fill("left");
  await page.getByRole("textbox", { name: "Top", exact: true }).fill("1200");
  await expect(page.getByText("All saved.")).toBeVisible();
  await connection?.dies();
  await page.getByRole("textbox", { name: "Left", exact: true }).fill("1400");
  await page.getByRole("textbox", { name: "Depth of the recess" }).fill("40");
  if (connection) await expect(page.getByText(/^No connection. All is kept in this browser/)).toBeVisible();
  await connection?.returns();
  await expect(page.getByText("All saved.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Casement, 1200 mm wide, 1400 mm drop" })).toBeVisible();
  return new URL(page.url()).searchParams.get("window") ?? "";
}

type SavedProject = {
  project: { rooms: { key: string; name: string }[]; windows: { key: string; dropLeft: number; depth: number }[] };
};

/** The other five windows in three rooms, as the phone would send them; returns the keys of those outside the kitchen. */
export async function measureOthers(api: ShopperApi, first: string): Promise<string[]> {
  const { project } = await api.ask<SavedProject>("{ project { rooms { key name } windows { key dropLeft depth } } }");
  expect(project.windows).toEqual([
    { key: first, dropLeft: expect.closeTo(1400 / 25.4, 2), depth: expect.closeTo(40 / 25.4, 2) },
  ]);
  const rooms = ["Bedroom", "Hall"].map((name) => ({ key: randomUUID(), name }));
  const [kitchen, bedroom, hall] = [project.rooms[0]?.key, rooms[0]?.key, rooms[1]?.key];
  const windowIn = (roomKey: string | undefined, name: string, widthTop: number) => ({
    ...{ key: randomUUID(), roomKey, name, kind: "CASEMENT", widthTop, dropLeft: 48 },
  });
  const elsewhere = [
    windowIn(bedroom, "street", 40),
    windowIn(bedroom, "garden", 42),
    windowIn(hall, "door", 24),
    windowIn(hall, "stairs", 30),
  ];
  const windows = [{ ...windowIn(kitchen, "right", 44), depth: 4 }, ...elsewhere];
  await api.send("saveProject", { rooms, windows }, "conflicts { key }");
  return elsewhere.map(({ key }) => key);
}

/** Sees that the first choice needs a deeper recess, and keeps two options that fit. */
export async function keepTwoOptions(page: Page): Promise<void> {
  await follow(page, "What fits");
  await expect(heading(page, "What fits Kitchen, left")).toBeVisible();
  const refused = region(page, "Does not fit").getByRole("listitem").filter({ hasText: "No-Drill Roller Blinds" });
  await expect(refused).toContainText("The recess is 40 mm deep, and inside it this product needs 50 mm.");
  for (const product of ["Roller Blinds, Exact size, outside the recess", "Venetian Blinds, Inside the recess"]) {
    await region(page, "Fits")
      .getByRole("link", { name: `Configure ${product}`, exact: true })
      .click();
    await expect(heading(page, product.replace(/,.*/, ""))).toBeVisible();
    await press(page, "Keep as an option for Kitchen, left");
    await expect(page.getByText(/^Kept as an option for Kitchen, left/)).toBeVisible();
    await page.goBack();
    await expect(heading(page, "What fits Kitchen, left")).toBeVisible();
  }
}

/** Chooses one of the two, and uses it in the sister window too. */
export async function compareAndCopy(page: Page): Promise<void> {
  await follow(page, "Measure left");
  await follow(page, "Compare options");
  const table = page.getByRole("region", { name: "Options for Kitchen, left" });
  await expect(table.getByRole("columnheader", { name: /Blinds/ })).toHaveCount(2);
  await table.getByRole("button", { name: "Choose Venetian Blinds" }).click();
  await expect(table.getByRole("button", { name: "Chosen Venetian Blinds" })).toBeVisible();
  const copies = page.getByRole("form", { name: "Use this in other windows" });
  await copies.getByRole("checkbox", { name: "Kitchen, right" }).check();
  await press(page, "Use in these windows");
  await expect(copies.getByRole("status")).toContainText(/Kitchen, right: chosen in .* for £/);
}

/** Chooses roller blinds for the windows of these keys. */
export async function chooseForOthers(api: ShopperApi, keys: readonly string[]): Promise<void> {
  const made = await api.configureBlinds(30, 48);
  for (const windowKey of keys) {
    type Kept = { window: { optionsVersion: number; options: { id: string }[] } };
    const option = { windowKey, ...made };
    const { window } = await api.send<Kept>("keepWindowOption", option, "window { optionsVersion options { id } }");
    const choice = { windowKey, optionId: window.options[0]?.id, expectedVersion: window.optionsVersion };
    await api.send("chooseWindowOption", choice);
  }
}

/** Puts all choices into the cart and keeps its price; returns the quote's number and total. */
export async function keepPrice(page: Page, connection?: Connection) {
  await follow(page, "What fits");
  await follow(page, "Your project");
  await expect(page.getByText(/^Chosen for/)).toHaveCount(6);
  await press(page, "Put all in the cart", connection);
  await expect(page.getByText("Your choices are in your cart.")).toBeVisible();
  await follow(page, "View Cart");
  await expect(page.getByText("Items (6)")).toBeVisible();
  await button(page, "Keep this price").click();
  await press(page, "Keep it", connection);
  await follow(page, "See your quote");
  await expect(heading(page, /^Quote MBQ\d+$/)).toBeVisible();
  const number = (await heading(page, /^Quote/).innerText()).replace("Quote ", "");
  return { number, total: await page.getByRole("group", { name: "Total", exact: true }).innerText() };
}

/** Makes a link to the quote that is open, which somebody at home opens in their own browser and agrees to. */
export async function agreeElsewhere(page: Page, other: Page, total: string): Promise<void> {
  await press(page, "Make a link to share");
  const link = await page.getByRole("textbox", { name: "Link to share" }).inputValue();
  await other.goto(link);
  await expect(heading(other, /^Quote MBQ/)).toBeVisible();
  await expect(other.getByRole("group", { name: "Total", exact: true })).toHaveText(total, { useInnerText: true });
  await expect(other.getByText("Kitchen, right")).toBeVisible();
  await button(other, "I agree").click();
  await other.getByRole("textbox", { name: "Name" }).fill("Robin Larch");
  await other.getByRole("textbox", { name: /^Comment/ }).fill("Yes, these!");
  await button(other, "I agree").click();
  await expect(other.getByText("Robin Larch agrees")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Robin Larch agrees")).toBeVisible();
  await expect(page.getByText("Yes, these!")).toBeVisible();
}

/** Books the first free time of a day that the hours of notice leave alone. An e-mail address has one visit at a time. */
export async function bookVisit(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/book-a-visit`);
  await page.getByLabel("Postcode").fill("bs67qx");
  const days = page.getByRole("group", { name: "Free times" });
  // A new shop has its first times a few seconds after its start.
  await expect(async () => {
    await button(page, "Show free times").click();
    await expect(days).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await days.locator("fieldset").nth(4).getByRole("radio").first().check({ force: true });
  const visitor = { Name: "Jo Whitfield", Phone: "020 7946 0018", Email: email };
  for (const [label, text] of Object.entries({ ...visitor, Address: "14 Larch Terrace", "Town or city": "Bristol" }))
    await page.getByRole("main").getByLabel(label, { exact: true }).fill(text);
  await press(page, "Book this visit");
  await expect(page.getByRole("heading", { name: "Your visit is booked" })).toBeVisible();
}

/** Puts the quote back into the cart, from the list of quotes, and goes on to the checkout. */
export async function takeQuoteToCheckout(page: Page, url: string, number: string, total: string): Promise<void> {
  await page.goto(`${url}/quotes`);
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^Quote ${number}`) })
    .click();
  await press(page, "Order this");
  await expect(page.getByText("It is in your cart at the prices of the quote.")).toBeVisible();
  await follow(page, "View Cart");
  await expect(page.getByText("Items (6)")).toBeVisible();
  await expect(page.getByRole("group", { name: "Total", exact: true })).toHaveText(total, { useInnerText: true });
  await follow(page, "Checkout");
  await expect(heading(page, "Checkout")).toBeVisible();
}
