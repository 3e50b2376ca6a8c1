import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { CartButton } from "../../features/cart/CartButton";
import { CartProvider } from "../../features/cart/CartProvider";
import { useAddToCart } from "../../features/cart/useAddToCart";
import { CartShop, shopError } from "../../test/cart-shop";
import { renderInShop } from "../../test/render-in-shop";
import { type Notice, listenForNotices } from "../../ui/toast/notify";
import { CartPanel } from "./CartPanel";

function AddButton() {
  const { add, isAdding } = useAddToCart();
  const input = { productId: "1", width: 47, height: 55, material: "Premium Wood", color: "Oak" };
  return (
    <button type="button" disabled={isAdding} onClick={() => void add(input)}>
      Add to cart
    </button>
  );
}

const open = (shop: CartShop) =>
  renderInShop(
    <CartProvider>
      <CartButton />
      <Routes>
        <Route path="/" element={<AddButton />} />
        <Route path="/cart" element={<h1>Shopping Cart</h1>} />
        <Route path="/checkout" element={<h1>Checkout</h1>} />
      </Routes>
      <CartPanel />
    </CartProvider>,
    shop.link,
  );

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const panel = (name: string) => screen.findByRole("dialog", { name });
const panelIsGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

let notices: Notice[];
beforeEach(() => {
  notices = [];
  return listenForNotices((notice) => notices.push(notice));
});

describe("the cart button", () => {
  it.each([
    { quantities: {}, name: "Cart, 0 items" },
    { quantities: { wooden: 1 }, name: "Cart, 1 item" },
    { quantities: { wooden: 2, roller: 1 }, name: "Cart, 3 items" },
  ])("is called $name", async ({ quantities, name }) => {
    await open(new CartShop(quantities));
    expect(await screen.findByRole("button", { name })).toBeDefined();
  });

  it("says nothing of a count that could not be read", async () => {
    const shop = new CartShop({ wooden: 1 });
    shop.failures.set("Cart", undefined);
    await open(shop);
    expect(await screen.findByRole("button", { name: "Cart" })).toBeDefined();
  });

  it("reads the cart once, however many show it", async () => {
    const shop = new CartShop({ wooden: 1 });
    await open(shop);
    await press("Cart, 1 item");
    await panel("Your Cart (1 item)");
    expect(shop.asked).toEqual(["Cart"]);
  });
});

describe("the cart panel", () => {
  it("opens after an item was added", async () => {
    await open(new CartShop({ roller: 1 }));

    await press("Add to cart");

    const dialog = within(await panel("Your Cart (2 items)"));
    expect(await dialog.findByRole("heading", { name: "Wooden Blinds" })).toBeDefined();
    expect(dialog.getByRole("group", { name: "Subtotal" }).textContent).toContain("£255.92");
  });

  it("stays closed, and says why, when nothing was added", async () => {
    const shop = new CartShop();
    shop.failures.set("AddToCart", shopError("LIMIT_EXCEEDED", "You can order at most 99 of one item."));
    await open(shop);

    await press("Add to cart");

    await waitFor(() =>
      expect(notices).toEqual([
        { kind: "failure", title: "Not added to your cart", description: "You can order at most 99 of one item." },
      ]),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    { link: "View Cart", page: "Shopping Cart" },
    { link: "Checkout", page: "Checkout" },
  ])("closes on the way to $page", async ({ link, page }) => {
    await open(new CartShop({ wooden: 1 }));
    await press("Cart, 1 item");

    await userEvent.click(within(await panel("Your Cart (1 item)")).getByRole("link", { name: link }));

    await panelIsGone();
    expect(screen.getByRole("heading", { name: page })).toBeDefined();
  });

  it("shows an empty cart and goes back to shopping", async () => {
    await open(new CartShop());
    await press("Cart, 0 items");

    const dialog = within(await panel("Your Cart (0 items)"));
    expect(dialog.getByRole("heading", { name: "Your cart is empty" })).toBeDefined();
    expect(dialog.getByText("Add some products to get started")).toBeDefined();
    await press("Continue Shopping");

    await panelIsGone();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cart, 0 items" }));
  });

  it("offers another try when the cart can't be read", async () => {
    const shop = new CartShop({ wooden: 1 });
    shop.failures.set("Cart", undefined);
    await open(shop);
    await press("Cart");

    await press("Try again");

    expect(await panel("Your Cart (1 item)")).toBeDefined();
  });
});

it("hears at once what another tab of the visitor changed", async () => {
  const shop = new CartShop({ wooden: 1 });
  const first = await open(shop);
  const second = await open(shop);
  const inFirst = within(first.container);
  const inSecond = within(second.container);
  await inSecond.findByRole("button", { name: "Cart, 1 item" });

  await userEvent.click(inFirst.getByRole("button", { name: "Add to cart" }));

  expect(await inSecond.findByRole("button", { name: "Cart, 2 items", hidden: true })).toBeDefined();
});
