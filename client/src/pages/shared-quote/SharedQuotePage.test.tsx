import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, expect, it } from "vitest";
import { QUOTE, QuoteDesk } from "../../test/quote-desk";
import { renderInShop } from "../../test/render-in-shop";
import { SharedQuotePage } from "./SharedQuotePage";

const user = userEvent.setup();

beforeEach(() => sessionStorage.clear());

function openPage(desk = new QuoteDesk(), path = "/shared-quote?token=secret") {
  desk.tokens.push("secret");
  return renderInShop(<SharedQuotePage />, desk.link, path);
}
async function open(desk = new QuoteDesk(), path?: string) {
  await openPage(desk, path);
  return desk;
}
const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });

const agree = async () => {
  await user.click(await screen.findByRole("button", { name: "I agree" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Robin Larch");
};

it("shows what is quoted, for which window and until when", async () => {
  await open();
  await screen.findByRole("heading", { level: 1, name: "Quote MBQ100001" });
  screen.getByText("Held until 26 December 2026");
  screen.getByText("Kitchen, left");
  expect(screen.getByRole("group", { name: "Total" }).textContent).toContain("£474.78");
});

it("takes agreement, and says so where the focus is then", async () => {
  const desk = await open();
  await agree();
  await user.type(screen.getByRole("textbox", { name: /^Comment/ }), "Yes, www.larch.example has them too");
  await user.click(screen.getByRole("button", { name: "I agree" }));
  const status = await screen.findByText("Robin Larch agrees");
  await waitFor(() => expect(document.activeElement?.contains(status)).toBe(true));
  screen.getByText("Yes, www.larch.example has them too");
  expect(screen.queryByRole("link", { name: /larch/ })).toBeNull();
  expect(desk.agreed).toEqual([
    { token: "secret", name: "Robin Larch", comment: "Yes, www.larch.example has them too" },
  ]);
  screen.getByRole("button", { name: "Say it anew" });
});

it("says what is missing, and keeps what was typed where the shop refuses", async () => {
  const desk = await open();
  await user.click(await screen.findByRole("button", { name: "I agree" }));
  await user.click(await screen.findByRole("button", { name: "I agree" }));
  await screen.findByRole("link", { name: "Please tell us your name" });
  expect(desk.agreed).toEqual([]);
  desk.refusals.push(new GraphQLError("This quote has been ordered.", { extensions: { code: "CONFLICT" } }));
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Robin Larch");
  await user.click(screen.getByRole("button", { name: "I agree" }));
  await screen.findByText("This quote has been ordered.");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Robin Larch");
});

it("keeps what was typed for this quote, and for no other", async () => {
  const { unmount } = await openPage();
  await agree();
  unmount();
  const again = await openPage();
  await user.click(await screen.findByRole("button", { name: "I agree" }));
  expect((await name()).value).toBe("Robin Larch");
  again.unmount();

  const other = new QuoteDesk();
  other.quotes = [{ ...QUOTE, number: "MBQ100002" }];
  await openPage(other);
  await user.click(await screen.findByRole("button", { name: "I agree" }));
  expect((await name()).value).toBe("");
});

it.each([
  ["EXPIRED", "Was held until 26 December 2026"],
  ["ORDERED", "Ordered"],
])("can't be agreed to once it is %s", async (state, words) => {
  const desk = new QuoteDesk();
  desk.quotes = [{ ...QUOTE, state }];
  await open(desk);
  await screen.findByText(words);
  expect(screen.queryByRole("button", { name: "I agree" })).toBeNull();
});

it.each(["/shared-quote?token=other", "/shared-quote"])("%s is one plain page", async (path) => {
  await open(new QuoteDesk(), path);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toMatch(/link/i);
  screen.getByRole("link", { name: "See our products" });
  expect(screen.queryByText(/MBQ/)).toBeNull();
});
