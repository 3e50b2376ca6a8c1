import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { paths } from "../../lib/paths";
import { QUOTE, QuoteDesk } from "../../test/quote-desk";
import { renderInShop } from "../../test/render-in-shop";
import { QuotePage } from "./QuotePage";

const user = userEvent.setup();
const open = async (desk = new QuoteDesk(), number = QUOTE.number) => {
  await renderInShop(
    <CartProvider>
      <Routes>
        <Route path={paths.quote.pattern} element={<QuotePage />} />
      </Routes>
    </CartProvider>,
    desk.link,
    paths.quote.href(number),
  );
  return desk;
};

it("shows what is quoted, for which window and until when", async () => {
  await open();
  await screen.findByRole("heading", { level: 1, name: "Quote MBQ100001" });
  screen.getByText("Held until 26 December 2026");
  screen.getByRole("heading", { level: 3, name: "Wooden Blinds" });
  screen.getByText(/Kitchen, left/);
  expect(screen.getByRole("group", { name: "Total" }).textContent).toContain("£474.78");
  expect(screen.getByRole("link", { name: "Download as PDF" }).getAttribute("href")).toBe("/quotes/MBQ100001.pdf");
});

it("puts the quote into the cart and says what can't be made any more", async () => {
  const desk = new QuoteDesk();
  desk.notices = ["Roman Blinds is no longer offered."];
  await open(desk);
  await user.click(await screen.findByRole("button", { name: "Order this" }));
  await screen.findByText("Roman Blinds is no longer offered.");
  expect(desk.ordered).toEqual([{ number: "MBQ100001", replacesCart: false }]);
  const status = screen.getByRole("status");
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(screen.getByRole("link", { name: "View Cart" }).getAttribute("href")).toBe("/cart");
});

it("asks before it takes the place of what else is in the cart", async () => {
  const desk = new QuoteDesk();
  desk.count = 3;
  desk.refusals.push(
    new GraphQLError("There is something else in your cart.", { extensions: { code: "CART_NOT_EMPTY" } }),
  );
  await open(desk);
  await user.click(await screen.findByRole("button", { name: "Order this" }));
  expect((await screen.findByRole("alert")).textContent).toBe("There is something else in your cart.");
  await user.click(screen.getByRole("button", { name: "Replace my cart by the quote" }));
  await screen.findByText("It is in your cart");
  expect(desk.ordered.map(({ replacesCart }) => replacesCart)).toEqual([false, true]);
});

it("shows what has become of it where it was ordered meanwhile, and replaces no cart for it", async () => {
  const desk = new QuoteDesk();
  desk.count = 3;
  desk.refusals.push(new GraphQLError("It has been ordered already.", { extensions: { code: "CONFLICT" } }));
  await open(desk);
  const button = await screen.findByRole("button", { name: "Order this" });
  desk.quotes = [{ ...QUOTE, state: "ORDERED", orderNumber: "MBC482913" }];
  await user.click(button);
  await screen.findByText("Ordered as MBC482913");
  expect(screen.queryByRole("button", { name: /Order this|Replace my cart/ })).toBeNull();
});

it("says why it can't be ordered", async () => {
  const desk = new QuoteDesk();
  desk.refusals.push(
    new GraphQLError("Nothing of this quote can be made any more.", { extensions: { code: "PRODUCT_UNAVAILABLE" } }),
  );
  await open(desk);
  await user.click(await screen.findByRole("button", { name: "Order this" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Nothing of this quote can be made any more.");
});

it.each([
  ["EXPIRED", null, "Was held until 26 December 2026"],
  ["ORDERED", "MBC482913", "Ordered as MBC482913"],
])("can't be ordered once it is %s", async (state, orderNumber, words) => {
  const desk = new QuoteDesk();
  desk.quotes = [{ ...QUOTE, state, orderNumber }];
  await open(desk);
  await screen.findByText(words);
  expect(screen.queryByRole("button", { name: "Order this" })).toBeNull();
});

it("knows no other visitor's quote", async () => {
  await open(new QuoteDesk(), "MBQ100002");
  await screen.findByRole("heading", { level: 1, name: "No such quote" });
});
