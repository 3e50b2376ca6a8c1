import { fireEvent, screen } from "@testing-library/react";

/** The control with this label. */
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** What is read aloud after a field's name. */
export const describedBy = (label: string | RegExp) =>
  (field(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join("");

/** Puts text into fields, by their labels. */
export function fillFields(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}
