import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { expect, it } from "vitest";
import { QUOTE, QuoteDesk } from "../../test/quote-desk";
import { renderInShop } from "../../test/render-in-shop";
import { ShareQuote } from "./ShareQuote";

async function open(desk = new QuoteDesk(), sharedAt: string | null = null) {
  await renderInShop(<ShareQuote quote={{ ...QUOTE, sharedAt }} />, desk.link, "/quotes/MBQ100001");
  return desk;
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));

it("makes a link, marks it, and copies it", async () => {
  const user = userEvent.setup();
  await open();
  await press(user, "Make a link to share");
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Link to share" });
  expect(field.value).toBe(`${window.location.origin}/shared-quote?token=MBQ100001-link-1`);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await press(user, "Copy the link");
  await screen.findByText("The link is copied.");
  expect(await navigator.clipboard.readText()).toBe(field.value);
});

it("ends the link, so that another can be made", async () => {
  const user = userEvent.setup();
  const desk = await open();
  await press(user, "Make a link to share");
  await screen.findByRole("textbox");
  await press(user, "End the link");
  await screen.findByRole("button", { name: "Make a link to share" });
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(desk.tokens).toEqual(["MBQ100001-link-1", "ended"]);
});

it("replaces a link that was made before, which it can't show", async () => {
  const user = userEvent.setup();
  await open(new QuoteDesk(), "2026-11-26T19:00:00Z");
  screen.getByText(/A link made on 26 November 2026 shows this quote/);
  await press(user, "Make a new link");
  await screen.findByRole("textbox", { name: "Link to share" });
});

it("says why there is no link", async () => {
  const user = userEvent.setup();
  const desk = new QuoteDesk();
  desk.refusals.push(new GraphQLError("There is no such quote.", { extensions: { code: "NOT_FOUND" } }));
  await open(desk);
  await press(user, "Make a link to share");
  expect((await screen.findByRole("alert")).textContent).toBe("There is no such quote.");
});
