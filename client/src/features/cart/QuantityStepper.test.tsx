import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderPart } from "../../test/render-part";
import { QuantityStepper } from "./QuantityStepper";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it.each([
  { button: "Increase quantity of Roller blind", asked: 3 },
  { button: "Decrease quantity of Roller blind", asked: 1 },
])("asks for $asked on $button", async ({ button, asked }) => {
  const handleChange = vi.fn<(quantity: number) => void>();
  renderPart(<QuantityStepper name="Roller blind" quantity={2} max={99} onChange={handleChange} />);
  await press(button);
  expect(handleChange.mock.calls).toEqual([[asked]]);
});

it.each([
  { quantity: 1, button: "Decrease quantity of Roller blind" },
  { quantity: 99, button: "Increase quantity of Roller blind" },
])("stops at $quantity", async ({ quantity, button }) => {
  const handleChange = vi.fn<(quantity: number) => void>();
  renderPart(<QuantityStepper name="Roller blind" quantity={quantity} max={99} onChange={handleChange} />);
  expect(screen.getByRole("button", { name: button }).getAttribute("aria-disabled")).toBe("true");
  await press(button);
  expect(handleChange).not.toHaveBeenCalled();
});
