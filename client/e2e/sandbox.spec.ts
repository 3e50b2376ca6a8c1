import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type FrameLocator, type Page } from "@playwright/test";

const EMBED = "https://sandbox.embed.apollographql.com";

/** A replacement for Apollo's frame, which tests can't load: it sends the entered messages and shows the responses. */
const STAND_IN = `<!doctype html><title>Stand-in</title><textarea></textarea><button>Send</button><output></output><script>
  addEventListener("message", ({ data }) => { document.querySelector("output").textContent = JSON.stringify(data); });
  const send = (message) => parent.postMessage(message, "*");
  document.querySelector("button").onclick = () => send(JSON.parse(document.querySelector("textarea").value));
  send({ name: "ExplorerListeningForHandshake" });
</script>`;

async function openSandbox(page: Page): Promise<FrameLocator> {
  await page.route(`${EMBED}/**`, (route) => route.fulfill({ contentType: "text/html", body: STAND_IN }));
  await page.goto("/sandbox?example=show-cart");
  const frame = page.frameLocator("#sandbox");
  await expect(frame.locator("output")).toContainText("HandshakeResponse");
  return frame;
}

/** The response of the page to a message of the frame. */
async function told(frame: FrameLocator, message: object): Promise<string> {
  await frame.locator("textarea").fill(JSON.stringify(message));
  await frame.locator("button").click();
  const output = frame.locator("output");
  await expect(output).toContainText(JSON.stringify("operationId" in message ? message.operationId : ""));
  return output.innerText();
}

const run = (frame: FrameLocator, operation: string, operationId: string) =>
  told(frame, { name: "ExplorerRequest", operation, operationId, endpointUrl: "/api/cart", headers: { cookie: "x" } });

const addition = (quantity: number) =>
  `mutation { addToCart(input: { lines: [{ productId: "UHJvZHVjdDox", width: 36, height: 48, material: "Light Filtering Fabric", color: "White", quantity: ${quantity} }] }) { cart { count } } }`;

test("Sandbox has its own cart and can't access the shopper's", async ({ page }) => {
  const shoppers = async (query: string) => (await page.request.post("/graphql", { data: { query } })).text();
  expect(await shoppers(addition(2))).toContain('"count":2');
  const frame = await openSandbox(page);
  expect(await run(frame, "{ cart { count } }", "first")).toContain('"count":0');
  expect(await run(frame, addition(5), "second")).toContain('"count":5');
  expect(await run(frame, "{ cart { count } }", "third")).toContain('"count":5');
  expect(await shoppers("{ cart { count } }")).toContain('"count":2');
});

test("Sandbox opens on the example, with the schema", async ({ page }) => {
  const frame = await openSandbox(page);
  const { searchParams } = new URL((await page.locator("#sandbox").getAttribute("src")) ?? "");
  expect(searchParams.get("defaultDocument")).toContain("query ShowCart");
  await expect(page.getByRole("link", { name: "GraphiQL" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Show the cart", exact: true })).toHaveAttribute("aria-current", "page");
  const introspectionRequestBody = JSON.stringify({ query: "{ __schema { queryType { name } } }" });
  const schema = await told(frame, {
    name: "IntrospectionQueryWithHeaders",
    introspectionRequestBody,
    operationId: "s",
  });
  expect(JSON.parse(schema)).toMatchObject({
    name: "SchemaResponse",
    schema: { __schema: { queryType: { name: "Query" } } },
  });
});

test("the page ignores other windows, and runs only scripts of the shop", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const frame = await openSandbox(page);
  const operations = page.waitForRequest("**/graphql");
  await page.evaluate(() =>
    postMessage({ name: "ExplorerRequest", operation: "{ cart { id } }", operationId: "own" }, "*"),
  );
  await run(frame, "query Own { cart { count } }", "frame");
  expect((await operations).postDataJSON().query).toContain("query Own");
  expect(scripts).toEqual([]);
  const isOutOfReach = await frame.locator("output").evaluate(() => {
    try {
      return parent.document === undefined;
    } catch {
      return true;
    }
  });
  expect(isOutOfReach).toBe(true);
});

for (const width of [390, 1280])
  test(`at ${width} px everything fits and axe has no complaint`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSandbox(page);
    if (width === 390) await page.locator("#panel > summary").click();
    await expect(page.getByRole("link", { name: "Show the cart", exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const { violations } = await new AxeBuilder({ page }).exclude("#sandbox").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual([]);
  });
