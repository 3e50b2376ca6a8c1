import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { OwnShop } from "./own-shop";
import { ReleaseProxy } from "./release-proxy";
import { expect, expectAccessible, test } from "./shop";

const PHONE = { width: 390, height: 844 };
const KEPT = "This browser opens My windows without a connection too.";

const depth = (page: Page) => page.getByRole("textbox", { name: "Depth of the recess" });
const room = (page: Page) => page.getByRole("combobox", { name: "Room" });
const savedOn = (page: Page) => expect(page.getByText("All saved.")).toBeVisible();

/** A shop that has switched it off. */
const ending = new OwnShop();
test.afterAll(() => ending.remove());

/** All that the browser keeps of the shop. */
const keptUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url.slice(location.origin.length));
    return urls;
  });
const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await caches.match("/windows", { ignoreSearch: true }))?.text()) ?? "");

test("My windows opens again without a connection, takes figures there, and sends them once there is one", async ({
  page,
  context,
  browser,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/windows");
  await page.getByRole("button", { name: "Add a window" }).click();
  await room(page).fill("Pantry");
  await depth(page).fill("70");
  await savedOn(page);
  await expect(page.getByText(KEPT)).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Pantry, Window 1" })).toBeVisible();
  await expect(depth(page)).toHaveValue("70");
  await depth(page).fill("80");
  await expect(page.getByText(/^No connection. All is kept in this browser/)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/windows");
  await expect(page.getByRole("region", { name: "Pantry" })).toContainText("Window 1");
  await page.getByRole("button", { name: "Add a window", exact: true }).click();
  await room(page).fill("Larder");
  await depth(page).fill("90");
  await expect(page.goto("/about", { waitUntil: "commit" })).rejects.toThrow("ERR_INTERNET_DISCONNECTED");

  await context.setOffline(false);
  await page.goto("/windows");
  await savedOn(page);
  complaints.length = 0; // the browser logs what failed meanwhile
  const { cookies } = await context.storageState();
  const device = await browser.newContext({ storageState: { cookies, origins: [] } });
  const other = await device.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("region", { name: "Larder" })).toContainText("Window 2");
  await other.getByRole("link", { name: "Measure Window 1" }).click();
  await expect(depth(other)).toHaveValue("80");
  await device.close();

  const urls = await keptUrls(page);
  expect(urls.filter((url) => !/^\/(?:assets\/|fonts\/|windows\?__WB_REVISION__=)/.test(url))).toEqual([]);
  expect(await keptText(page)).not.toMatch(/Pantry|Larder/);
});

/** URLs of the scripts that the open page has loaded. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const urls = performance.getEntriesByType("resource").map(({ name }) => name);
    return [...new Set(urls.filter((url) => new URL(url).pathname.endsWith(".js")))];
  });

/** Words of the page's code and of what sends windows. */
const OWN_CODE = ["All is kept in this browser", "SaveProject"];

const BUILT = path.resolve(import.meta.dirname, "../dist/browser");
/** Most bytes of scripts, with brotli. */
const MOST_SCRIPT_BYTES = 200_000;

/** Bytes of a script as it is sent: with brotli, but the smallest as they are. */
function sentBytes(url: string): number {
  const file = path.join(BUILT, new URL(url).pathname);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Words that only the fields of a window have. */
const FIELDS = "Depth of the recess";

test("the list of windows loads few scripts, and the fields of a window once one is opened, without a connection too", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/windows");
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const loaded = await scriptsOf(page);
  expect(loaded.map(sentBytes).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  const hasFields = (url: string) => readFileSync(path.join(BUILT, new URL(url).pathname), "utf8").includes(FIELDS);
  expect(loaded.filter(hasFields)).toEqual([]);

  // The first visit still: the worker has the fields, and gives them to the page that has brought it.
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add a window" }).click();
  await depth(page).fill("75");
  await expect(depth(page)).toHaveValue("75");
  expect((await scriptsOf(page)).filter(hasFields)).toHaveLength(1);
  await context.setOffline(false);
  complaints.length = 0; // the browser logs what failed meanwhile
});

test("nothing of it comes with other pages", async ({ page, request }) => {
  /** The code of all scripts that the open page has loaded. */
  const codeOf = async () => {
    const scripts = (await scriptsOf(page)).map(async (url) => (await request.get(url)).text());
    return (await Promise.all(scripts)).join();
  };
  for (const other of ["/about", "/", "/category/blinds", "/products/roller-blinds", "/cart"]) {
    await page.goto(other);
    await page.waitForLoadState("networkidle");
    const code = await codeOf();
    expect(code, other).toContain("hydrat");
    for (const words of OWN_CODE) expect(code.includes(words), `${other} has ${words}`).toBe(false);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await keptUrls(page)).toEqual([]);
  }
  await page.goto("/windows");
  await expect(page.getByText(KEPT)).toBeVisible();
  const own = await codeOf();
  for (const words of OWN_CODE) expect(own.includes(words), `/windows has ${words}`).toBe(true);
});

test("a new release replaces what is kept, a stuck connection shows it, and the shop can end it", async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  const proxy = new ReleaseProxy(baseURL ?? "");
  const windows = `${await proxy.open()}/windows`;
  await page.goto(windows);
  await expect(page.getByText(KEPT)).toBeVisible();
  const [first] = (await keptUrls(page)).filter((url) => url.startsWith("/windows"));

  // The next release has another frame, and one script less.
  proxy.worker = (script) =>
    script.replace(/(url:.\/windows.,revision:.)\w+/, "$1next").replace(/\{url:.\/assets\/[^}]+\},/, "");
  const before = (await keptUrls(page)).length;
  await page.goto(windows);
  await expect
    .poll(() => keptUrls(page))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^\/windows\?__WB_REVISION__=next$/)]));
  await expect.poll(async () => (await keptUrls(page)).length).toBe(before - 1);
  expect(await keptUrls(page)).not.toContain(first);

  proxy.isStuck = true;
  await page.goto(windows, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "My windows" })).toBeVisible();
  proxy.isStuck = false;
  await page.goto("about:blank");

  const switchedOff = await ending.open({ OFFLINE_WINDOWS: "off" });
  const end = await (await request.get(`${switchedOff}/windows-worker.js`)).text();
  proxy.worker = () => end;
  await page.goto(windows);
  await expect.poll(() => keptUrls(page)).toEqual([]);
  await page.goto(windows);
  await savedOn(page);
  await expect(page.getByText(KEPT)).toBeHidden();
  expect(await keptUrls(page)).toEqual([]);
  complaints.length = 0; // the browser logs what got no answer
  proxy.close();
});
