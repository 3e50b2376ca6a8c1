import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { button, group, openCart } from "../../test/cart-page";
import { CartShop } from "../../test/cart-shop";

/** The announcement of the total. */
const announced = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .filter((text) => /items?, subtotal/.test(text));

const itemNames = () =>
  within(screen.getByRole("list", { name: "Items in your cart" }))
    .getAllByRole("listitem")
    .map((item) => within(item).queryByRole("heading")?.textContent ?? within(item).getByText(/removed$/).textContent);

describe("the cart announcement", () => {
  it("has count and subtotal, and updates after each response", async () => {
    const shop = new CartShop({ wooden: 2 });
    await openCart(shop);
    await waitFor(() => expect(announced()).toEqual(["2 items, subtotal £411.84"]));

    shop.hold();
    await userEvent.click(await button("Increase quantity of Wooden Blinds"));
    // Nothing new is said meanwhile.
    expect(announced()).toEqual(["2 items, subtotal £411.84"]);
    act(() => shop.release());

    await waitFor(() => expect(announced()).toEqual(["3 items, subtotal £617.76"]));
  });

  it("uses the singular for one item", async () => {
    await openCart(new CartShop({ roller: 1 }));
    await waitFor(() => expect(announced()).toEqual(["1 item, subtotal £50"]));
  });

  it("reports an empty cart", async () => {
    await openCart(new CartShop({ roller: 1 }));
    await userEvent.click(await button("Remove Custom Product"));
    await waitFor(() => expect(announced()).toEqual(["0 items, subtotal £0"]));
  });
});

describe("the quantity stepper", () => {
  it("marks the button at its limit as disabled and keeps it focusable", async () => {
    const shop = new CartShop({ wooden: 98, roller: 1 });
    await openCart(shop);
    const increase = await button("Increase quantity of Wooden Blinds");
    expect((await button("Decrease quantity of Custom Product")).getAttribute("aria-disabled")).toBe("true");
    expect(increase.getAttribute("aria-disabled")).toBe("false");

    increase.focus();
    await userEvent.keyboard("{Enter}{Enter}");

    await waitFor(() => expect(increase.getAttribute("aria-disabled")).toBe("true"));
    await waitFor(() => expect(shop.quantities.wooden).toBe(99));
    expect(document.activeElement).toBe(increase);
    expect(within(group("Quantity of Wooden Blinds")).getByRole("status").textContent).toBe("99");
  });

  it("works with the space bar", async () => {
    const shop = new CartShop({ wooden: 3 });
    await openCart(shop);
    (await button("Decrease quantity of Wooden Blinds")).focus();

    await userEvent.keyboard(" ");

    await waitFor(() => expect(group("Subtotal").textContent).toContain("£411.84"));
    expect(shop.quantities.wooden).toBe(2);
  });
});

describe("Undo of a removal", () => {
  it("replaces the removed line in the list", async () => {
    await openCart(new CartShop({ wooden: 2, roller: 1 }));
    await screen.findByRole("heading", { name: "Items (3)" });
    expect(itemNames()).toEqual(["Wooden Blinds", "Custom Product"]);

    await userEvent.click(await button("Remove Wooden Blinds"));

    await button("Undo removing Wooden Blinds");
    expect(itemNames()).toEqual(["Wooden Blinds removed", "Custom Product"]);
  });

  it("is offered for the last removed line only", async () => {
    await openCart(new CartShop({ wooden: 2, roller: 1 }));
    await userEvent.click(await button("Remove Wooden Blinds"));
    await button("Undo removing Wooden Blinds");

    await userEvent.click(await button("Remove Custom Product"));

    await screen.findByRole("heading", { level: 1, name: "Your Cart is Empty" });
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  });

  it("is removed when the cart is cleared", async () => {
    await openCart(new CartShop({ wooden: 2, roller: 1 }));
    await userEvent.click(await button("Remove Wooden Blinds"));
    await button("Undo removing Wooden Blinds");

    await userEvent.click(await button("Clear Cart"));
    const dialog = await screen.findByRole("dialog", { name: "Clear your cart?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Clear Cart" }));

    await screen.findByRole("heading", { level: 1, name: "Your Cart is Empty" });
    // What is left is no longer sold, so nothing can be put back.
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Undo/, hidden: true })).toBeNull());
  });
});

