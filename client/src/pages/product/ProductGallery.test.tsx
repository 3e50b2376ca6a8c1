import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";
import { aPicture, ProductShop } from "../../test/product-shop";

beforeEach(() => localStorage.clear());

const gallery = () => screen.getByRole("region", { name: "Pictures of Wooden Blinds" });
const picture = () => within(gallery()).getAllByRole("img")[0];
const shown = () => picture()?.getAttribute("alt");
const press = (name: string | RegExp) => userEvent.click(within(gallery()).getByRole("button", { name }));

/** A touch that moves by these pixels. */
function draw(across: number, along: number, pointerType = "touch") {
  const target = picture();
  if (!target) throw new Error("There is no picture.");
  const touch = { pointerType, isPrimary: true };
  fireEvent.pointerDown(target, { ...touch, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(target, { ...touch, clientX: 200 + across, clientY: 200 + along });
}

it("wraps around at both ends, by button, key and thumbnail", async () => {
  await openProduct();
  await press("Previous picture");
  expect(shown()).toBe("The detail");
  await userEvent.keyboard("{ArrowRight}");
  expect(shown()).toBe("The study");
  expect(screen.getByText("1/3")).toBeTruthy();
  await press(/^Picture 2: /);
  expect(shown()).toBe("The bay");
});

it.each([
  { across: -60, along: 10, pointerType: "touch", alt: "The bay" },
  { across: 60, along: 10, pointerType: "touch", alt: "The detail" },
  { across: -30, along: 0, pointerType: "touch", alt: "The study" },
  { across: -60, along: 90, pointerType: "touch", alt: "The study" },
  { across: -60, along: 10, pointerType: "mouse", alt: "The study" },
])("shows $alt after a $pointerType went $across sideways and $along down", async ({ alt, pointerType, ...way }) => {
  await openProduct();
  draw(way.across, way.along, pointerType);
  expect(shown()).toBe(alt);
});

describe("the larger view", () => {
  it("opens at the current picture, and keeps both in step", async () => {
    await openProduct();
    await press("Next picture");
    await press("Enlarge picture");
    const dialog = await screen.findByRole("dialog", { name: "Wooden Blinds" });
    expect(within(dialog).getByRole("img").getAttribute("alt")).toBe("The bay");

    await userEvent.click(within(dialog).getByRole("button", { name: "Next picture" }));
    expect(within(dialog).getByRole("img").getAttribute("alt")).toBe("The detail");
    await userEvent.keyboard("{ArrowRight}");
    expect(within(dialog).getByRole("img").getAttribute("alt")).toBe("The study");
    expect(within(dialog).getByRole("status").textContent).toContain("Picture 1 of 3");

    await userEvent.keyboard("{Escape}");
    expect(shown()).toBe("The study");
  });
});

it("shows a spinner until the picture has loaded", async () => {
  await openProduct();
  const isLoading = () => picture()?.closest("div")?.querySelector("[data-loading]") !== null;
  await press("Next picture");
  expect(isLoading()).toBe(true);
  const arriving = picture();
  if (arriving) act(() => void fireEvent.load(arriving));
  expect(isLoading()).toBe(false);
});

it("says that a picture failed to load, and shows the drawing", async () => {
  await openProduct();
  const failing = picture();
  if (failing) await act(async () => void fireEvent.error(failing));
  expect(within(gallery()).getByText("Failed to load")).toBeTruthy();
});

it("shows that there is no picture, and has no controls", async () => {
  await openProduct(undefined, new ProductShop({ pictures: [] }));
  expect(within(gallery()).getByText("No image available")).toBeTruthy();
  expect(within(gallery()).getAllByRole("button")).toHaveLength(1);
});

it("has a wishlist button", async () => {
  await openProduct();
  await press("Save Wooden Blinds to wishlist");
  expect(within(gallery()).getByRole("button", { name: /^Remove Wooden Blinds/, pressed: true })).toBeTruthy();
});

describe("the chosen colour", () => {
  const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name: new RegExp(name) }));
  const tint = () => gallery().querySelector<HTMLElement>("[data-tint]");

  it("is laid over a picture that has a mask, from the first view on", async () => {
    const pictures = [aPicture("study", { tintBase: "#e1e0dd" }), aPicture("bay")];
    await openProduct("/products/wooden-blinds", new ProductShop({ pictures }));
    expect(tint()?.dataset["tint"]).toBe("#b07d4b");
    expect(tint()?.style.backgroundColor).toBe("rgb(199, 142, 87)");
    expect(tint()?.style.maskImage).toBe('url("/images/study-mask-800.webp")');
    await press("Next picture");
    await choose("Light Grey");
    expect(shown()).toBe("The study");
    expect(tint()?.dataset["tint"]).toBe("#c3c5c0");
  });

  it("turns to the picture that shows it, and stays where none does", async () => {
    const pictures = [aPicture("study", { shownColor: "Oak" }), aPicture("bay", { shownColor: "Light Grey" })];
    await openProduct("/products/wooden-blinds?color=Light Grey", new ProductShop({ pictures }));
    expect(shown()).toBe("The bay");
    await choose("Oak");
    expect(shown()).toBe("The study");
    expect(tint()).toBeNull();
  });

  it("changes no picture that shows no colour", async () => {
    await openProduct();
    await press("Next picture");
    await choose("Light Grey");
    expect(shown()).toBe("The bay");
  });
});
