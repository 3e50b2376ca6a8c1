import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { EnquiryDesk } from "../../test/enquiry-desk";
import { expectLogged } from "../../test/expect-logged";
import { describedBy, field, fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { ContactPage } from "./ContactPage";

const VALID = { Name: "Jo Whitfield", Email: "jo@example.com", Message: "Do you fit bay windows?" };

const open = async (address = "/contact", desk = new EnquiryDesk()) => {
  await renderInShop(<ContactPage />, desk.link, address);
  return desk;
};
const send = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));
const refused = (code: string) => new GraphQLError("No", { extensions: { code } });

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

describe("message validation", () => {
  it.each([
    ["Name", "", "Please tell us your name"],
    ["Name", "   ", "Please tell us your name"],
    ["Email", "jo.example.com", "Please enter a valid email address"],
    ["Phone optional", "12", "Please enter a phone number we can ring, for example 020 7946 0123"],
    ["Message", "  \n ", "Please write your message"],
  ])("refuses %s %j at its field", async (label, value, sentence) => {
    const desk = await open();
    fillFields({ ...VALID, [label]: value });

    await send();

    await waitFor(() => expect(describedBy(label)).toContain(sentence));
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(desk.messages).toEqual([]);
  });

  it.each([
    ["020 7946 0123", "+442079460123"],
    ["07700 900456", "+447700900456"],
    ["+44 7700 900456", "+447700900456"],
  ])("normalises the phone number %s", async (typed, phone) => {
    const desk = await open();
    fillFields({ ...VALID, "Phone optional": typed });
    await send();
    await screen.findByRole("heading", { name: "Message sent" });
    expect(desk.messages[0]?.phone).toBe(phone);
  });

  it("keeps line breaks and trims the text", async () => {
    const desk = await open();
    fillFields({ ...VALID, Name: "  Jo Whitfield ", Message: "Bay windows?\n\nThree of them.\n" });
    await send();
    await screen.findByRole("heading", { name: "Message sent" });
    expect(desk.messages[0]).toMatchObject({ name: "Jo Whitfield", message: "Bay windows?\n\nThree of them." });
  });
});

describe("the idempotency key", () => {
  it("changes with the message", async () => {
    const desk = await open();
    desk.refusals.push(refused("INTERNAL_SERVER_ERROR"));
    fillFields(VALID);
    await send();
    await waitFor(() => expect(notices).toHaveLength(1));
    expectLogged("Error sending request");

    fillFields({ Message: "Do you fit skylights?" });
    await send();

    await screen.findByRole("heading", { name: "Message sent" });
    expect(new Set(desk.keys).size).toBe(2);
  });

  it("changes after the message was sent", async () => {
    const desk = await open();
    fillFields(VALID);
    await send();
    await userEvent.click(await screen.findByRole("button", { name: "Write another message" }));
    fillFields(VALID);
    await send();
    await screen.findByRole("heading", { name: "Message sent" });
    expect(new Set(desk.keys).size).toBe(2);
    expect(desk.messages).toHaveLength(2);
  });
});

describe("a sent message", () => {
  it("leaves no draft in the browser", async () => {
    await open();
    fillFields(VALID);
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain("bay windows");
    await send();
    await screen.findByRole("heading", { name: "Message sent" });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("bay windows");
  });

  it("is confirmed with the e-mail address", async () => {
    await open();
    fillFields(VALID);
    await send();
    expect(await screen.findByText(/answer to jo@example.com/)).toBeDefined();
  });
});

it("sends the hidden honeypot field", async () => {
  const desk = await open();
  const honeypot = document.querySelector<HTMLInputElement>("input[name=website]");
  expect([honeypot?.tabIndex, honeypot?.autocomplete, honeypot?.closest("[aria-hidden=true]") !== null]).toEqual([
    -1,
    "off",
    true,
  ]);
  expect(screen.queryByRole("textbox", { name: "Website" })).toBeNull();
  if (honeypot) honeypot.value = "https://spam.example";
  fillFields(VALID);
  await send();
  await screen.findByRole("heading", { name: "Message sent" });
  expect(desk.messages[0]?.website).toBe("https://spam.example");
});
