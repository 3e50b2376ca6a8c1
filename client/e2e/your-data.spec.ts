import { mailTo } from "./outbox";
import { OwnShop } from "./own-shop";
import { expect, expectAccessible, test } from "./shop";

const shop = new OwnShop();
test.afterAll(() => shop.remove());

const EMAIL = "jo@larch.example";
const SEND = "mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { reference } }";

test("a guest sees and erases what they left, by the link of an e-mail", async ({ page }) => {
  test.setTimeout(180_000);
  const address = await shop.open();
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name }).click();

  const input = { name: "Jo Whitfield", email: EMAIL, message: "A moonstone bay." };
  await page.request.post(`${address}/graphql`, { data: { query: SEND, variables: { input } } });

  await page.goto(`${address}/privacy/your-data`);
  await main.getByLabel("Email", { exact: true }).fill(EMAIL);
  await expectAccessible(page);
  await press("Send me the link");
  await expect(page.getByRole("heading", { name: "Look in your inbox" })).toBeVisible();
  const link = () =>
    /\/privacy\/your-data\?token=[\w-]{43}/.exec(mailTo(EMAIL, "Your data", shop.folder) ?? "")?.[0] ?? "";
  await expect.poll(link).not.toBe("");

  await page.goto(address + link());
  await press("Show my data");
  await expect(main.getByRole("region", { name: "Messages" })).toContainText("A moonstone bay.");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await press("Download as a file");
  expect((await download).suggestedFilename()).toBe("my-data.json");
  await press("Erase my data");
  await press("Erase it now");
  await expect(page.getByRole("heading", { name: "Your data is erased" })).toBeVisible();
  await expectAccessible(page);
});
