import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { collectNotices } from "../../../test/notices";
import { renderInShop } from "../../../test/render-in-shop";
import { ShellShop } from "../../../test/shell-shop";
import { NewsletterForm } from "./NewsletterForm";

const notices = collectNotices();

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" });
const signUp = async (email: string, shop = new ShellShop()) => {
  await renderInShop(<NewsletterForm />, shop.link);
  if (email !== "") await userEvent.type(field(), email);
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  await waitFor(() => expect(notices).toHaveLength(1));
  return shop;
};
const refusal = {
  kind: "failure",
  title: "Please enter a valid email address",
  description: "The email address you entered is not valid.",
};

it("subscribes an e-mail address, asks to confirm it, and is empty again", async () => {
  const shop = await signUp(" jo@larch.example ");
  expect(shop.asked).toEqual(["Subscribe jo@larch.example"]);
  expect(notices).toEqual([
    {
      title: "Thank you for subscribing!",
      description:
        "You've been added to our mailing list. Please confirm with the link in the e-mail that we have sent.",
    },
  ]);
  await waitFor(() => expect(field().value).toBe(""));
});

it.each(["", "jo", "jo@larch", "larch.example"])("refuses “%s” without asking, and keeps it", async (typed) => {
  const shop = await signUp(typed);
  expect(notices).toEqual([refusal]);
  expect(shop.asked).toEqual([]);
  expect(field().value).toBe(typed);
  await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(field());
});

it("shows the server's refusal until the address is changed", async () => {
  const shop = new ShellShop();
  shop.failures.set("Subscribe", "BAD_USER_INPUT");
  await signUp("jo@.", shop);
  expect(notices).toEqual([refusal]);
  await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
  await userEvent.type(field(), "l");
  expect(field().getAttribute("aria-invalid")).toBe("false");
});

it.each([
  ["RATE_LIMITED", "The shop refused."],
  [undefined, "We can't reach the shop. Please check your connection and try again."],
])("shows a failure and keeps the address (%s)", async (code, description) => {
  const shop = new ShellShop();
  shop.failures.set("Subscribe", code);
  await signUp("jo@larch.example", shop);
  expect(notices).toEqual([{ kind: "failure", title: "You aren't signed up yet", description }]);
  expect(field().value).toBe("jo@larch.example");
  expect(field().getAttribute("aria-invalid")).toBe("false");
});
