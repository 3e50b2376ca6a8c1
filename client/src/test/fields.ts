import { fireEvent, screen } from "@testing-library/react";

/** The form control with this label. */
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** Text of a field's accessible description. */
export const describedBy = (label: string | RegExp) =>
  (field(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join("");

/** Fills fields by their labels. */
export function fillFields(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}
