import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { button, group, openCart } from "../../test/cart-page";
import { CartShop } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";

const notices = collectNotices();

describe("changing a quantity", () => {
  it("adds two for two clicks within one frame", async () => {
    const shop = new CartShop({ wooden: 1 });
    await openCart(shop);
    const increase = await button("Increase quantity of Wooden Blinds");

    act(() => {
      increase.click();
      increase.click();
    });

    await waitFor(() => expect(group("Subtotal").textContent).toContain("£617.76"));
    expect(shop.quantities.wooden).toBe(3);
  });

  it("sends clicks during a request as one more request, after the answer", async () => {
    const shop = new CartShop({ wooden: 1 });
    await openCart(shop);
    const increase = await button("Increase quantity of Wooden Blinds");
    const requests = () => shop.asked.filter((name) => name === "ChangeCartLine").length;

    shop.hold();
    for (let press = 0; press < 6; press += 1) await act(async () => increase.click());
    expect(screen.getByRole("heading", { name: "Items (7)" })).toBeDefined();
    expect(requests()).toBe(1);
    act(() => shop.release());

    await waitFor(() => expect(group("Subtotal").textContent).toContain("£1,441.44"));
    expect(shop.quantities.wooden).toBe(7);
    expect(requests()).toBe(2);
  });

  it("sends queued changes when the page is left", async () => {
    const shop = new CartShop({ wooden: 1 });
    await openCart(shop);
    const increase = await button("Increase quantity of Wooden Blinds");

    shop.hold();
    for (let press = 0; press < 3; press += 1) await act(async () => increase.click());
    await act(async () => dispatchEvent(new Event("pagehide")));
    expect(shop.asked.filter((name) => name === "ChangeCartLine")).toHaveLength(2);
    await act(async () => shop.release());

    await waitFor(() => expect(shop.quantities.wooden).toBe(4));
    expect(screen.getByRole("heading", { name: "Items (4)" })).toBeDefined();
  });

  it("shows the new quantity at once and the old totals, marked as updating, until the answer", async () => {
    const shop = new CartShop({ wooden: 1 });
    await openCart(shop);

    shop.hold();
    await userEvent.click(await button("Increase quantity of Wooden Blinds"));
    const stepper = within(group("Quantity of Wooden Blinds"));
    expect(stepper.getByRole("status").textContent).toBe("2");
    expect(group("Total").textContent).toContain("£252.38");
    expect(group("Total").parentElement?.getAttribute("aria-busy")).toBe("true");
    act(() => shop.release());

    await waitFor(() => expect(group("Total").parentElement?.getAttribute("aria-busy")).toBe("false"));
    expect(group("Total").textContent).toContain("£474.78");
  });

  it("ignores a request below 1", async () => {
    const shop = new CartShop({ wooden: 1 });
    await openCart(shop);

    await userEvent.click(await button("Decrease quantity of Wooden Blinds"));

    expect(shop.asked).not.toContain("ChangeCartLine");
    expect(screen.getByRole("heading", { name: "Items (1)" })).toBeDefined();
  });

  it("shows a failure and the cart as the server has it", async () => {
    const shop = new CartShop({ wooden: 1 });
    await openCart(shop);
    const increase = await button("Increase quantity of Wooden Blinds");

    shop.quantities = { wooden: 5 };
    await userEvent.click(increase);

    await screen.findByRole("heading", { name: "Items (5)" });
    expect(notices).toEqual([
      {
        kind: "failure",
        title: "Quantity not changed",
        description: "The quantity has been changed to 5 in the meantime.",
      },
    ]);
    // It came with the refusal.
    expect(shop.asked.filter((name) => name === "Cart")).toHaveLength(1);
  });

  it("drops later presses when a quantity has failed", async () => {
    const shop = new CartShop({ wooden: 1 });
    await openCart(shop);
    const increase = await button("Increase quantity of Wooden Blinds");

    shop.failures.set("ChangeCartLine", undefined);
    shop.hold();
    await act(async () => increase.click());
    await act(async () => increase.click());
    expect(screen.getByRole("heading", { name: "Items (3)" })).toBeDefined();
    act(() => shop.release());

    await waitFor(() => expect(notices).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Items (1)" })).toBeDefined());
    expect(shop.quantities.wooden).toBe(1);
    expect(notices[0]?.description).toContain("We can't reach the shop");
    expectLogged("Quantity not changed");
  });
});
