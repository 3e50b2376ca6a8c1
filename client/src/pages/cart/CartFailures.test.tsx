import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { button, group, line, openCart } from "../../test/cart-page";
import { CartShop, shopError } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";

const UNREACHABLE = "We can't reach the shop. Please check your connection and try again.";

const notices = collectNotices();

const codeField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Promotion code" });
const codeError = (description: string | RegExp) =>
  screen.findByRole<HTMLInputElement>("textbox", { name: "Promotion code", description });

const clearCart = async () => {
  await userEvent.click(await button("Clear Cart"));
  const dialog = await screen.findByRole("dialog", { name: "Clear your cart?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Clear Cart" }));
};

describe("without a connection", () => {
  it("keeps a line that could not be removed and enables its button again", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.failures.set("RemoveCartLine", undefined);
    await openCart(shop);

    await userEvent.click(await button("Remove Wooden Blinds"));

    await waitFor(() =>
      expect(notices).toEqual([{ kind: "failure", title: "Item not removed", description: UNREACHABLE }]),
    );
    expectLogged("Item not removed");
    expect((await button("Remove Wooden Blinds")).getAttribute("aria-busy")).toBeNull();
    expect(shop.quantities).toEqual({ wooden: 2 });
  });

  it("keeps all lines when clearing fails, and closes the dialog", async () => {
    const shop = new CartShop({ wooden: 2, roller: 1 });
    shop.failures.set("ClearCart", undefined);
    await openCart(shop);

    await clearCart();

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(notices).toEqual([{ kind: "failure", title: "Cart not cleared", description: UNREACHABLE }]);
    expectLogged("Cart not cleared");
    expect(screen.getByRole("heading", { name: "Items (3)" })).toBeDefined();
  });

  it("shows at the field that a code was not applied, and keeps focus and text", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.failures.set("ApplyPromotionCode", undefined);
    await openCart(shop);

    await userEvent.type(await codeField(), "summer25{Enter}");

    const field = await codeError(UNREACHABLE);
    expectLogged("Promotion code not applied");
    expect(field.value).toBe("summer25");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(notices).toEqual([]);
  });

  it("keeps a code that could not be removed", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.code = "SUMMER25";
    shop.failures.set("RemovePromotionCode", undefined);
    await openCart(shop);

    await userEvent.click(await button("Remove promotion code"));

    await waitFor(() =>
      expect(notices).toEqual([{ kind: "failure", title: "Code not removed", description: UNREACHABLE }]),
    );
    expectLogged("Code not removed");
    expect(group("Discount (SUMMER25)")).toBeDefined();
  });

  it("keeps Undo after a failure and restores the line on retry", async () => {
    const shop = new CartShop({ wooden: 2, roller: 1 });
    await openCart(shop);
    await userEvent.click(await button("Remove Wooden Blinds"));
    shop.failures.set("AddToCart", undefined);

    await userEvent.click(await button("Undo removing Wooden Blinds"));
    await waitFor(() =>
      expect(notices).toEqual([{ kind: "failure", title: "Item not put back", description: UNREACHABLE }]),
    );
    expectLogged("Item not put back");
    await userEvent.click(await button("Undo removing Wooden Blinds"));

    await line("Wooden Blinds");
    expect(shop.added).toHaveLength(1);
    expect(shop.quantities).toEqual({ wooden: 2, roller: 1 });
  });
});

describe("after a failed change", () => {
  it("reads the cart again", async () => {
    const shop = new CartShop({ wooden: 2, roller: 1 });
    await openCart(shop);
    const remove = await button("Remove Wooden Blinds");

    shop.quantities = { wooden: 2 };
    shop.failures.set("RemoveCartLine", shopError("NOT_FOUND", "This item is no longer in your cart."));
    await userEvent.click(remove);

    await screen.findByRole("heading", { name: "Items (2)" });
    expect(notices[0]?.description).toBe("This item is no longer in your cart.");
  });

  it("continues with the next queued change", async () => {
    const shop = new CartShop({ wooden: 1, roller: 1 });
    await openCart(shop);
    const increase = await button("Increase quantity of Wooden Blinds");
    const remove = await button("Remove Custom Product");
    shop.failures.set("ChangeCartLine", shopError("LIMIT_EXCEEDED", "You can order at most 99 of one item."));

    act(() => {
      increase.click();
      remove.click();
    });

    await screen.findByRole("heading", { name: "Items (1)" });
    expect(notices.map(({ title }) => title)).toEqual(["Quantity not changed"]);
    expect(shop.quantities).toEqual({ wooden: 1, roller: undefined });
  });

  it("can be retried more than once when the cart query fails", async () => {
    const shop = new CartShop({ wooden: 1 });
    shop.failures.set("Cart", undefined);
    await openCart(shop);
    await screen.findByRole("heading", { level: 1, name: "Failed to fetch cart" });
    expectLogged("Failed to fetch cart");
    shop.failures.set("Cart", shopError("SERVICE_UNAVAILABLE", "Please try again shortly."));

    await userEvent.click(await button("Try again"));

    await screen.findByRole("heading", { level: 1, name: "Failed to fetch cart" });
    await waitFor(() => expectLogged("Failed to fetch cart"));
    await userEvent.click(await button("Try again"));
    await screen.findByRole("heading", { name: "Items (1)" });
  });
});

describe("a refused promotion code", () => {
  it("loses its error as soon as it is edited", async () => {
    await openCart(new CartShop({ wooden: 2 }));
    await userEvent.type(await codeField(), "AUTUMN25{Enter}");
    const field = await codeError(/^We don't know this code/);

    await userEvent.type(field, "{Backspace}");

    expect(field.getAttribute("aria-invalid")).toBe("false");
    expect(screen.queryByText(/We don't know this code/)).toBeNull();
  });

  it("can be sent again with the button", async () => {
    const shop = new CartShop({ wooden: 2 });
    await openCart(shop);
    await userEvent.click(await button("Apply"));
    const field = await codeError("Please type the code first");
    expect(document.activeElement).toBe(field);

    await userEvent.type(field, "SUMMER25");
    await userEvent.click(await button("Apply"));

    expect(await screen.findByRole("group", { name: "Discount (SUMMER25)" })).toBeDefined();
  });
});
