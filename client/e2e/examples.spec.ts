import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "@playwright/test";
import { OwnShop } from "./own-shop";
import { expect, test } from "./shop";

const BUILT = path.resolve(import.meta.dirname, "../../examples/dist");
const LIBRARIES = ["fetch", "apollo", "urql", "relay"];
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

const shop = new OwnShop();
const servers: Server[] = [];
const origins = new Map<string, string>();
let api: string;

/** Serves a built example on a port of its own; resolves with its origin. */
async function serve(library: string): Promise<string> {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = pathname === "/" ? "/index.html" : pathname;
    response.setHeader("Content-Type", TYPES[path.extname(file)] ?? "text/plain");
    response.end(readFileSync(path.join(BUILT, library, path.normalize(file))));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test.beforeAll(async () => {
  for (const library of LIBRARIES) origins.set(library, await serve(library));
  api = `${await shop.open({ ALLOWED_ORIGINS: [...origins.values()].join(",") })}/graphql`;
});
test.afterAll(async () => {
  for (const server of servers) server.close();
  await shop.remove();
});

/** What the cart shows, in two places that read it by queries of their own. */
async function expectCart(page: Page, count: number, lines: RegExp[]) {
  await expect(page.getByLabel("Cart count")).toHaveText(String(count));
  await expect(page.getByRole("list", { name: "Cart" }).getByRole("listitem")).toHaveText(lines);
}

for (const library of LIBRARIES)
  test(`a purchase from another origin with ${library}`, async ({ page, context }) => {
    const open = () => page.goto(`${origins.get(library)}/?api=${encodeURIComponent(api)}`);
    const press = (name: string) => page.getByRole("button", { name }).first().click();
    await open();
    await expectCart(page, 0, []);
    await press("Add Roller Blinds");
    await expectCart(page, 1, [/^1 × Roller Blinds/]);
    await press("Add Wooden Blinds");
    await expectCart(page, 2, [/^1 × Roller Blinds/, /^1 × Wooden Blinds/]);
    await press("One more");
    await expectCart(page, 3, [/^2 × Roller Blinds/, /^1 × Wooden Blinds/]);
    await press("Remove");
    await expectCart(page, 1, [/^1 × Wooden Blinds/]);
    const total = (await page.getByLabel("Total").textContent()) ?? "";
    expect(total).toMatch(/^£[1-9]/);

    await open();
    await expectCart(page, 1, [/^1 × Wooden Blinds/]);
    await expect(page.getByLabel("Total")).toHaveText(total);

    await press("Order");
    await expect(page.getByRole("alert").first()).toContainText("BAD_USER_INPUT");
    for (const [label, text] of Object.entries(BUYER)) await page.getByLabel(label).fill(text);
    await press("Order");
    await expect(page.getByText(/^Your order is MBC\d{6}\.$/)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectCart(page, 0, []);
    expect(await context.cookies()).toEqual([]);
  });

const BUYER = {
  "First name": "Jo",
  "Last name": "Whitfield",
  "E-mail": "jo@larch.example",
  Address: "14 Larch Terrace",
  "Town or city": "Bristol",
  "County or state": "Somerset",
  "Postcode or zip code": "BS6 7QX",
};
