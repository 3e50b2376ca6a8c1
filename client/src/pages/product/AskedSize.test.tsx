import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { toInches } from "@rules/sizes";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

afterEach(() => {
  vi.useRealTimers();
});

const SIZED = "/products/wooden-blinds?width=47.2441&height=55.1181";
const field = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const shown = () => [field("Width").value, field("Drop").value];
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const question = (text: RegExp) => screen.findByText(text);
/** Types, and lets the pause go by after which a question would be asked. */
async function typeAndPause(name: string, text: string) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  type(name, text);
  await act(async () => vi.advanceTimersByTime(1000));
  vi.useRealTimers();
}
const EQUAL = /exactly this size/;

function shopWith(width: number, height: number) {
  const shop = new ProductShop();
  shop.cartLines.push({ id: "l1", width: toInches(width, "mm"), height: toInches(height, "mm") });
  return shop;
}

it("asks in a live region when typing pauses, and takes the offered size at a press", async () => {
  await openProduct(SIZED);
  type("Width", "12000");
  const asked = await question(/^Did you mean 1200 × 1400 mm/);
  expect(asked.closest("[role=status]")).not.toBeNull();
  expect(shown()).toEqual(["12000", "1400"]);
  press("Use 1200 × 1400 mm");
  expect(shown()).toEqual(["1200", "1400"]);
  expect(asked.isConnected).toBe(false);
  expect(document.activeElement).not.toBe(document.body);
});

it("asks about figures that are beyond anything that is made", async () => {
  await openProduct(`${SIZED}&unit=in`);
  type("Width", "1200");
  type("Drop", "1400");
  expect(await question(/^Did you mean millimetres, 47\.24 × 55\.12 in\?/)).toBeDefined();
});

it("asks no more about a size that is kept", async () => {
  await openProduct(SIZED);
  type("Width", "2100");
  type("Drop", "700");
  const asked = await question(/^2100 × 700 mm is an unusual shape/);
  press("Keep 2100 × 700 mm");
  expect(asked.isConnected).toBe(false);
  type("Drop", "1400");
  await typeAndPause("Drop", "700");
  expect(screen.queryByText(/unusual shape|Did you mean/)).toBeNull();
});

it("waits for the other length where nobody has typed it", async () => {
  await openProduct();
  await act(() => import("./configurator/SlipQuestion"));
  await typeAndPause("Width", "1800");
  expect(screen.queryByText(/unusual shape/)).toBeNull();
  type("Drop", "310");
  expect(await question(/^1800 × 310 mm is an unusual shape/)).toBeDefined();
});

it("compares with the other windows of the product in the cart", async () => {
  await openProduct(SIZED, shopWith(1400, 1200));
  type("Width", "1201");
  await question(/^Another window in your cart is 1400 × 1200 mm, this one 1201 × 1400 mm\. Have width and drop/);
  type("Width", "1400");
  type("Drop", "1200");
  expect(await question(EQUAL)).toBeDefined();
});

it("compares no line with itself", async () => {
  await openProduct(`${SIZED}&line=l1`, shopWith(1200, 1400));
  type("Width", "12000");
  await question(/^Did you mean/);
  await typeAndPause("Width", "1200");
  expect(screen.queryByText(EQUAL)).toBeNull();
});

it("asks again when the measurements are read back", async () => {
  await openProduct(SIZED, shopWith(1200, 1400));
  press("Read my measurements back");
  const list = (await screen.findByText("Width: 1200 mm, that is 120 cm.")).closest("ul");
  expect(list && within(list).getByText(EQUAL)).toBeDefined();
});
