import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { TIMES, VISIT, VisitDesk } from "../../test/visit-desk";
import { VisitPage } from "./VisitPage";

const user = userEvent.setup();
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(desk = new VisitDesk(), path = "/visit?token=secret") {
  await renderInShop(<VisitPage />, desk.link, path);
  return desk;
}

it("shows when and where, and until when it can be changed", async () => {
  await open();
  await heading("We come on Tuesday 8 December, 9am to 11am");
  screen.getByText(/until 9am on Monday,? 7 December/);
  screen.getByText("14 Larch Terrace, Bristol, BS6 7QX");
  expect(screen.getByRole("button", { name: "Add to my calendar" })).toBeDefined();
});

it("moves the visit; the new time takes the focus", async () => {
  const desk = await open();
  await user.click(await screen.findByRole("button", { name: "Move it" }));
  const form = within(await screen.findByRole("form", { name: "Move the visit" }));
  await user.click(await form.findByRole("radio", { name: "2pm to 4pm" }));
  await user.click(form.getByRole("button", { name: "Move the visit" }));
  const moved = await heading("We come on Tuesday 8 December, 2pm to 4pm");
  await waitFor(() => expect(document.activeElement).toBe(moved));
  expect(desk.moves).toEqual([{ token: "secret", startsAt: TIMES[1]?.startsAt }]);
  expect(screen.queryByRole("form")).toBeNull();
});

it("says that a time was taken, and asks for one that was forgotten", async () => {
  const desk = await open();
  await user.click(await screen.findByRole("button", { name: "Move it" }));
  const form = within(await screen.findByRole("form", { name: "Move the visit" }));
  await form.findAllByRole("radio");
  await user.click(form.getByRole("button", { name: "Move the visit" }));
  expect((await form.findByRole("alert")).textContent).toBe("Please choose a time");
  desk.refusals.push(new GraphQLError("This time has just been taken.", { extensions: { code: "CONFLICT" } }));
  await user.click(form.getByRole("radio", { name: "2pm to 4pm" }));
  await user.click(form.getByRole("button", { name: "Move the visit" }));
  await waitFor(() => expect(form.getByRole("alert").textContent).toBe("This time has just been taken."));
});

it("cancels the visit at a second press", async () => {
  await open();
  await user.click(await screen.findByRole("button", { name: "Cancel it" }));
  const question = within(await screen.findByRole("group", { name: "Cancel the visit" }));
  await user.click(question.getByRole("button", { name: "Cancel the visit" }));
  await heading("Your visit is cancelled");
  screen.getByRole("link", { name: "Book another visit" });
  expect(screen.queryByRole("button", { name: "Move it" })).toBeNull();
});

it("names the phone after the cut-off", async () => {
  const desk = new VisitDesk();
  desk.visit = { ...VISIT, isChangeable: false };
  await open(desk);
  await screen.findByText(/please call 020 7946 0123/);
  expect(screen.queryByRole("button", { name: "Move it" })).toBeNull();
});

it("is over once its time is, before staff have said how it went", async () => {
  vi.setSystemTime(new Date("2026-12-08T11:00:01Z"));
  const desk = new VisitDesk();
  desk.visit = { ...VISIT, isChangeable: false };
  await open(desk);
  await heading("Our visit is over");
  screen.getByText(/^It was on Tuesday 8 December, 9am to 11am\./);
  screen.getByRole("link", { name: "Book another visit" });
  expect(screen.queryByRole("button", { name: "Add to my calendar" })).toBeNull();
});

it.each([
  ["CANCELLED", true],
  ["NOBODY_HOME", true],
  ["DONE", false],
])(
  "leads from a visit for an order that is %s to the order, where another one is booked: %s",
  async (state, isForNothing) => {
    const desk = new VisitDesk();
    desk.visit = { ...VISIT, state, orderNumber: "MBC482913", isChangeable: false };
    await open(desk);
    const link = await screen.findByRole("link", { name: "See your order" });
    expect(link.getAttribute("href")).toBe("/track-order?number=MBC482913");
    expect(screen.queryByText(/you can book another visit on its page/) !== null).toBe(isForNothing);
    expect(screen.queryByRole("link", { name: "Book another visit" })).toBeNull();
  },
);

it("knows no visit for another link", async () => {
  const desk = new VisitDesk();
  desk.visit = null;
  await open(desk);
  await heading("This link doesn't work");
  expect(screen.getByRole("link", { name: "Book a visit" }).getAttribute("href")).toBe("/book-a-visit");
});
