import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { useAddToCart } from "../../features/cart/useAddToCart";
import { CartShop, shopError } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { CartButton } from "../header/CartButton";
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
/** The open panel with the focus in it; closing returns the focus. */
const panel = async (name: string) => {
  const dialog = await screen.findByRole("dialog", { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
};
const panelIsGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

const notices = collectNotices();

it.each([
  ["MEASURE_AND_FIT", "Measured and fitted by us, free of charge"],
  ["MAKE_TO_SIZES", "Made to your sizes, to fit yourself"],
] as const)("says of %s: %s", async (fulfilment, words) => {
  const shop = new CartShop({ wooden: 1 });
  shop.choices = { ...shop.choices, fulfilment };
  await open(shop);
  await press("Cart, 1 item");
  expect(within(await panel("Your Cart (1 item)")).getByText(words)).toBeDefined();
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

  it("shows no count when the cart could not be read", async () => {
    const shop = new CartShop({ wooden: 1 });
    shop.failures.set("Cart", undefined);
    await open(shop);
    expect(await screen.findByRole("button", { name: "Cart" })).toBeDefined();
    expectLogged("Failed to fetch cart");
  });

  it("reads the cart once for all components that show it", async () => {
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

  it("adds an item once when its answer was lost and it was sent again, and twice after another press", async () => {
    const shop = new CartShop();
    shop.answersToLose.add("AddToCart");
    await open(shop);

    await press("Add to cart");
    await waitFor(() => expect(notices.map(({ title }) => title)).toEqual(["Not added to your cart"]));
    expectLogged("Not added to your cart");
    await press("Add to cart");
    const dialog = await panel("Your Cart (1 item)");
    expect(shop.added).toHaveLength(1);

    await userEvent.click(within(dialog).getByRole("button", { name: /^Close/ }));
    await press("Add to cart");
    await panel("Your Cart (2 items)");
  });

  it("stays closed, and shows the reason, when nothing was added", async () => {
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

  it("shows the total of the cart and accepts a promotion code", async () => {
    await open(new CartShop({ wooden: 1 }));
    await press("Cart, 1 item");
    const dialog = within(await panel("Your Cart (1 item)"));
    const total = () => dialog.getByRole("group", { name: "Total with delivery and tax" }).textContent;
    expect(total()).toContain("£252.38");

    await press("Enter a promotion code");
    await userEvent.keyboard("summer25{Enter}");

    expect((await dialog.findByRole("group", { name: "Discount (SUMMER25)" })).textContent).toContain("−£20.59");
    expect(total()).toContain("£230.15");
  });

  it("offers undo for a removed line, also when the cart is empty", async () => {
    await open(new CartShop({ wooden: 2 }));
    await press("Cart, 2 items");

    await press("Remove Wooden Blinds");
    await panel("Your Cart (0 items)");
    const undo = await screen.findByRole("button", { name: "Undo removing Wooden Blinds" });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await userEvent.keyboard("{Enter}");

    expect(await panel("Your Cart (2 items)")).toBeDefined();
  });

  it("shows an empty cart with a link back to the shop", async () => {
    await open(new CartShop());
    await press("Cart, 0 items");

    const dialog = within(await panel("Your Cart (0 items)"));
    expect(dialog.getByRole("heading", { name: "Your cart is empty" })).toBeDefined();
    expect(dialog.getByText("Add some products to get started")).toBeDefined();
    await press("Continue Shopping");

    await panelIsGone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cart, 0 items" })));
  });

  it("offers a retry when the cart can't be read", async () => {
    const shop = new CartShop({ wooden: 1 });
    shop.failures.set("Cart", undefined);
    await open(shop);
    await press("Cart");

    await press("Try again");
    expectLogged("Failed to fetch cart");

    expect(await panel("Your Cart (1 item)")).toBeDefined();
  });
});

it("shows a change from another tab at once", async () => {
  const shop = new CartShop({ wooden: 1 });
  const first = await open(shop);
  const second = await open(shop);
  const inFirst = within(first.container);
  const inSecond = within(second.container);
  await inSecond.findByRole("button", { name: "Cart, 1 item" });

  await userEvent.click(inFirst.getByRole("button", { name: "Add to cart" }));

  expect(await inSecond.findByRole("button", { name: "Cart, 2 items", hidden: true })).toBeDefined();
});
