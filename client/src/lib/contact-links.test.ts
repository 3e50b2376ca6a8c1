import { expect, it } from "vitest";
import { phoneHref, whatsAppHref } from "./contact-links";

it("uses the digits of a printed number", () => {
  expect(phoneHref("020 7946 0123")).toBe("tel:02079460123");
});

it.each([
  ["07700 900123", "https://wa.me/447700900123"],
  ["+44 7700 900123", "https://wa.me/447700900123"],
])("links to a chat with %s by its international number", (number, href) => {
  expect(whatsAppHref(number)).toBe(href);
});
