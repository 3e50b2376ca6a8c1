import { expect, test } from "@playwright/test";

test("the REST calls are drawn, and one is tried, under the page's policy", async ({ page, baseURL }) => {
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
  });
  await page.goto("/api/docs");
  await page.getByRole("button", { name: "get /categories/{slug}", exact: true }).click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByPlaceholder("slug").fill("blinds");
  await page.getByRole("button", { name: "Execute" }).click();
  await expect(page.locator(".live-responses-table .response-col_status").last()).toContainText("200");
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});
