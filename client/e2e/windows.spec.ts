import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./shop";

const PHOTO = path.resolve(import.meta.dirname, "../public/icons/apple-touch-icon.png");
const NO_PHOTO = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("No picture at all.") };
const PHONE = { width: 390, height: 844 };

const depth = (page: Page) => page.getByRole("textbox", { name: "Depth of the recess" });
const savedOn = (page: Page) => expect(page.getByText("All saved.")).toBeVisible();

test("a window is measured on a phone, also while the connection is dead, and meets what another device has typed", async ({
  page,
  browser,
  context,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/windows");
  await expect(page.getByRole("heading", { name: "No windows yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add a window" }).click();
  await page.getByRole("combobox", { name: "Room" }).fill("Kitchen");
  await page.getByRole("textbox", { name: /^Window/ }).fill("over the sink");
  const width = page.getByRole("group", { name: /^Width in three places/ });
  await width.getByRole("textbox", { name: "Top" }).fill("1204");
  await page.keyboard.press("Enter");
  await expect(width.getByRole("textbox", { name: "Middle" })).toBeFocused();
  await page.keyboard.type("1198");
  await page
    .getByRole("group", { name: /^Drop in three places/ })
    .getByRole("textbox", { name: "Left" })
    .fill("1400");
  await expect(page.getByRole("img", { name: "Casement, 1198 mm wide, 1400 mm drop" })).toBeVisible();
  await savedOn(page);
  await expectAccessible(page);

  const photo = page.getByRole("img", { name: "Your photo of over the sink" });
  await page.getByLabel("Choose a photo").setInputFiles(NO_PHOTO);
  await expect(page.getByText(/^This file is no picture that we can read/)).toBeVisible();
  await page.getByLabel("Choose a photo").setInputFiles(PHOTO);
  await expect(photo).toBeVisible();
  await savedOn(page);
  await expectAccessible(page);

  // The same visitor at another device: its session, and nothing that this browser has stored.
  const { cookies } = await context.storageState();
  const device = await browser.newContext({ storageState: { cookies, origins: [] }, viewport: PHONE });
  const other = await device.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { level: 1, name: "Kitchen, over the sink" })).toBeVisible();

  await expect(other.getByRole("img", { name: "Your photo of over the sink" })).toBeVisible();

  await context.setOffline(true);
  await depth(page).fill("80");
  await expect(page.getByText(/^No connection. All is kept in this browser/)).toBeVisible();
  await depth(other).fill("95");
  await savedOn(other);

  // The page can be loaded again, and the shop behind it can't be reached yet.
  await page.route("**/graphql", (route) => route.abort());
  await context.setOffline(false);
  await page.reload({ waitUntil: "load" });
  await expect(depth(page)).toHaveValue("80");
  await page.unroute("**/graphql");
  await page.reload();
  const question = page.getByRole("group", { name: "Depth of the recess" });
  await expect(question.getByRole("button", { name: "Other device: 95 mm" })).toBeVisible();
  complaints.length = 0; // the browser logs the failed requests
  await expectAccessible(page);
  await question.getByRole("button", { name: "Here: 80 mm" }).click();
  await savedOn(page);

  await other.reload();
  await expect(depth(other)).toHaveValue("80");
  await other.getByRole("button", { name: "Remove the photo" }).click();
  await expect(other.getByRole("button", { name: "Undo" })).toBeFocused();
  await savedOn(other);
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(other.getByRole("img", { name: "Your photo of over the sink" })).toBeVisible();
  await page.getByRole("link", { name: "Done" }).click();
  await expect(page.getByRole("region", { name: "Kitchen" })).toContainText("1198 × 1400 mm");
  await expectAccessible(page);
  await device.close();
});
