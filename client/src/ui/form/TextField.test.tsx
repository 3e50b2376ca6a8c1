import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPart } from "../../test/render-part";
import { TextArea } from "./TextArea";
import { TextField } from "./TextField";

const describedBy = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

it("is labelled and can be typed into", async () => {
  renderPart(<TextField label="Email" type="email" />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  await userEvent.type(input, "jo@larch.example");
  expect(input.value).toBe("jo@larch.example");
});

it("describes the control by its help", () => {
  renderPart(<TextField label="Postcode" help="Where the blind will hang" />);
  expect(describedBy(screen.getByRole("textbox", { name: "Postcode" }))).toContain("Where the blind will hang");
});

it.each([
  { part: "TextField", control: <TextField label="Your words" error="Please tell us more" /> },
  { part: "TextArea", control: <TextArea label="Your words" error="Please tell us more" /> },
])("marks a $part with an error as invalid and reads the error with it", ({ control }) => {
  renderPart(control);
  const input = screen.getByRole("textbox", { name: "Your words" });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(input)).toContain("Please tell us more");
});

it("passes its element and name to the form", () => {
  let element: HTMLInputElement | null = null;
  renderPart(<TextField label="City" name="city" ref={(input) => void (element = input)} />);
  expect(element).toBe(screen.getByRole("textbox", { name: "City" }));
  expect(screen.getByRole("textbox").getAttribute("name")).toBe("city");
});
