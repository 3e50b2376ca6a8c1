import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { CartPage } from "../../pages/cart/CartPage";
import { CartShop, shopError } from "../../test/cart-shop";
import { CurrentUrl } from "../../test/CurrentUrl";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { CartButton } from "../header/CartButton";
import { CartPanel } from "./CartPanel";

const notices = collectNotices();

const open = async (shop: CartShop, path = "/") => {
  await renderInShop(
    <CartProvider>
      <CartButton />
      <CurrentUrl />
      <Link to="/materials">Materials</Link>
      <Routes>
        <Route path="/cart" element={<CartPage />} />
        <Route path="*" element={<h1>A page</h1>} />
      </Routes>
      <CartPanel />
    </CartProvider>,
    shop.link,
    path,
  );
  const button = await screen.findByRole("button", { name: /^Cart, / });
  await userEvent.click(button);
  return button;
};
const panel = async (name: string) => {
  const dialog = await screen.findByRole("dialog", { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
};
const panelIsGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("the cart panel", () => {
  it("closes on Escape and returns the focus to its button", async () => {
    const button = await open(new CartShop({ wooden: 1 }));
    await panel("Your Cart (1 item)");
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await userEvent.keyboard("{Escape}");
    await panelIsGone();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("closes with its close button", async () => {
    await open(new CartShop({ wooden: 1 }));
    const dialog = await panel("Your Cart (1 item)");
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await panelIsGone();
    expect(screen.getByRole("heading", { name: "A page" })).toBeDefined();
  });

  it("closes when a product link is followed", async () => {
    await open(new CartShop({ wooden: 1 }));
    const dialog = await panel("Your Cart (1 item)");
    await userEvent.click(dialog.getByRole("link", { name: "Wooden Blinds" }));
    await panelIsGone();
    expect(screen.getByRole("status", { name: "URL" }).textContent).toBe("/products/wooden-blinds");
  });

  it("closes on navigation", async () => {
    await open(new CartShop({ wooden: 1 }));
    await panel("Your Cart (1 item)");
    await act(async () => screen.getByText("Materials").click());
    await panelIsGone();
    expect(screen.getByText("/materials")).toBeDefined();
  });

  it("shows the new count at once, and the old amounts as busy until the response arrives", async () => {
    const shop = new CartShop({ wooden: 1 });
    await open(shop);
    const dialog = await panel("Your Cart (1 item)");
    shop.hold();
    await userEvent.click(dialog.getByRole("button", { name: "Increase quantity of Wooden Blinds" }));
    await panel("Your Cart (2 items)");
    const subtotal = dialog.getByRole("group", { name: "Subtotal" });
    expect([subtotal.textContent, subtotal.getAttribute("aria-busy")]).toEqual(["Subtotal£205.92", "true"]);
    await act(async () => shop.release());
    await waitFor(() => expect(subtotal.getAttribute("aria-busy")).toBe("false"));
    expect(subtotal.textContent).toBe("Subtotal£411.84");
  });

  it("announces count and subtotal after each change", async () => {
    await open(new CartShop({ wooden: 1 }));
    const dialog = await panel("Your Cart (1 item)");
    const announced = () => dialog.getAllByRole("status").map(({ textContent }) => textContent);
    expect(announced()).toContain("1 item, subtotal £205.92");
    await userEvent.click(dialog.getByRole("button", { name: "Increase quantity of Wooden Blinds" }));
    await waitFor(() => expect(announced()).toContain("2 items, subtotal £411.84"));
  });

  it("shows the amount missing for free delivery", async () => {
    await open(new CartShop({ wooden: 1 }));
    const dialog = await panel("Your Cart (1 item)");
    expect(dialog.getByRole("img", { name: "£205.92 of £499" })).toBeDefined();
  });

  it("keeps a line that could not be removed and shows a toast", async () => {
    const shop = new CartShop({ wooden: 1 });
    shop.failures.set("RemoveCartLine", shopError("RATE_LIMITED", "Please try again in 20 seconds."));
    await open(shop);
    const dialog = await panel("Your Cart (1 item)");
    await userEvent.click(dialog.getByRole("button", { name: "Remove Wooden Blinds" }));
    await waitFor(() =>
      expect(notices).toEqual([
        { kind: "failure", title: "Item not removed", description: "Please try again in 20 seconds." },
      ]),
    );
    expect(dialog.getByRole("heading", { name: "Wooden Blinds" })).toBeDefined();
  });
});

describe("the promotion code in the panel", () => {
  it("shows its field on request and focuses it", async () => {
    await open(new CartShop({ wooden: 1 }));
    const dialog = await panel("Your Cart (1 item)");
    expect(dialog.queryByRole("textbox")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Enter a promotion code" }));
    expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Promotion code" }));
  });

  it("is shown when one is applied, and can be removed", async () => {
    const shop = new CartShop({ wooden: 1 });
    shop.code = "SUMMER25";
    await open(shop);
    const dialog = await panel("Your Cart (1 item)");
    expect(dialog.getByText("SUMMER25").parentElement?.textContent).toBe("SUMMER25 takes 10% off");
    await userEvent.click(dialog.getByRole("button", { name: "Remove promotion code" }));
    await waitFor(() => expect(dialog.queryByRole("group", { name: /^Discount/ })).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it("shows a refusal at its field and keeps what was typed", async () => {
    await open(new CartShop({ wooden: 1 }));
    const dialog = await panel("Your Cart (1 item)");
    await userEvent.click(dialog.getByRole("button", { name: "Enter a promotion code" }));
    await userEvent.keyboard("WINTER25{Enter}");
    const field = await dialog.findByRole("textbox", {
      name: "Promotion code",
      description: "WINTER25 ended on 28 February 2025.",
    });
    expect((field as HTMLInputElement).value).toBe("WINTER25");
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});

describe("the panel above the cart page", () => {
  it("offers Undo in both and focuses the one in the panel", async () => {
    await open(new CartShop({ wooden: 2, roller: 1 }), "/cart");
    const dialog = await panel("Your Cart (3 items)");
    await userEvent.click(dialog.getByRole("button", { name: "Remove Wooden Blinds" }));
    const undo = await dialog.findByRole("button", { name: "Undo removing Wooden Blinds" });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    expect(screen.getAllByRole("button", { name: "Undo removing Wooden Blinds", hidden: true })).toHaveLength(2);
  });
});
