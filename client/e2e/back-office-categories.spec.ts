import type { Page } from "@playwright/test";
import { Desk, expectScreenAccessible, forgetSignInAnswers, inviteOwner } from "./back-office-desk";
import { expectWithinSecond } from "./fresh-pages";
import { OwnShop, untilShown } from "./own-shop";
import { expect, test } from "./shop";
import { part } from "./staff-acts";
import { tabTo } from "./tab-to";

const shop = new OwnShop();

test.afterAll(() => shop.remove());

/** The products of a list in their order, by the addresses of their pages. */
const productsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="\/products\/([\w-]+)/g)].map(([, slug = ""]) => slug)),
];

/** The names of the categories in the order of a page; the first place of each is that of the menu. */
const categoriesIn = (html: string): string[] =>
  [...html.matchAll(/href="\/category\/[\w-]+"[^>]*>([^<]+)</g)].map(([, name = ""]) => name);

/** Moves a category up by the keyboard alone; the shopper's menu follows. */
async function moveUp(page: Page, url: string, name: string): Promise<void> {
  await page.getByRole("menuitem", { name: "Categories" }).click();
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  await expectScreenAccessible(page);
  const before = await rows.nth(1).getByRole("link").first().innerText();
  await tabTo(page, page.getByRole("button", { name: `Move ${name} up` }));
  await page.keyboard.press("Enter");
  await expect(rows.nth(1)).toContainText(name);
  await expectWithinSecond(page.request, url, (html) => {
    const names = categoriesIn(html);
    return names.includes(name) && names.indexOf(name) < names.indexOf(before);
  });
}

/** Changes two texts of the category that is open; one is refused first. */
async function changeTexts(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Tagline" }).fill("Of cloth, wood and light");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Window Blinds");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The category is saved; shoppers see it.")).toBeVisible();
  await expect(page.getByRole("listitem", { name: "Version 1" })).toBeVisible();
}

test("staff order the categories, change one and order its products, and the shopper's pages follow", async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  const url = await shop.open();
  await untilShown(request, url);
  const list = `${url}/category/blinds`;
  const desk = new Desk(page, url, "owner@shop.example");
  await desk.join(inviteOwner(shop, desk.email), "Sam Rowe");
  await moveUp(page, url, "Shutters");

  await page.getByRole("link", { name: "Blinds", exact: true }).click();
  await expect(part(page, "Order of its products").getByRole("row").nth(2)).toBeVisible();
  await expectScreenAccessible(page);
  await changeTexts(page);
  await expectWithinSecond(request, list, (html) => html.includes("Window Blinds") && !html.includes(">Blinds</h1>"));

  const [first = "", second = ""] = productsIn(await (await request.get(list)).text());
  const order = part(page, "Order of its products");
  const name = await order.getByRole("row").nth(2).getByRole("link").innerText();
  await tabTo(page, order.getByRole("textbox", { name: `Place for ${name}` }));
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(order.getByRole("row").nth(1)).toContainText(name);
  await expectWithinSecond(request, list, (html) => {
    const slugs = productsIn(html);
    return slugs.includes(second) && slugs.indexOf(second) < slugs.indexOf(first);
  });

  await page
    .getByRole("listitem", { name: "As installed" })
    .getByRole("button", { name: "Take back to this version" })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("listitem", { name: "Version 2" })).toBeVisible();
  await expectWithinSecond(
    request,
    list,
    (html) => html.includes('href="/products/') && !html.includes("Window Blinds"),
  );
  forgetSignInAnswers(complaints);
});
