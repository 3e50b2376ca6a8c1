import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { AccessibilityPage } from "./AccessibilityPage";

beforeEach(async () => {
  await renderInShop(<AccessibilityPage />, new ShellShop().link, "/accessibility");
});

const part = (name: string) => screen.getByRole("region", { name });

it("says what is tested, and what is not", () => {
  for (const words of ["axe", "320 × 256", "keys alone", "twice its size"])
    expect(part("What is tested, and how").textContent).toContain(words);
  for (const words of ["nobody with a disability", "NVDA, JAWS, VoiceOver or TalkBack", "Firefox and Safari"])
    expect(part("What is not tested").textContent).toContain(words);
  expect(screen.getByText("23 November 2026").getAttribute("datetime")).toBe("2026-11-23");
});

it("names the shop's contact", () => {
  expect(part("Tell us what stops you").textContent).toContain("020 7946 0123");
  const mail = within(part("Tell us what stops you")).getByRole("link", { name: "hello@measured.example" });
  expect(mail.getAttribute("href")).toBe("mailto:hello@measured.example");
});
