import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { AboutPage } from "./AboutPage";

it("shows story, values and services with the shop's figures, and contact details", async () => {
  await renderInShop(<AboutPage />, new ShellShop().link, "/about");

  const part = (name: string) => screen.getByRole("region", { name });
  expect(part("One tape, one pair of hands").textContent).toContain("more than 15 years");
  expect(part("What we hold to").textContent).toContain("guaranteed for 12 months");
  expect(part("What we do").textContent).toContain("in 2–3 weeks");
  const contact = within(part("Tell us about your windows"));
  expect(contact.getByRole("link", { name: "Get a FREE Quote" }).getAttribute("href")).toBe("/#quote-section");
  expect(contact.getByRole("link", { name: "020 7946 0123" }).getAttribute("href")).toBe("tel:02079460123");
  expect(contact.getByRole("link", { name: "hello@measured.example" })).toBeDefined();
});
