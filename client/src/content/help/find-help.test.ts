import { expect, it } from "vitest";
import { findHelp } from "./find-help";

const found = (text: string) => findHelp(text, 4).map(({ to }) => to);

it.each([
  ["bay window", "/guides/special-windows"],
  ["vertical slats", "/guides/vertical-installation"],
  ["conservatory roof", "/by-rooms?room=conservatory"],
  ["delivery", "/faq#delivery-cost"],
  ["how long is delivery", "/faq#how-long"],
  ["cancel", "/faq#change"],
  ["cancel my order", "/faq#change"],
  ["returns", "/terms#returns"],
  ["measuring", "/guides/measurement"],
  ["child safety", "/faq#child-safety"],
  ["where is my order", "/track-order"],
  ["how to clean", "/guides/care"],
  ["installing", "/installation-guide"],
  ["samples", "/samples"],
  ["pay by card", "/faq#pay"],
  ["phone number", "/contact"],
  ["bathroom", "/by-rooms?room=bathroom"],
  ["curtain pole", "/guides/curtain-measuring"],
  ["awning projection", "/guides/awning-measuring"],
  ["pergola planning permission", "/guides/pergola-measuring"],
  ["DISCOUNT code", "/faq#codes"],
])("%j leads to %s", (text, to) => {
  expect(found(text)).toContain(to);
});

it.each([
  ["bay window", "/guides/special-windows"],
  ["delivery cost", "/faq#delivery-cost"],
  ["measure", "/guides/measurement"],
  ["cancel an order", "/faq#change"],
  ["child safety", "/faq#child-safety"],
])("%j begins with %s", (text, to) => {
  expect(found(text)[0]).toBe(to);
});

it.each(["wooden", "wave", "roller blinds", "white", "sh", "", "   ", "120 x 90", "navy curtains", "shutters"])(
  "%j asks for products alone",
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

it("finds while a word is being typed", () => {
  expect(found("deliv")).toEqual(found("delivery"));
});

it("gives no more than are asked for", () => {
  expect(findHelp("measuring", 2)).toHaveLength(2);
});
