import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, expect, it } from "vitest";
import { expectLogged } from "../../../test/expect-logged";
import { describedBy, field } from "../../../test/fields";
import { collectNotices } from "../../../test/notices";
import { fill, openQuote, QuoteDesk, sendButton, VALID } from "../../../test/quote-screen";

const notices = collectNotices();

const typed = () => Object.fromEntries(Object.keys(VALID).map((label) => [label, field(label).value]));
const send = () => fireEvent.click(sendButton());

beforeEach(() => sessionStorage.clear());

it("sends the request, names the promised contact and empties itself", async () => {
  const { desk } = await openQuote();
  fill({ ...VALID, Postcode: "bs67qx" });
  fireEvent.input(field(/What do you have in mind/), { target: { value: "Three windows" } });
  send();
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(desk.requests).toEqual([
    {
      name: "Jo Whitfield",
      email: "jo@example.com",
      phone: "+447700900456",
      postcode: "BS6 7QX",
      message: "Three windows",
      website: "",
      startedAt: expect.anything(),
      idempotencyKey: expect.any(String),
    },
  ]);
  const promise = "We'll be in touch by 6pm on Monday 23 November.";
  expect(notices[0]).toEqual({ title: "Thank you. We have your request", description: promise });
  expect(screen.getByText(`Your request is with us. ${promise}`)).toBeDefined();
  expect(Object.values(typed())).toEqual(["", "", "", ""]);
});

it("shows Sending... while busy, and sends a double click once", async () => {
  const desk = new QuoteDesk();
  const answer = Promise.withResolvers<void>();
  desk.gate = answer.promise;
  await openQuote(desk);
  fill(VALID);
  const button = screen.getByRole("button");
  send();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  expect(screen.getByRole("button", { name: "Sending..." })).toBe(button);
  fireEvent.click(button);
  fireEvent.submit(screen.getByRole("form"));
  answer.resolve();
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(desk.requests).toHaveLength(1);
});

it("shows errors at the fields, links to them, and validates again while typing", async () => {
  const { desk } = await openQuote();
  send();
  const summary = await screen.findByRole("alert");
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(within(summary).getByText("Four details need another look")).toBeDefined();
  expect(describedBy("Phone")).toBe("Please enter a phone number we can ring, for example 020 7946 0123");
  expect(describedBy("Postcode")).toBe("Please enter a full UK postcode, for example SW1A 1AA");

  await userEvent.click(within(summary).getByRole("link", { name: "Please tell us your name" }));
  expect(document.activeElement).toBe(field("Name"));
  fill({ Name: "Jo" });
  await waitFor(() => expect(field("Name").getAttribute("aria-invalid")).toBe("false"));
  expect(within(summary).getByText("Three details need another look")).toBeDefined();
  expect(document.activeElement).toBe(field("Name"));
  fill({ Name: "" });
  await waitFor(() => expect(describedBy("Name")).toBe("Please tell us your name"));
  expect(desk.requests).toEqual([]);
});

it("shows validation errors of the server at their fields", async () => {
  const { desk } = await openQuote();
  const extensions = { code: "BAD_USER_INPUT", fields: { email: "We can't write there" } };
  desk.refusals.push(new GraphQLError("x", { extensions }));
  fill(VALID);
  send();
  await waitFor(() => expect(describedBy("Email")).toBe("We can't write there"));
  expect(typed()).toEqual(VALID);
  expect(notices).toEqual([]);
});

it.each([
  ["a server error", "Something went wrong.", "INTERNAL_SERVER_ERROR"],
  ["too many requests", "Please wait an hour.", "RATE_LIMITED"],
])("shows %s with the phone number, and keeps what was typed", async (_case, sentence, code) => {
  const { desk } = await openQuote();
  desk.refusals.push(new GraphQLError(sentence, { extensions: { code } }));
  fill(VALID);
  send();
  await waitFor(() =>
    expect(notices).toEqual([
      {
        kind: "failure",
        title: "Error sending request",
        description: "Please try again or call us directly at 01632 960001",
      },
    ]),
  );
  expect(typed()).toEqual(VALID);
  if (code === "INTERNAL_SERVER_ERROR") expectLogged("Failed to send quote request");
  expect(screen.queryByText("Please wait an hour.") !== null).toBe(code === "RATE_LIMITED");

  await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull());
  send();
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(notices[1]?.kind).toBeUndefined();
  // The server may have stored the first one, whose answer was lost.
  expect(new Set(desk.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it("keeps the draft while another page is visited", async () => {
  const { unmount } = await openQuote();
  fill(VALID);
  unmount();
  await openQuote();
  expect(typed()).toEqual(VALID);
});

it("has a honeypot field, and sends how long the form was open", async () => {
  const { desk } = await openQuote();
  const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(honeypot?.tabIndex).toBe(-1);
  expect(screen.queryByRole("textbox", { name: "Website" })).toBeNull();
  if (honeypot) honeypot.value = "https://spam.example";
  fill(VALID);
  send();
  await waitFor(() => expect(desk.requests).toHaveLength(1));
  expect(desk.requests[0]?.website).toBe("https://spam.example");
  const openFor = Date.now() - new Date(String(desk.requests[0]?.startedAt)).getTime();
  expect(openFor).toBeGreaterThanOrEqual(0);
  expect(openFor).toBeLessThan(60_000);
});

it("has autofill attributes", async () => {
  await openQuote();
  expect(Object.keys(VALID).map((label) => field(label).autocomplete)).toEqual(["name", "email", "tel", "postal-code"]);
  expect(Object.keys(VALID).map((label) => field(label).required)).toEqual([true, true, true, true]);
});
