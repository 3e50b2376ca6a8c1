import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, expect, it, vi } from "vitest";
import { addWindow } from "../../../features/windows/change-windows";
import { windowsSync } from "../../../features/windows/sync-windows";
import { windowsKey } from "../../../features/windows/windows-keys";
import { windowsStore } from "../../../features/windows/windows-store";
import { browserStorage } from "../../../lib/local-storage";
import { anOption, aWindow } from "../../../test/choices-desk";
import { expectLogged } from "../../../test/expect-logged";
import { collectNotices } from "../../../test/notices";
import { fill, openQuote, QuoteDesk, sendButton, VALID } from "../../../test/quote-screen";

const notices = collectNotices();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  windowsStore.forget();
  windowsSync.forget();
});

const kept = (key: string, photo: string | null, chosen: boolean[]) => ({
  ...aWindow(
    key,
    key,
    null,
    chosen.map((isChosen, index) => anOption(`${key} ${index}`, { isChosen })),
  ),
  photo: photo && { id: photo },
});

/** A browser that holds windows, two of which the shop keeps. */
function aDesk() {
  browserStorage.write(windowsKey(null), "{}");
  const desk = new QuoteDesk();
  desk.windows = [kept("w1", "f1", [true, false]), kept("w2", null, [])];
  return desk;
}

const attach = () => screen.findByRole("checkbox", { name: /^Send My windows with it:/ });
const sent = async (desk: QuoteDesk) => {
  await userEvent.click(sendButton());
  await waitFor(() => expect(notices.length).toBeGreaterThan(0));
  const { attachesProject, attachesPhotos } = desk.requests.at(-1) ?? {};
  return { attachesProject, attachesPhotos };
};

it("sends the windows with the request, and says what they are; no photos unless they are ticked", async () => {
  const { desk } = await openQuote(aDesk());
  fill(VALID);
  expect((await attach()).parentElement?.textContent).toBe(
    "Send My windows with it: 2 windows with their sizes and notes, 2 options and 1 choice",
  );
  expect(await sent(desk)).toEqual({ attachesProject: true, attachesPhotos: undefined });
});

it("sends photos where they are ticked, and asks anew for the next request", async () => {
  const { desk } = await openQuote(aDesk());
  fill(VALID);
  await attach();
  await userEvent.click(screen.getByRole("checkbox", { name: "And the photo of one window" }));
  expect(await sent(desk)).toEqual({ attachesProject: true, attachesPhotos: true });
  await attach();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /photo/ }).checked).toBe(false);
});

it("sends nothing of them where that is not wanted", async () => {
  const { desk } = await openQuote(aDesk());
  fill(VALID);
  await userEvent.click(await attach());
  expect(screen.queryByRole("checkbox", { name: /photo/ })).toBeNull();
  expect(await sent(desk)).toEqual({ attachesProject: undefined, attachesPhotos: undefined });
});

it("does not ask whoever has no windows", async () => {
  const desk = new QuoteDesk();
  desk.windows = [kept("w1", null, [])];
  await openQuote(desk);
  fill(VALID);
  expect(await sent(desk)).toEqual({ attachesProject: undefined, attachesPhotos: undefined });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("says why the windows are not taken, and keeps what was typed", async () => {
  const desk = aDesk();
  const sentence = "My windows has no windows to send. Please send your request without them.";
  const details = { code: "BAD_USER_INPUT", fields: { attachesProject: sentence } };
  desk.refusals.push(new GraphQLError(sentence, { extensions: details }));
  await openQuote(desk);
  fill(VALID);
  await attach();
  await userEvent.click(sendButton());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe(VALID.Name);
  await userEvent.click(await attach());
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});

it("sends the windows with a request that does not wait for what they are", async () => {
  const desk = aDesk();
  let answer = () => {};
  desk.windowsGate = new Promise((resolve) => (answer = resolve));
  await openQuote(desk);
  fill(VALID);
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Send My windows with it" });
  expect(box.checked).toBe(true);
  expect(await sent(desk)).toEqual({ attachesProject: true, attachesPhotos: undefined });
  // Exchanges take turns, also those of the next tests.
  answer();
  await attach();
});

it("has what waits in this browser sent first", async () => {
  addWindow("new", "CASEMENT", null);
  await openQuote(new QuoteDesk());
  expect((await attach()).parentElement?.textContent).toBe(
    "Send My windows with it: 1 window with its sizes and notes",
  );
  expect(screen.queryByText(/yet to be sent/)).toBeNull();
});

it("says that the shop does not have all, and where to see to it", async () => {
  const desk = aDesk();
  addWindow("new", "CASEMENT", null);
  desk.savingRefusal = new GraphQLError("This is too many.", { extensions: { code: "LIMIT_EXCEEDED" } });
  await openQuote(desk);
  await screen.findByText(/^Something in this browser has yet to be sent to us\./);
  expect((await attach()).parentElement?.textContent).toContain("2 windows");
  expect(screen.getByRole("link", { name: "Open My windows" }).getAttribute("href")).toBe("/windows");
});

it("says that the windows can't go with it, and sends the request without them", async () => {
  const desk = aDesk();
  const sentence = "The shop can't do this at the moment.";
  desk.windowsRefusal = new GraphQLError(sentence, { extensions: { code: "SERVICE_UNAVAILABLE" } });
  await openQuote(desk);
  fill(VALID);
  expect(await screen.findByText(`Your windows can’t be sent with it now. ${sentence}`)).toBeTruthy();
  expectLogged("Windows not sent");
  // The next request is asked for anew.
  desk.windowsRefusal = undefined;
  expect(await sent(desk)).toEqual({ attachesProject: undefined, attachesPhotos: undefined });
});

it("leaves the form as it is where this part of it fails", async () => {
  vi.spyOn(windowsStore, "current").mockImplementation(() => {
    throw new Error("A part of the page could not be loaded.");
  });
  // React reports what a boundary has caught.
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { desk } = await openQuote(aDesk());
  await screen.findByText("Your windows can’t be sent with it now.");
  reports.mockClear();
  fill(VALID);
  expect(await sent(desk)).toEqual({ attachesProject: undefined, attachesPhotos: undefined });
});
