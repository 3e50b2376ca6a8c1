import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";

const swatch = (name: string, description: string) => screen.getByRole("radio", { name, description });

it("says how each colour looks on the chosen material, and shows it beside the chosen colour", async () => {
  await openProduct();
  expect(swatch("Light Grey", "Light, neutral grey, wood grain")).toBeDefined();
  expect(screen.getByText("Medium, warm golden brown, wood grain", { selector: "p" })).toBeDefined();

  fireEvent.click(swatch("Light Grey", "Light, neutral grey, wood grain"));
  expect(screen.getByText("Light, neutral grey, wood grain", { selector: "p" })).toBeDefined();
});
