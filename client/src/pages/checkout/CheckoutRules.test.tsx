import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { CartShop } from "../../test/cart-shop";
import { fill, openCheckout, openWithBlinds, placeOrder } from "../../test/checkout-screen";
import { describedBy, field, fillFields } from "../../test/fields";
import { OrderDesk } from "../../test/order-desk";

beforeEach(() => sessionStorage.clear());

describe("the order", () => {
  it("is shown with totals in two decimals and its sizes", async () => {
    await openWithBlinds();

    const summary = within(screen.getByRole("complementary", { name: "Order Summary" }));
    for (const [name, amount] of [
      ["Subtotal", "£411.84"],
      ["Shipping", "£29.99"],
      ["Estimated Tax", "£32.95"],
      ["Total", "£474.78"],
    ])
      expect(summary.getByRole("group", { name }).textContent).toBe(`${name}${amount}`);
    const sizes = within(screen.getByRole("region", { name: "Check your sizes" }));
    expect(sizes.getByText("1200 × 1400 mm")).toBeDefined();
    expect(sizes.getByText("Your recess is 1200 × 1400 mm. We make the blind 1190 × 1395 mm.")).toBeDefined();
    expect(sizes.getByText("1200 mm wide, 1400 mm drop")).toBeDefined();
    expect(sizes.getByText("47.24 × 55.12 in")).toBeDefined();
    expect(screen.getByText(/2 items, delivery and tax included/).textContent).toContain("£474.78");
  });

  it("has the discount of a promotion code in its total", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.code = "SUMMER25";
    await openCheckout(new OrderDesk(shop));

    expect(screen.getByRole("group", { name: "Discount (SUMMER25)" }).textContent).toContain("−£41.18");
    expect(screen.getByText(/2 items, delivery and tax included/).textContent).toContain("£430.30");
  });

  it("shows why an applied code does not count", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.code = "SUMMER25";
    shop.promotionNotice = "SUMMER25 ended on 20 November 2026 and does not count any more.";
    await openCheckout(new OrderDesk(shop));

    expect(screen.getByText(shop.promotionNotice)).toBeDefined();
    expect(screen.getByText(/2 items, delivery and tax included/).textContent).toContain("£474.78");
  });

  it("is nothing with an empty cart", async () => {
    await openCheckout(new OrderDesk(new CartShop()));

    expect(screen.getByRole("heading", { level: 1, name: "Your Cart is Empty" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/products");
  });
});

describe("the rules of the form", () => {
  it.each([
    ["First name", "J", "First name must be at least 2 characters"],
    ["Last name", "W", "Last name must be at least 2 characters"],
    ["Last name", "evil.example", "Last name must not contain a web address"],
    ["Email", "jo.whitfield@", "Please enter a valid email address"],
    ["Address", "14 L", "Address must be at least 5 characters"],
    ["Town or city", "B", "City must be at least 2 characters"],
    ["County or state", "", "State must be at least 2 characters"],
    ["Postcode or zip code", "BS6", "Zip code must be at least 4 characters"],
  ])("%s: %j is refused at its field", async (label, value, message) => {
    const { desk } = await openWithBlinds();
    await fill({ [label]: value });

    await userEvent.click(placeOrder());

    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(describedBy(label)).toBe(message);
    expect(screen.getByRole("alert").textContent).toBe(`One detail needs another look${message}`);
    expect(desk.received).toEqual([]);
  });

  it("asks for agreement to the terms", async () => {
    await openWithBlinds();
    await fill();
    await userEvent.click(screen.getByRole("checkbox"));

    await userEvent.click(placeOrder());

    expect(describedBy(/I agree/)).toBe("You must agree to the terms and conditions");
  });

  it("links to the terms", async () => {
    await openWithBlinds();

    expect(screen.getByRole("link", { name: "terms" }).getAttribute("href")).toBe("/terms");
    expect(screen.getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe("/privacy");
  });

  it("focuses the error summary, which links to the fields", async () => {
    await openWithBlinds();
    await fill({ "First name": "J", Email: "jo@", "Postcode or zip code": "BS6" });
    await userEvent.click(screen.getByRole("checkbox"));

    await userEvent.click(placeOrder());
    const list = screen.getByRole("alert");
    expect(document.activeElement).toBe(list);
    expect(within(list).getByText("Four details need another look")).toBeDefined();

    await userEvent.click(within(list).getByRole("link", { name: "Zip code must be at least 4 characters" }));
    expect(document.activeElement).toBe(field("Postcode or zip code"));
    await userEvent.click(within(list).getByRole("link", { name: "You must agree to the terms and conditions" }));
    expect(document.activeElement).toBe(screen.getByRole("checkbox"));
  });

  it("counts in the error summary what is left while fields are mended", async () => {
    await openWithBlinds();
    await fill({ "First name": "J", Email: "jo@", "Postcode or zip code": "BS6" });
    await userEvent.click(placeOrder());
    expect(screen.getByText("Three details need another look")).toBeDefined();

    fillFields({ "First name": "Jo" });
    expect(await screen.findByText("Two details need another look")).toBeDefined();
    fillFields({ Email: "jo@example.com", "Postcode or zip code": "BS6 7QX" });
    expect(await screen.findByText("Nothing is left that needs another look")).toBeDefined();
  });

  it("shows no error before the first submit, and removes it as soon as a field is valid", async () => {
    await openWithBlinds();
    await userEvent.type(field("First name"), "J");
    await userEvent.tab();
    expect(describedBy("First name")).toBe("");

    await userEvent.click(placeOrder());
    expect(describedBy("First name")).toBe("First name must be at least 2 characters");
    await userEvent.type(field("First name"), "o");
    await waitFor(() => expect(describedBy("First name")).toBe(""));
  });

  it.each([
    ["First name", "given-name", "text"],
    ["Last name", "family-name", "text"],
    ["Email", "email", "email"],
    [/Phone/, "tel", "tel"],
    ["Address", "address-line1", "text"],
    [/Flat/, "address-line2", "text"],
    ["Town or city", "address-level2", "text"],
    ["County or state", "address-level1", "text"],
    ["Postcode or zip code", "postal-code", "text"],
  ])("%s can be filled in by the browser as %s", async (label, token, type) => {
    await openWithBlinds();
    expect(field(label).autocomplete).toBe(token);
    expect(field(label).type).toBe(type);
  });
});
