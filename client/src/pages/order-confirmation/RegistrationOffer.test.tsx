import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { AccountShop } from "../../test/account-shop";
import { describedBy, field, fillFields } from "../../test/fields";
import { renderInShop } from "../../test/render-in-shop";
import { RegistrationOffer } from "./RegistrationOffer";

async function open(isSignedIn: boolean) {
  const shop = new AccountShop();
  shop.isSignedIn = isSignedIn;
  await renderInShop(
    <CartProvider>
      <RegistrationOffer number="MBC482913" email="jo@example.com" />
    </CartProvider>,
    shop.link,
  );
  return shop;
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Create account" }));

it("creates an account from the order with one field", async () => {
  const shop = await open(false);
  expect((await screen.findByLabelText<HTMLInputElement>("Password")).autocomplete).toBe("new-password");
  expect(describedBy("Password")).toContain("At least 10 characters");
  fillFields({ Password: "three plain words" });
  await send();
  expect(await screen.findByRole("heading", { name: "Look in your inbox" })).toBeTruthy();
  expect(shop.variablesOf("RegisterFromOrder")).toEqual({
    input: { orderNumber: "MBC482913", password: "three plain words" },
  });
});

it("refuses a password that is too short at its field", async () => {
  const shop = await open(false);
  await screen.findByLabelText("Password");
  fillFields({ Password: "short" });
  await send();
  expect(describedBy("Password")).toBe("Password must be at least 10 characters");
  expect(field("Password").value).toBe("short");
  expect(shop.changed).toEqual([]);
});

it("is not shown to signed-in customers", async () => {
  const shop = await open(true);
  await waitFor(() => expect(shop.asked).toHaveLength(1));
  expect(screen.queryByRole("heading", { name: "Keep this order in an account" })).toBeNull();
});