describe("the dialog before clearing", () => {
  it("uses the singular for one item", async () => {
    await openCart(new CartShop({ wooden: 1 }));
    await userEvent.click(await button("Clear Cart"));
    expect((await screen.findByRole("dialog", { name: "Clear your cart?" })).textContent).toContain(
      "This removes a made-to-measure item and its size. You can undo it until you leave the page.",
    );
  });

  it("closes on Escape and returns the focus to its button", async () => {
    const shop = new CartShop({ wooden: 1 });
    await openCart(shop);
    const clear = await button("Clear Cart");
    await userEvent.click(clear);
    const dialog = await screen.findByRole("dialog", { name: "Clear your cart?" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    await userEvent.keyboard("{Escape}");

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(clear));
    expect(shop.asked).not.toContain("ClearCart");
  });

  it("moves the focus to Undo after clearing, which puts everything back", async () => {
    const shop = new CartShop({ wooden: 2 });
    await openCart(shop);
    await userEvent.click(await button("Clear Cart"));
    const dialog = await screen.findByRole("dialog", { name: "Clear your cart?" });

    await userEvent.click(within(dialog).getByRole("button", { name: "Clear Cart" }));

    await screen.findByRole("heading", { level: 1, name: "Your Cart is Empty" });
    const undo = await button("Undo removing 2 items");
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { name: "Items (2)" })).toBeTruthy();
    expect(shop.added.map(({ quantity }) => quantity)).toEqual([2]);
  });
});

describe("the order summary", () => {
  it("shows that delivery is free", async () => {
    await openCart(new CartShop({ wooden: 3 }));
    expect(await screen.findByText("Delivery is free")).toBeDefined();
    expect(screen.getByRole("img", { name: "Free delivery reached" })).toBeDefined();
  });

  it("links to the checkout, the shop and the products", async () => {
    await openCart(new CartShop({ wooden: 1 }));
    expect((await screen.findByRole("link", { name: "Checkout" })).getAttribute("href")).toBe("/checkout");
    expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/");
    expect(screen.getByRole("link", { name: "Wooden Blinds" }).getAttribute("href")).toBe("/products/wooden-blinds");
    expect(screen.queryByRole("link", { name: "Custom Product" })).toBeNull();
  });
});

describe("concurrent changes", () => {
  it("are sent one at a time, in order", async () => {
    const shop = new CartShop({ wooden: 1, roller: 1 });
    await openCart(shop);
    const increase = await button("Increase quantity of Wooden Blinds");
    const remove = await button("Remove Custom Product");

    shop.hold();
    await act(async () => increase.click());
    await act(async () => remove.click());
    expect(shop.asked.filter((name) => !name.startsWith("Cart"))).toEqual(["ChangeCartLine"]);
    await act(async () => shop.release());

    await screen.findByRole("heading", { name: "Items (2)" });
    expect(shop.asked.filter((name) => !name.startsWith("Cart"))).toEqual(["ChangeCartLine", "RemoveCartLine"]);
    expect(shop.quantities).toEqual({ wooden: 2, roller: undefined });
  });

  it("send one request per line", async () => {
    const shop = new CartShop({ wooden: 1, roller: 1 });
    await openCart(shop);
    const wooden = await button("Increase quantity of Wooden Blinds");
    const roller = await button("Increase quantity of Custom Product");

    act(() => {
      wooden.click();
      roller.click();
      roller.click();
    });

    await waitFor(() => expect(group("Subtotal").textContent).toContain("£561.84"));
    expect(shop.quantities).toEqual({ wooden: 2, roller: 3 });
    expect(shop.asked.filter((name) => name === "ChangeCartLine")).toHaveLength(2);
  });
});
