import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "../../../test/render-part";
import { PaymentMark, type PaymentMarkName } from "./PaymentMark";

const NAMES = ["Visa", "Mastercard", "American Express", "PayPal"] as const satisfies readonly PaymentMarkName[];

it.each(NAMES)("draws the mark of %s, named for who can't see it", (name) => {
  renderPart(<PaymentMark name={name} />);
  const mark = screen.getByRole("img", { name });
  expect(mark.querySelector("path")?.getAttribute("d")).toMatch(/^M[\d.]+/);
  expect(mark.textContent).toBe("");
});

it("draws each mark with a path of its own", () => {
  const { container } = renderPart(NAMES.map((name) => <PaymentMark key={name} name={name} />));
  const drawn = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(new Set(drawn).size).toBe(NAMES.length);
});
