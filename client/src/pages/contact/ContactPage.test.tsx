import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { INSPIRATIONS } from "../../content/inspirations";
import { EnquiryDesk } from "../../test/enquiry-desk";
import { expectLogged } from "../../test/expect-logged";
import { describedBy, field, fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { ContactPage } from "./ContactPage";

const VALID = { Name: "Jo Whitfield", Email: "jo@example.com", Message: "Do you fit bay windows?" };

type Address = Parameters<typeof renderInShop>[2];

async function open(address: Address = "/contact", desk = new EnquiryDesk()) {
  return { desk, ...(await renderInShop(<ContactPage />, desk.link, address)) };
}

const send = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));
const refused = (code: string, message: string, details = {}) =>
  new GraphQLError(message, { extensions: { code, ...details } });

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

it("shows all contact details", async () => {
  await open();

  for (const [name, href] of [
    ["020 7946 0123", "tel:02079460123"],
    ["07700 900123", "https://wa.me/447700900123"],
    ["hello@measured.example", "mailto:hello@measured.example"],
  ])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
  expect(screen.getByText("9am–6pm")).toBeDefined();
  expect(screen.getByText("Closed").nextElementSibling?.textContent).toBe("24 December 2026: Christmas Eve");
});

describe("a message", () => {
  it("is sent as typed, and confirmed", async () => {
    const { desk } = await open();
    fillFields({ ...VALID, "Phone optional": "020 7946 0000" });

    await send();

    await screen.findByRole("heading", { name: "Message sent" });
    expect(desk.messages).toEqual([
      {
        name: "Jo Whitfield",
        email: "jo@example.com",
        phone: "+442079460000",
        message: "Do you fit bay windows?",
        website: "",
        startedAt: expect.any(String),
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(document.activeElement).toBe(screen.getByRole("status"));
    await userEvent.click(screen.getByRole("button", { name: "Write another message" }));
    expect(field("Message").value).toBe("");
  });

  it("is sent once for two clicks within one frame", async () => {
    const { desk } = await open();
    const answers = Promise.withResolvers<void>();
    desk.gate = answers.promise;
    fillFields(VALID);

    const button = screen.getByRole("button", { name: "Send message" });
    await act(async () => button.click());
    await userEvent.click(await screen.findByRole("button", { name: "Sending..." }));
    answers.resolve();

    await screen.findByRole("heading", { name: "Message sent" });
    expect(desk.messages).toHaveLength(1);
  });

  it("is validated field by field before it is sent", async () => {
    const { desk } = await open();
    fillFields({ Email: "jo@", "Phone optional": "12" });

    await send();

    expect(describedBy("Name")).toBe("Please tell us your name");
    expect(describedBy("Email")).toBe("Please enter a valid email address");
    expect(describedBy("Phone optional")).toContain("Please enter a phone number we can ring");
    expect(describedBy("Message")).toBe("Please write your message");
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(desk.messages).toEqual([]);
  });

  it("shows validation errors of the server at their fields", async () => {
    const { desk } = await open();
    fillFields(VALID);
    desk.refusals.push(refused("BAD_USER_INPUT", "No", { fields: { email: "We can't write to this address" } }));

    await send();

    await waitFor(() => expect(describedBy("Email")).toBe("We can't write to this address"));
    expect(notices).toEqual([]);
  });

  it.each([
    ["INTERNAL_SERVER_ERROR", "Please try again or call us directly at 020 7946 0123"],
    ["RATE_LIMITED", "That was a little too often. Please try again in 40 seconds."],
  ])("is kept, with a notice, when it fails with %s", async (code, description) => {
    const { desk, unmount } = await open();
    fillFields(VALID);
    desk.refusals.push(refused(code, "That was a little too often. Please try again in 40 seconds."));

    await send();

    await waitFor(() => expect(notices).toEqual([{ kind: "failure", title: "Error sending request", description }]));
    if (code === "INTERNAL_SERVER_ERROR") expectLogged("Error sending request");
    expect(field("Message").value).toBe(VALID.Message);
    unmount();
    await open("/contact", desk);
    expect(field("Message").value).toBe(VALID.Message);

    // The server may have stored it and only the answer was lost: it is sent under the same key.
    await send();
    await screen.findByRole("heading", { name: "Message sent" });
    expect(desk.keys).toHaveLength(2);
    expect(new Set(desk.keys).size).toBe(1);
  });
});

describe("?inspiration=", () => {
  it.each(INSPIRATIONS)("prefills the message about $id", async ({ id, title }) => {
    const { desk } = await open(`/contact?inspiration=${id}`);
    expect(field("Message").value).toContain(`“${title}”`);
    expect(describedBy("Message")).toBe(`About “${title}”`);
    fillFields({ Name: VALID.Name, Email: VALID.Email });

    await send();

    await screen.findByRole("heading", { name: "Message sent" });
    expect(desk.messages[0]?.inspirationId).toBe(id);
  });

  it("keeps a message that was begun before", async () => {
    const { unmount } = await open();
    fillFields({ Message: "Hello" });
    unmount();

    await open("/contact?inspiration=coastal-living-room");

    expect(field("Message").value).toBe("Hello");
  });

  it("is ignored for an unknown design", async () => {
    await open("/contact?inspiration=castle");
    expect(field("Message").value).toBe("");
  });
});
