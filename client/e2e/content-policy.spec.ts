import { expect, test } from "./shop";

test("an injected script does not run, and the shop gets a report", async ({ page, complaints }) => {
  await page.goto("/about");
  const report = page.waitForResponse("**/csp-reports");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'Taken over'";
    document.body.append(script);
  });
  expect((await report).status()).toBe(204);
  await expect(page).not.toHaveTitle("Taken over");
  expect(complaints.splice(0)).toEqual([expect.stringContaining("Content Security Policy")]);
});
