import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { openProduct } from "../../../test/product-screen";
import { ProductShop } from "../../../test/product-shop";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const SIZED = "/products/wooden-blinds?width=47.2441&height=55.1181";
const price = () => within(screen.getByRole("group", { name: "Your price" })).getByText(/^£/).textContent;
const inputs = () =>
  screen
    .getAllByRole<HTMLInputElement>("spinbutton")
    .filter(({ inputMode }) => inputMode === "decimal")
    .map(({ labels }) => labels?.[0]?.textContent);

/** The expandable lines of the price: text with note, and amount. */
const breakdown = () =>
  screen
    .getAllByRole("term", { hidden: true })
    .filter((term) => term.closest("details")?.textContent.startsWith("How this is worked out"))
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("the words of a family", () => {
  it.each([
    ["WOODEN", "Drop", "Your blind, to scale", "One blind"],
    ["SHUTTER", "Height", "Your shutters, to scale", "One set of shutters"],
    ["CURTAIN", "Drop", "Your curtains, to scale", "One window"],
    ["PERGOLA", "Depth", "Your pergola, to scale", "One pergola"],
  ])("%s: its second length is %s", async (family, second, caption, one) => {
    await openProduct(SIZED, new ProductShop({ family }));
    expect(inputs()).toEqual(["Width", second]);
    expect(screen.getByText(caption)).toBeDefined();
    expect(breakdown().at(-1)?.[0]).toBe(one);
  });

  it("name the second length in what has to be checked", async () => {
    await openProduct(SIZED, new ProductShop({ family: "SHUTTER" }));
    fireEvent.change(screen.getByRole("spinbutton", { name: "Height" }), { target: { value: "9" } });
    expect(screen.getByRole("group", { name: "Your price" }).textContent).toContain("Please check the height.");
  });
});

describe("the price breakdown", () => {
  it("has notes in the selected unit, and adds up", async () => {
    await openProduct(`${SIZED}&unit=cm`);
    expect(breakdown()).toEqual([
      ["Wooden Blindsup to 1.11 m²", "£84.00"],
      ["Your size120 × 140 cm is 1.68 m², 0.57 m² more", "£87.60"],
      ["Premium Wood20% on the two lines above", "£34.32"],
      ["One blind", "£205.92"],
    ]);
    expect(price()).toBe("£205.92");
  });

  it("leaves out lines without a charge", async () => {
    await openProduct("/products/wooden-blinds?width=24&height=36&material=Hardwood");
    expect(breakdown()).toEqual([
      ["Wooden Blindsup to 1.11 m²", "£84.00"],
      ["One blind", "£84.00"],
    ]);
  });

  it("charges the material on one line within the included size", async () => {
    await openProduct("/products/wooden-blinds?width=24&height=36");
    expect(breakdown()[1]).toEqual(["Premium Wood20% on the line above", "£16.80"]);
  });

  it("follows the product page's own formula where the shop prices as specified", async () => {
    await openProduct("/products/wooden-blinds?width=48&height=60&unit=in", new ProductShop({}, "AS_SPECIFIED"));
    expect(breakdown()).toEqual([
      ["Wooden Blindsbefore size and material", "£84.00"],
      ["Your size48 × 60 in is 20.00 sq ft at £15", "£300.00"],
      ["Premium Wood50% on the line above", "£150.00"],
      ["One blind", "£534.00"],
    ]);
  });
});

describe("the lead time", () => {
  it.each([
    [7, "about 1 week"],
    [10, "about 10 days"],
    [56, "about 8 weeks"],
  ])("of %i days is %s", async (leadTimeDays, words) => {
    await openProduct(SIZED, new ProductShop({ leadTimeDays }));
    expect(screen.getByRole("group", { name: "Your price" }).textContent).toContain(`Delivered in${words}`);
  });
});

describe("the size by ear", () => {
  const described = (name: string) =>
    (screen.getByRole("spinbutton", { name }).getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);

  it("has its limits and unit as description, until there is an error", async () => {
    await openProduct(SIZED);
    expect(described("Width")).toEqual(["305 to 2438 mm"]);
    expect(described("Drop")).toEqual(["305 to 2438 mm"]);
    fireEvent.change(screen.getByRole("spinbutton", { name: "Width" }), { target: { value: "9000" } });
    expect(await screen.findByText(/^The widest we make/)).toBeTruthy();
    expect(described("Width")).toEqual([expect.stringMatching(/^The widest we make is 2438 mm/)]);
  });

  it("is repeated in the other unit as typed, also beyond the limit", async () => {
    await openProduct(SIZED);
    fireEvent.change(screen.getByRole("spinbutton", { name: "Width" }), { target: { value: "2 540" } });
    expect(screen.getByText(/Same as 100 × 55\.12 in/)).toBeTruthy();
  });
});

describe("the purchase bar of a phone", () => {
  const bar = () => document.querySelector<HTMLElement>("[data-bar]");

  it("follows size and unit, and asks to check an invalid length", async () => {
    await openProduct(SIZED, new ProductShop(), { isAddInView: false });
    expect(bar()?.textContent).toContain("£205.921200 × 1400 mm");
    await userEvent.click(screen.getByLabelText("in", { selector: "input" }));
    expect(bar()?.textContent).toContain("47.24 × 55.12 in");
    fireEvent.change(screen.getByRole("spinbutton", { name: "Width" }), { target: { value: "500" } });
    expect(bar()?.textContent).toContain("£205.92Please check the size");
  });

  it("leads to an invalid length, and adds nothing", async () => {
    const shop = await openProduct(SIZED, new ProductShop(), { isAddInView: false });
    fireEvent.change(screen.getByRole("spinbutton", { name: "Drop" }), { target: { value: "" } });
    const add = screen.getAllByRole("button", { name: "Add to cart" }).at(-1);
    if (add) await userEvent.click(add);
    expect(bar()?.contains(add ?? null)).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole("spinbutton", { name: "Drop" }));
    expect(shop.added).toEqual([]);
  });
});
