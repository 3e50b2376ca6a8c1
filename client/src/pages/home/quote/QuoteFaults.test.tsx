import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { expectLogged } from "../../../test/expect-logged";
import { describedBy, field } from "../../../test/fields";
import { collectNotices } from "../../../test/notices";
import { fill, openQuote, QuoteDesk, sendButton, VALID } from "../../../test/quote-screen";

const MESSAGE = /What do you have in mind/;

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

const send = () => userEvent.click(sendButton());
const refused = (code: string, details = {}) => new GraphQLError("No", { extensions: { code, ...details } });

describe("validation of a quote request", () => {
  it.each([
    ["Name", " ", "Please tell us your name"],
    ["Email", "jo@", "Please enter a valid email address"],
    ["Phone", "12", "Please enter a phone number we can ring, for example 020 7946 0123"],
    ["Postcode", "BS6", "Please enter a full UK postcode, for example SW1A 1AA"],
  ])("refuses %s %j at its field", async (label, value, sentence) => {
    const { desk } = await openQuote();
    fill({ ...VALID, [label]: value });
    await send();
    const summary = within(await screen.findByRole("alert"));
    expect(summary.getByText("One detail needs another look")).toBeDefined();
    expect(describedBy(label)).toBe(sentence);
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    await userEvent.click(summary.getByRole("link", { name: sentence }));
    expect(document.activeElement).toBe(field(label));
    expect(desk.requests).toEqual([]);
  });

  it.each([
    ["bs67qx", "BS6 7QX"],
    [" sw1a  1aa ", "SW1A 1AA"],
  ])("normalises the postcode %j", async (typed, postcode) => {
    const { desk } = await openQuote();
    fill({ ...VALID, Postcode: typed });
    await send();
    await waitFor(() => expect(desk.requests[0]?.postcode).toBe(postcode));
  });

  it("does not require a message", async () => {
    const { desk } = await openQuote();
    fill(VALID);
    expect(screen.getByLabelText<HTMLTextAreaElement>(MESSAGE).required).toBe(false);
    await send();
    await waitFor(() => expect(desk.requests).toHaveLength(1));
    await waitFor(() => expect(notices).toHaveLength(1));
  });
});

describe("a refused quote request", () => {
  it("has an error at each field that the API names", async () => {
    const { desk } = await openQuote();
    const fields = { email: "We can't write there", postcode: "We don't fit there" };
    desk.refusals.push(refused("BAD_USER_INPUT", { fields }));
    fill(VALID);
    await send();
    await waitFor(() => expect(describedBy("Email")).toBe(fields.email));
    expect(describedBy("Postcode")).toBe(fields.postcode);
    expect(
      within(screen.getByRole("alert"))
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([fields.email, fields.postcode]);
    expect(notices).toEqual([]);
  });

  it("can be sent again with a new idempotency key for other data", async () => {
    const { desk } = await openQuote();
    desk.refusals.push(refused("INTERNAL_SERVER_ERROR"));
    fill(VALID);
    await send();
    await waitFor(() => expect(notices).toHaveLength(1));
    expectLogged("Failed to send quote request");
    fill({ Name: "Kim Whitfield" });
    await send();
    await waitFor(() => expect(desk.requests).toHaveLength(2));
    expect(new Set(desk.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    await waitFor(() => expect(notices).toHaveLength(2));
  });
});

describe("a sent quote request", () => {
  it.each([
    ["2026-11-23T18:00:00.000Z", "We'll be in touch by 6pm on Monday 23 November."],
    ["2026-07-06T11:30:00.000Z", "We'll be in touch by 12.30pm on Monday 6 July."],
  ])("promises contact by %s in London time: %s", async (promisedContactBy, sentence) => {
    const desk = new QuoteDesk();
    desk.promisedContactBy = promisedContactBy;
    await openQuote(desk);
    fill(VALID);
    await send();
    await waitFor(() => expect(notices[0]?.description).toBe(sentence));
  });

  it("leaves no draft in the browser", async () => {
    await openQuote();
    fill(VALID);
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain("Whitfield");
    await send();
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("Whitfield");
  });
});
