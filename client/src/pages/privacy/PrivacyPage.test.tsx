import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { PrivacyPage } from "./PrivacyPage";

it("names the two cookies and their lifetime, the browser's storage, and the contact", async () => {
  await renderInShop(<PrivacyPage />, new ShellShop().link, "/privacy");

  const part = (name: string) => screen.getByRole("region", { name }).textContent;
  expect(part("The two cookies")).toContain("lasts 30 days after your last visit");
  expect(part("The two cookies")).toContain("lasts 365 days after that");
  expect(part("What stays in your own browser")).toContain("your wishlist");
  expect(part("What you tell us, and why we keep it")).toContain("a link that works for 7 days");
  expect(part("Your rights")).toContain("hello@measured.example");
});
