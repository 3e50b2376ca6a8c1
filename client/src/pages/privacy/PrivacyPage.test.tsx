import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { PrivacyPage } from "./PrivacyPage";

it("names the firms that handle data for the shop, and where guests see and erase theirs", async () => {
  const shop = new ShellShop();
  shop.processors = [{ name: "Loom Hosting Ltd", purpose: "servers and backups", place: "London" }];
  await renderInShop(<PrivacyPage />, shop.link, "/privacy");
  const part = (name: string) => screen.getByRole("region", { name });
  expect(part("Who else sees it").textContent).toContain("Loom Hosting Ltd (London): servers and backups");
  const link = within(part("Your rights")).getByRole("link", { name: "ask for a link" });
  expect(link.getAttribute("href")).toBe("/privacy/your-data");
});

it("says when a review is asked for, how long the link works and how to decline", async () => {
  await renderInShop(<PrivacyPage />, new ShellShop().link, "/privacy");
  const part = (name: string) => screen.getByRole("region", { name }).textContent;
  expect(part("What you tell us, and why we keep it")).toMatch(
    /14 days after a delivery we ask .* a link that works for 90 days\. .*“Don’t ask me for reviews again”, ends these e-mails/,
  );
  expect(part("How long we keep it")).toContain("the link to review an order after 90,");
});

it("names the two cookies and their lifetime, the browser's storage, and the contact", async () => {
  await renderInShop(<PrivacyPage />, new ShellShop().link, "/privacy");

  const part = (name: string) => screen.getByRole("region", { name }).textContent;
  expect(part("The two cookies")).toContain("lasts 30 days after your last visit");
  expect(part("The two cookies")).toContain("lasts 365 days after that");
  expect(part("What stays in your own browser")).toContain("your wishlist");
  expect(part("What you tell us, and why we keep it")).toContain("a link that works for 7 days");
  expect(part("What our server notes")).toContain("The sums of a day are removed after 400 days.");
  expect(part("Your rights")).toContain("hello@measured.example");
});
