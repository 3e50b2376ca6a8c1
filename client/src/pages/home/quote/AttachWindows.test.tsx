import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, expect, it } from "vitest";
import { windowsKey } from "../../../features/windows/windows-keys";
import { browserStorage } from "../../../lib/local-storage";
import { collectNotices } from "../../../test/notices";
import { fill, openQuote, QuoteDesk, sendButton, VALID } from "../../../test/quote-screen";

const notices = collectNotices();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const aWindow = (id: string, photo: string | null, chosen: boolean[]) => ({
  id,
  photo: photo && { id: photo },
  options: chosen.map((isChosen, index) => ({ id: `${id} ${index}`, isChosen })),
});

/** A browser that holds windows, two of which the shop keeps. */
function aDesk() {
  browserStorage.write(windowsKey(null), "{}");
  const desk = new QuoteDesk();
  desk.windows = [aWindow("w1", "f1", [true, false]), aWindow("w2", null, [])];
  return desk;
}

const attach = () => screen.findByRole("checkbox", { name: /^Send My windows with it/ });
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
  desk.windows = [aWindow("w1", null, [])];
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
});

it("says that the windows can't go with it, and sends the request without them", async () => {
  const desk = aDesk();
  const sentence = "The shop can't do this at the moment.";
  desk.windowsRefusal = new GraphQLError(sentence, { extensions: { code: "SERVICE_UNAVAILABLE" } });
  await openQuote(desk);
  fill(VALID);
  expect(await screen.findByText(`Your windows can’t be sent with it now. ${sentence}`)).toBeTruthy();
  expect(await sent(desk)).toEqual({ attachesProject: undefined, attachesPhotos: undefined });
});
