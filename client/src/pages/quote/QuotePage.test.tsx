import { screen, waitFor, within } from "@testing-library/react";
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

/** What has come in the place of what was pressed has the focus, with these words. */
const expectFocused = async (words: string | RegExp) => {
  const place = await screen.findByRole("status");
  await waitFor(() => expect(document.activeElement).toBe(place));
  expect(place.textContent).toMatch(words);
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
  await expectFocused("This quote is ordered: order MBC482913.");
});

it("offers to price it anew where its time was over meanwhile", async () => {
  const desk = new QuoteDesk();
  desk.refusals.push(new GraphQLError("Its prices are held no longer.", { extensions: { code: "CONFLICT" } }));
  await open(desk);
  const button = await screen.findByRole("button", { name: "Order this" });
  desk.quotes = [{ ...QUOTE, state: "EXPIRED" }];
  await user.click(button);
  await screen.findByRole("button", { name: "Price it anew" });
  await expectFocused(/^Its prices were held until 26 December 2026\./);
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

const EXPIRED = { ...QUOTE, state: "EXPIRED", promotion: { name: "Summer", code: "SUMMER25" } };
const lineOf = (id: string, name: string, totalPence: number) => ({ ...QUOTE.lines[0], id, name, totalPence });

it("prices an expired quote anew, says line by line what has changed, and leads to the new quote", async () => {
  const desk = new QuoteDesk();
  desk.quotes = [EXPIRED];
  desk.repriced = [
    { line: lineOf("dearer", "Wooden Blinds", 41_184), totalNowPence: 44_000 },
    { line: lineOf("same", "Roller Blinds", 10_000), totalNowPence: 10_000, notice: "It would be made wider." },
    { line: lineOf("gone", "Roman Blinds", 9_000), refusal: "Roman Blinds is no longer offered." },
  ];
  await open(desk);
  await user.click(await screen.findByRole("button", { name: "Price it anew" }));
  const changes = await screen.findByRole("list", { name: "What has changed" });
  expect(
    within(changes)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "2 × Wooden BlindsKitchen, left£411.84 before, £440.00 now",
    "2 × Roller BlindsKitchen, left£100.00 as beforeIt would be made wider.",
    "2 × Roman BlindsKitchen, leftRoman Blinds is no longer offered.",
    "The promotion “Summer” is not in the new quote.",
    "Total£474.78 before, £510.00 now",
  ]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("status")));
  expect(screen.getByRole("link", { name: "See the new quote" }).getAttribute("href")).toBe("/quotes/MBQ100002");
  expect(desk.pricedAnew).toEqual([{ number: "MBQ100001", idempotencyKey: expect.any(String) }]);
});

it("says why a quote can't be priced anew, and repeats it under the same key", async () => {
  const desk = new QuoteDesk();
  desk.quotes = [EXPIRED];
  desk.refusals.push(new GraphQLError("The shop is busy.", { extensions: { code: "SERVICE_UNAVAILABLE" } }));
  await open(desk);
  const button = await screen.findByRole("button", { name: "Price it anew" });
  await user.click(button);
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  await user.click(button);
  await screen.findByRole("link", { name: "See the new quote" });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(new Set(desk.pricedAnew.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it("shows what has become of a quote that was ordered before it was priced anew", async () => {
  const desk = new QuoteDesk();
  desk.quotes = [EXPIRED];
  desk.refusals.push(new GraphQLError("It has been ordered already.", { extensions: { code: "CONFLICT" } }));
  await open(desk);
  const button = await screen.findByRole("button", { name: "Price it anew" });
  desk.quotes = [{ ...QUOTE, state: "ORDERED", orderNumber: "MBC482913" }];
  await user.click(button);
  await screen.findByText("Ordered as MBC482913");
  expect(screen.queryByRole("button", { name: "Price it anew" })).toBeNull();
  await expectFocused("This quote is ordered: order MBC482913.");
});

it("takes no focus where nothing was pressed, and says where quotes that were priced anew are", async () => {
  const desk = new QuoteDesk();
  desk.quotes = [EXPIRED];
  await open(desk);
  const words = await screen.findByText(/Whatever you had priced anew is among/);
  expect(within(words).getByRole("link", { name: "Your quotes" }).getAttribute("href")).toBe("/quotes");
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole("status")).toBeNull();
});
