import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AccountShop, HELD_DATA } from "../../test/account-shop";
import { describedBy, fillFields } from "../../test/fields";
import { renderInShop } from "../../test/render-in-shop";
import { YourDataPage } from "./YourDataPage";

async function open(url: string, shop = new AccountShop()) {
  await renderInShop(<YourDataPage />, shop.link, url);
  return shop;
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("sends the link, with the same words for every address", async () => {
  const shop = await open("/privacy/your-data");
  await press("Send me the link");
  expect(describedBy("Email")).toContain("Please enter a valid email address");
  fillFields({ Email: "jo@example.com" });
  await press("Send me the link");
  expect(await screen.findByRole("heading", { name: "Look in your inbox" })).toBeTruthy();
  expect(shop.variablesOf("RequestPersonalData")).toEqual({ input: { email: "jo@example.com" } });
});

it("shows what the link is for, at a press, and downloads it", async () => {
  const shop = await open("/privacy/your-data?token=good");
  expect(shop.changed).toEqual([]);
  await press("Show my data");
  const orders = await screen.findByRole("region", { name: "Orders" });
  expect(within(orders).getByText("MBC123456")).toBeTruthy();
  expect(within(orders).getByText("14 Larch Terrace, Bristol, Somerset, BS6 7QX")).toBeTruthy();
  const reviews = within(screen.getByRole("region", { name: "Reviews of your orders" }));
  for (const text of ["21 November 2026", "Jo W., Bristol", "Hangs straight.", "yes, to everybody"])
    expect(reviews.getByText(text)).toBeTruthy();
  const problems = within(screen.getByRole("region", { name: "Problems with your orders" }));
  for (const text of [
    "22 November 2026",
    "It has a fault",
    /^You: It hangs askew\.\sWe: We are sorry\.$/,
    "1, in the file",
  ])
    expect(problems.getByText(text)).toBeTruthy();
  expect(within(screen.getByRole("region", { name: "Messages" })).getByText("Do you fit on Saturdays?")).toBeTruthy();
  const quotes = within(screen.getByRole("region", { name: "Requests for a quote" }));
  expect(quotes.getByText("Kitchen, left; Hall")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Requests for samples" })).toBeNull();
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:data");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await press("Download as a file");
  const [file] = saved.mock.lastCall ?? [];
  expect(await (file as Blob).text()).toBe(JSON.stringify(HELD_DATA));
});

it("erases it at a second press", async () => {
  const shop = await open("/privacy/your-data?token=good");
  await press("Show my data");
  await screen.findByRole("region", { name: "Orders" });
  await press("Erase my data");
  expect(shop.variablesOf("ErasePersonalData")).toBeUndefined();
  await press("Erase it now");
  expect(await screen.findByRole("heading", { name: "Your data is erased" })).toBeTruthy();
  expect(shop.variablesOf("ErasePersonalData")).toEqual({ input: { token: "good" } });
});

it("says that a link has ended, and where there is a new one", async () => {
  await open("/privacy/your-data?token=old");
  await press("Show my data");
  expect(await screen.findByText(/This link no longer works/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ask for a new link" }).getAttribute("href")).toBe("/privacy/your-data");
});
