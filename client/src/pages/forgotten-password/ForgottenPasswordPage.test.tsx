import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AccountShop } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { describedBy, field, fillFields } from "../../test/fields";
import { renderInShop } from "../../test/render-in-shop";
import { ForgottenPasswordPage } from "./ForgottenPasswordPage";

async function open(shop = new AccountShop()) {
  await renderInShop(<ForgottenPasswordPage />, shop.link, "/forgotten-password");
  return shop;
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Send the link" }));

it("sends a link, with the same text for every address, and accepts another address", async () => {
  const shop = await open();
  fillFields({ Email: "jo@example.com" });
  await send();
  expect(await screen.findByRole("heading", { name: "Look in your inbox" })).toBeTruthy();
  expect(screen.getByText(/If it belongs to an account/)).toBeTruthy();
  expect(shop.variablesOf("RequestPasswordReset")).toEqual({ input: { email: "jo@example.com" } });
  await userEvent.click(screen.getByRole("button", { name: "Use another address" }));
  expect(document.activeElement).toBe(field("Email"));
});

it("requires an e-mail address", async () => {
  const shop = await open();
  await send();
  expect(describedBy("Email")).toBe("Please enter a valid email address");
  expect(shop.changed).toEqual([]);
});

it("shows how long to wait after too many requests", async () => {
  const shop = new AccountShop();
  shop.failures.set("RequestPasswordReset", shopError("RATE_LIMITED", "Please try again in 4 minutes."));
  await open(shop);
  fillFields({ Email: "jo@example.com" });
  await send();
  expect(await screen.findByText("Please try again in 4 minutes.")).toBeTruthy();
  expect(field("Email").value).toBe("jo@example.com");
});
