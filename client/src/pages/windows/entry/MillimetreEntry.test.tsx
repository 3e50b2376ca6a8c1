import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { HANDLE_MM } from "@rules/project/project-limits";
import { renderPart } from "../../../test/render-part";
import { MillimetreEntry } from "./MillimetreEntry";

function Handle() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <MillimetreEntry label="Handle" unit="in" value={value} onValue={setValue} range={HANDLE_MM} />
      <button onClick={() => setValue(50)}>Other device</button>
      <p>Kept: {value} mm</p>
    </>
  );
}

it("leaves a figure in inches as it is typed, though whole millimetres are kept, until another is kept", async () => {
  renderPart(<Handle />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Handle" });
  await userEvent.type(field, "3");
  expect([field.value, screen.getByText("Kept: 76 mm")]).toMatchObject(["3", {}]);
  await userEvent.type(field, " 1/2");
  expect([field.value, screen.getByText("Kept: 89 mm")]).toMatchObject(["3 1/2", {}]);
  await userEvent.click(screen.getByRole("button", { name: "Other device" }));
  expect(field.value).toBe("1.97");
});
