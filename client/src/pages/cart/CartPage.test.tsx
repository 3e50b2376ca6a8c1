import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { button, group, line, openCart } from "../../test/cart-page";
import { CartShop, shopError } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";

const notices = collectNotices();

describe("a full cart", () => {
  it("shows each line with its sizes, choices and amounts", async () => {
    await openCart(new CartShop({ wooden: 2, roller: 1 }));

    const wooden = await line("Wooden Blinds");
    const made = "Your recess is 1200 × 1400 mm. We make the blind 1190 × 1395 mm.";
    for (const text of [
      made,
      "1200 × 1400 mm",
      "47.24 × 55.12 in",
      "Premium Wood, Oak",
      "Fit: Recess • Tapes: Natural",
    ])
      expect(wooden.getByText(text)).toBeDefined();
    expect(wooden.getByText("£411.84")).toBeDefined();
    expect(wooden.getByText("£205.92").parentElement?.textContent).toBe("£205.92 each");
    const withdrawn = await line("Custom Product");
    expect(withdrawn.getByText("Aluminium, White")).toBeDefined();
    expect(withdrawn.getByText("£50")).toBeDefined();
    expect(withdrawn.queryByText(/each/)).toBeNull();
    expect(screen.getByRole("heading", { name: "Items (3)" })).toBeDefined();
  });

  it("links each line to its configurator, and asks about the smallest size", async () => {
    const shop = new CartShop({ wooden: 2, roller: 1 });
    shop.isSmallest = true;
    await openCart(shop);
    const wooden = await line("Wooden Blinds");
    expect(wooden.getByText("305 × 305 mm")).toBeDefined();
    const href =
      "/products/wooden-blinds?color=Oak&material=Premium+Wood&width=12&height=12&options=fit_recess*tapes_natural&line=wooden";
    for (const name of ["Change Wooden Blinds", "Type your size"])
      expect(wooden.getByRole("link", { name }).getAttribute("href")).toBe(href);
    expect(wooden.getByText(/Is your window really that small\?/)).toBeDefined();
    expect((await line("Custom Product")).queryByRole("link")).toBeNull();
  });

  it("shows the totals, and what is missing to free delivery", async () => {
    await openCart(new CartShop({ wooden: 2, roller: 1 }));

    await screen.findByRole("heading", { name: "Order Summary" });
    expect(group("Subtotal").textContent).toContain("£461.84");
    expect(group("Shipping").textContent).toContain("£29.99");
    expect(group("Estimated Tax").textContent).toContain("£36.95");
    expect(group("Total").textContent).toContain("£528.78");
    expect(screen.getByText("£37.16").parentElement?.textContent).toBe("£37.16 more for free delivery");
    expect(screen.getByRole("img", { name: "£461.84 of £499" })).toBeDefined();
  });

  it("has free delivery from the threshold on", async () => {
    await openCart(new CartShop({ wooden: 3 }));

    await screen.findByRole("heading", { name: "Order Summary" });
    expect(group("Shipping").textContent).toContain("Free");
    expect(screen.queryByText(/more for free delivery/)).toBeNull();
  });
});

