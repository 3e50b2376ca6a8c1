import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const SIZED = "/products/wooden-blinds?width=47.2441&height=55.1181";
const drawing = () => screen.getByRole("img", { name: /^Wooden Blinds.*1200 mm wide/ }).getAttribute("aria-label");
const press = () => fireEvent.click(screen.getByRole("button", { name: "Try it on the drawing" }));
const move = (name: string, value: number) =>
  fireEvent.change(screen.getByRole("slider", { name }), { target: { value } });
const roller = () =>
  new ProductShop({
    family: "ROLLER",
    materials: [
      { name: "Blackout Fabric", label: "Blackout Fabric", note: "Dark", surface: "dense", filter: "fabric" },
    ],
  });

it("moves the drawing, and says how it stands in words", async () => {
  await openProduct(SIZED);
  expect(drawing()).not.toContain("raised");
  press();
  const slider = await screen.findByRole("slider", { name: "Raised" });
  expect(slider.getAttribute("aria-valuetext")).toBe("fully down");
  move("Raised", 50);
  expect(slider.getAttribute("aria-valuetext")).toBe("half raised");
  expect(drawing()).toContain(", half raised, ");
  move("Slats", 100);
  expect(drawing()).toContain(", half raised, slats level");
});

it("shows and says what daylight comes through with the room lights off", async () => {
  await openProduct(SIZED, roller());
  press();
  fireEvent.click(await screen.findByRole("radio", { name: "Off" }));
  const sentence =
    "Room lights off, by day: no daylight comes through the cloth, and about 15 to 20 mm of light stay at each side";
  expect(screen.getByText(`${sentence}.`)).toBeDefined();
  expect(drawing()).toContain(sentence);
  expect(document.querySelector("figure feComponentTransfer")).not.toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "On" }));
  expect(document.querySelector("figure feComponentTransfer")).toBeNull();
});

it("leaves the address alone, and ends with a second press", async () => {
  await openProduct(SIZED);
  const address = window.location.href;
  press();
  await screen.findByRole("slider", { name: "Raised" });
  move("Raised", 75);
  expect(window.location.href).toBe(address);
  press();
  expect(screen.queryByRole("slider")).toBeNull();
  expect(drawing()).not.toContain("raised");
});

it.each([
  ["PERGOLA", "louvred"],
  ["OUTDOOR", "awning"],
  ["CURTAIN", "pelmet"],
])("is not offered where nothing moves on the drawing: %s %s", async (family, variant) => {
  await openProduct(SIZED, new ProductShop({ family, variant }));
  expect(screen.queryByRole("button", { name: "Try it on the drawing" })).toBeNull();
});
