import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { expect, it } from "vitest";
import { QuoteDesk } from "../../test/quote-desk";
import { renderInShop } from "../../test/render-in-shop";
import { KeepPrice } from "./KeepPrice";

const user = userEvent.setup();
const CART = { version: 7, checkoutTotals: { totalPence: 47_478 } };

async function open(desk: QuoteDesk) {
  await renderInShop(<KeepPrice cart={CART} isUpdating={false} />, desk.link, "/cart");
  await user.click(screen.getByRole("button", { name: "Keep this price" }));
}

it("keeps the price that the shopper sees, and mails the quote where an address is typed", async () => {
  const desk = new QuoteDesk();
  await open(desk);
  const field = screen.getByRole("textbox", { name: /^Email/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, "jo@larch.example");
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  const status = await screen.findByRole("status");
  expect(status.textContent).toContain("Quote MBQ100001 holds this price until 26 December 2026.");
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(screen.getByRole("link", { name: "See your quote" }).getAttribute("href")).toBe("/quotes/MBQ100001");
  expect(desk.kept).toMatchObject([{ email: "jo@larch.example", expectedVersion: 7, expectedTotalPence: 47_478 }]);
});

it("says why it can't, keeps what was typed, and sends the same key again", async () => {
  const desk = new QuoteDesk();
  desk.refusals.push(new GraphQLError("That was a little too often.", { extensions: { code: "RATE_LIMITED" } }));
  await open(desk);
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  expect((await screen.findByRole("alert")).textContent).toBe("That was a little too often.");
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  await screen.findByRole("status");
  expect(desk.kept).toHaveLength(2);
  expect(desk.kept[1]).toEqual(desk.kept[0]);
});
