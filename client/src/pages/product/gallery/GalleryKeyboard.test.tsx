import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { openProduct } from "../../../test/product-screen";
import { ProductShop } from "../../../test/product-shop";

beforeEach(() => localStorage.clear());

const gallery = () => within(screen.getByRole("region", { name: "Pictures of Wooden Blinds" }));
const button = (name: string) => gallery().getByRole("button", { name });
const shown = () => gallery().getAllByRole("img")[0]?.getAttribute("alt");
const current = () =>
  gallery()
    .getAllByRole("button", { name: /^Picture \d/ })
    .map((thumbnail) => thumbnail.getAttribute("aria-current"));

describe("the gallery", () => {
  it("announces which picture is shown, and marks its thumbnail", async () => {
    await openProduct();
    expect(gallery().getByRole("status").textContent).toContain("Picture 1 of 3");
    expect(current()).toEqual(["true", null, null]);
    await userEvent.click(button("Next picture"));
    expect(gallery().getByRole("status").textContent).toContain("Picture 2 of 3");
    expect(current()).toEqual([null, "true", null]);
  });

  it.each([
    ["{ArrowRight}", "The bay"],
    ["{ArrowLeft}", "The detail"],
    ["{ArrowRight}{ArrowRight}{ArrowRight}", "The study"],
    ["{ArrowDown}{Home}", "The study"],
  ])("turns with %s to %s, from any of its buttons", async (keys, alt) => {
    await openProduct();
    button("Enlarge picture").focus();
    await userEvent.keyboard(keys);
    expect(shown()).toBe(alt);
    expect(document.activeElement).toBe(button("Enlarge picture"));
  });

  it("keeps the focus on the button that turns it", async () => {
    await openProduct();
    button("Previous picture").focus();
    await userEvent.keyboard("{Enter}");
    expect(shown()).toBe("The detail");
    expect(document.activeElement).toBe(button("Previous picture"));
  });

  it("begins with the first picture, which loads at once; thumbnails have no text of their own", async () => {
    await openProduct();
    const [first, ...thumbnails] = gallery().getAllByRole<HTMLImageElement>("img", { hidden: true });
    expect([first?.alt, first?.getAttribute("loading")]).toEqual(["The study", "eager"]);
    expect(thumbnails.every(({ alt }) => alt === "")).toBe(true);
  });
});

describe("the enlarged view", () => {
  const open = async () => {
    await userEvent.click(button("Enlarge picture"));
    const dialog = await screen.findByRole("dialog", { name: "Wooden Blinds" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return within(dialog);
  };

  it("closes on Escape and returns the focus to its button", async () => {
    await openProduct();
    const opener = button("Enlarge picture");
    expect(opener.getAttribute("aria-haspopup")).toBe("dialog");
    await open();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it("can be scrolled with the keyboard", async () => {
    await openProduct();
    const dialog = await open();
    expect(dialog.getByRole("group", { name: "Enlarged picture" }).tabIndex).toBe(0);
  });

  it("closes with its button, at the picture that was turned to", async () => {
    await openProduct();
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Next picture" }));
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shown()).toBe("The bay");
  });
});

describe("a product without pictures", () => {
  it("is drawn, and does not react to the arrow keys", async () => {
    await openProduct(undefined, new ProductShop({ pictures: [] }));
    expect(await gallery().findByRole("img", { name: /^Wooden Blinds/ })).toBeDefined();
    button("Save Wooden Blinds to wishlist").focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(gallery().getByText("No image available")).toBeDefined();
    expect(gallery().queryByRole("status")).toBeNull();
  });
});
