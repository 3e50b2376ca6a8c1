import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Page } from "@playwright/test";
import { OwnShop } from "./own-shop";

const shop = new OwnShop();
const servers: Server[] = [];
let shopUrl: string;
let listed: string;
let stranger: string;

/** An empty page on a port of its own; resolves with its origin. */
async function openFrontEnd(): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Front end</title>");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test.beforeAll(async () => {
  [listed, stranger] = [await openFrontEnd(), await openFrontEnd()];
  shopUrl = await shop.open({ ALLOWED_ORIGINS: listed });
});
test.afterAll(async () => {
  for (const server of servers) server.close();
  await shop.remove();
});

/** What a script of the page gets: the body of the response, or undefined where the browser withholds it. */
const ask = (page: Page, method: string, path: string, body?: unknown): Promise<unknown> =>
  page.evaluate(
    async ({ url, method, body }) => {
      const json = { "content-type": "application/json" };
      const sent = body === undefined ? {} : { headers: json, body: JSON.stringify(body) };
      try {
        return await (await fetch(url, { method, credentials: "include", ...sent })).json();
      } catch {
        return undefined;
      }
    },
    { url: shopUrl + path, method, body },
  );

const readProduct = {
  query: '{ product(slug: "roller-blinds") { name picture { url(width: 400, format: WEBP) } } }',
};

/** Width of a picture of the shop in the page, 0 where the browser does not show it. */
const widthOfPicture = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode().catch(() => {});
    return image.naturalWidth;
  }, url);

test("a page of a listed origin reads and fills a cart, one of another origin does neither", async ({ page }) => {
  await page.goto(listed);
  const answer = (await ask(page, "POST", "/graphql", readProduct)) as {
    data: { product: { name: string; picture: { url: string } } };
  };
  const { name, picture } = answer.data.product;
  expect(name).toBe("Roller Blinds");
  expect(await widthOfPicture(page, picture.url)).toBe(480);

  const product = (await ask(page, "GET", "/api/products/roller-blinds")) as { id: number };
  const line = {
    ...{ productId: product.id, quantity: 2, width: 36, height: 48 },
    ...{ material: "Light Filtering Fabric", color: "White" },
  };
  await ask(page, "POST", "/api/cart", line);
  expect(await ask(page, "GET", "/api/cart")).toMatchObject([{ quantity: 2 }]);

  await page.goto(stranger);
  expect(await ask(page, "POST", "/graphql", readProduct)).toBeUndefined();
  expect(await ask(page, "GET", "/api/cart")).toBeUndefined();
  expect(await ask(page, "POST", "/api/cart", line)).toBeUndefined();
  expect(await ask(page, "DELETE", "/api/cart")).toBeUndefined();
  expect(await widthOfPicture(page, picture.url)).toBe(480);
  // As a form would send it, which needs no preflight.
  await page.evaluate(
    ({ url, body }) => fetch(url, { method: "POST", mode: "no-cors", credentials: "include", body }).catch(() => {}),
    { url: `${shopUrl}/api/cart`, body: JSON.stringify(line) },
  );

  await page.goto(listed);
  expect(await ask(page, "GET", "/api/cart")).toMatchObject([{ quantity: 2 }]);
});