describe("removing", () => {
  it("removes the line and focuses Undo", async () => {
    await openCart(new CartShop({ wooden: 2, roller: 1 }));

    await userEvent.click(await button("Remove Wooden Blinds"));

    await screen.findByRole("heading", { name: "Items (1)" });
    expect(screen.queryByRole("heading", { name: "Wooden Blinds" })).toBeNull();
    expect(document.activeElement).toBe(await button("Undo removing Wooden Blinds"));
  });

  it("restores the same line with its quantity, by the keyboard alone", async () => {
    const shop = new CartShop({ wooden: 2, roller: 1 });
    await openCart(shop);
    (await button("Remove Wooden Blinds")).focus();
    await userEvent.keyboard("{Enter}");
    await button("Undo removing Wooden Blinds");

    await userEvent.keyboard("{Enter}");

    const wooden = await line("Wooden Blinds");
    expect(within(wooden.getByRole("group", { name: "Quantity of Wooden Blinds" })).getByText("2")).toBeDefined();
    expect(shop.added).toEqual([
      {
        productId: "p1",
        ...{ roomName: null, windowName: null },
        quantity: 2,
        width: 47.2441,
        height: 55.1181,
        material: "Premium Wood",
        color: "Oak",
        customizations: [
          { name: "fit", value: "recess" },
          { name: "tapes", value: "natural" },
        ],
      },
    ]);
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it("offers no undo for a withdrawn product, and keeps the focus in the cart", async () => {
    await openCart(new CartShop({ wooden: 2, roller: 1 }));

    await userEvent.click(await button("Remove Custom Product"));

    await screen.findByRole("heading", { name: "Items (2)" });
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
    expect(document.activeElement?.contains(screen.getByRole("heading", { name: "Items (2)" }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("shows why a line can't be restored, and keeps offering it", async () => {
    const shop = new CartShop({ wooden: 2 });
    await openCart(shop);
    await userEvent.click(await button("Remove Wooden Blinds"));
    shop.failures.set("AddToCart", shopError("LIMIT_EXCEEDED", "You can order at most 99 of one item."));

    await userEvent.click(await button("Undo removing Wooden Blinds"));

    await waitFor(() =>
      expect(notices).toEqual([
        { kind: "failure", title: "Item not put back", description: "You can order at most 99 of one item." },
      ]),
    );
    await button("Undo removing Wooden Blinds");
  });

  it("leaves an empty cart that links back to the shop", async () => {
    await openCart(new CartShop({ wooden: 2 }));

    await userEvent.click(await button("Remove Wooden Blinds"));

    await screen.findByRole("heading", { level: 1, name: "Your Cart is Empty" });
    expect(screen.getByRole("link", { name: "Shop Now" }).getAttribute("href")).toBe("/");
  });

  it("is busy from the press on, and waits behind a change without an answer yet", async () => {
    const shop = new CartShop({ wooden: 1, roller: 1 });
    await openCart(shop);
    shop.hold();

    await userEvent.click(await button("Increase quantity of Wooden Blinds"));
    await userEvent.click(await button("Remove Custom Product"));

    expect((await button("Remove Custom Product")).getAttribute("aria-busy")).toBe("true");
    expect(shop.asked).not.toContain("RemoveCartLine");
    act(() => shop.release());
    await waitFor(() => expect(shop.quantities).toEqual({ wooden: 2 }));
  });

  it("keeps the line and shows why when the server refuses", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.failures.set("RemoveCartLine", shopError("SERVICE_UNAVAILABLE", "Please try again shortly."));
    await openCart(shop);

    await userEvent.click(await button("Remove Wooden Blinds"));

    await waitFor(() =>
      expect(notices).toEqual([
        { kind: "failure", title: "Item not removed", description: "Please try again shortly." },
      ]),
    );
    expect(screen.getByRole("heading", { name: "Wooden Blinds" })).toBeDefined();
    expectLogged("Item not removed");
  });
});

describe("a promotion code", () => {
  const enter = async (code: string) => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Promotion code" }), `${code}{Enter}`);
  };
  const refusal = () => {
    const field = screen.getByRole("textbox", { name: "Promotion code" });
    return document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  };

  it("takes its discount off, and can be removed again", async () => {
    await openCart(new CartShop({ wooden: 2, roller: 1 }));

    await enter(" summer25 ");

    expect((await screen.findByRole("group", { name: "Discount (SUMMER25)" })).textContent).toContain("−£46.18");
    expect(group("Total").textContent).toContain("£478.90");
    expect(screen.queryByRole("textbox", { name: "Promotion code" })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);

    await userEvent.click(await button("Remove promotion code"));

    await screen.findByRole("textbox", { name: "Promotion code" });
    expect(screen.queryByRole("group", { name: /Discount/ })).toBeNull();
    expect(group("Total").textContent).toContain("£528.78");
  });

  it.each([
    ["AUTUMN25", "We don't know this code. Please check how it is spelt."],
    ["WINTER25", "WINTER25 ended on 28 February 2025."],
  ])("shows an error at the field for %s, and changes nothing", async (code, sentence) => {
    await openCart(new CartShop({ wooden: 2 }));

    await enter(code);

    await waitFor(() => expect(refusal()).toBe(sentence));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Promotion code" }).value).toBe(code);
    expect(group("Total").textContent).toContain("£474.78");
    expect(notices).toEqual([]);
  });

  it("asks for one when nothing was typed", async () => {
    const shop = new CartShop({ wooden: 2 });
    await openCart(shop);

    await userEvent.click(await button("Apply"));

    expect(refusal()).toBe("Please type the code first");
    expect(shop.asked).toEqual(["CartPage", "Cart"]);
  });

  it("shows why an applied one does not count any more", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.code = "SUMMER25";
    shop.promotionNotice = "SUMMER25 ended on 20 November 2026 and does not count any more.";
    await openCart(shop);

    await screen.findByText(shop.promotionNotice);
    await userEvent.click(await button("Remove promotion code"));

    await screen.findByRole("textbox", { name: "Promotion code" });
  });

  it("names the current one", async () => {
    await openCart(new CartShop({ wooden: 2 }));

    expect(await screen.findByText("SUMMER25 takes 10% off now")).toBeDefined();
  });
});

const QUOTE = { number: "MBQ100001", state: "OPEN", heldUntil: "2026-12-27T00:00:00.000Z", isAsAgreed: true };

describe("a cart that is as quoted", () => {
  it("shows its discount, without a form or a button for codes", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.code = "SUMMER25";
    shop.heldQuote = QUOTE;
    await openCart(shop);

    const text = await screen.findByText(/off, as quoted$/);
    expect(text.textContent).toBe("SUMMER25 takes 10% off, as quoted");
    expect(screen.queryByRole("button", { name: "Remove promotion code" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Promotion code" })).toBeNull();
  });

  it("offers no code where no discount is agreed", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.heldQuote = QUOTE;
    await openCart(shop);

    await screen.findByRole("note");
    expect(screen.queryByRole("textbox", { name: "Promotion code" })).toBeNull();
  });

  it("says once it is cleared that Undo brings back today's prices, and where the quote is", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.heldQuote = QUOTE;
    await openCart(shop);

    await userEvent.click(await button("Clear Cart"));
    const dialog = await screen.findByRole("dialog", { name: "Clear your cart?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Clear Cart" }));

    const link = await screen.findByRole("link", { name: "quote MBQ100001" });
    expect(link.getAttribute("href")).toBe("/quotes/MBQ100001");
    expect(link.parentElement?.textContent).toContain("Undo puts back today’s prices");
  });
});

describe("clearing", () => {
  it("asks first and changes nothing on Keep", async () => {
    const shop = new CartShop({ wooden: 2, roller: 1 });
    await openCart(shop);

    await userEvent.click(await button("Clear Cart"));
    const dialog = await screen.findByRole("dialog", { name: "Clear your cart?" });
    expect(dialog.textContent).toContain("This removes 3 made-to-measure items and their sizes. You can undo it");
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep my items" }));

    expect(shop.asked).not.toContain("ClearCart");
  });

  it("empties the cart once confirmed", async () => {
    const shop = new CartShop({ wooden: 2, roller: 1 });
    await openCart(shop);

    await userEvent.click(await button("Clear Cart"));
    const dialog = await screen.findByRole("dialog", { name: "Clear your cart?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Clear Cart" }));

    await screen.findByRole("heading", { level: 1, name: "Your Cart is Empty" });
    expect(shop.quantities).toEqual({});
  });
});

it("offers a retry when the cart can't be read", async () => {
  const shop = new CartShop({ wooden: 1 });
  shop.failures.set("Cart", undefined);
  await openCart(shop);

  await screen.findByRole("heading", { level: 1, name: "Failed to fetch cart" });
  expectLogged("Failed to fetch cart");
  await userEvent.click(await button("Try again"));

  expect(await screen.findByRole("heading", { name: "Items (1)" })).toBeDefined();
});

it("shows contact details", async () => {
  await openCart(new CartShop({ wooden: 1 }));

  expect((await screen.findByRole("link", { name: "020 7946 0123" })).getAttribute("href")).toBe("tel:02079460123");
  expect(screen.getByRole("link", { name: "hello@measured.example" }).getAttribute("href")).toBe(
    "mailto:hello@measured.example",
  );
});
