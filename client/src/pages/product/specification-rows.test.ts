import { expect, it } from "vitest";
import { specificationRows } from "./specification-rows";

const awning = {
  ...{ family: "outdoor", variant: "awning", warrantyYears: 5, specifications: [] },
  ...{ minWidth: 79, maxWidth: 275, minHeight: 59, maxHeight: 137 },
};
const namesOf = (rows: ReturnType<typeof specificationRows>) => rows.map(({ name }) => name);

it("shows the joint limits of width and height where there are any", () => {
  expect(namesOf(specificationRows(awning))).toEqual(["Width", "Projection", "Warranty"]);
  const joined = specificationRows({ ...awning, maxArea: 7.5, minWidthBeyondHeight: 19.685 });
  expect(joined).toContainEqual({ name: "Area", value: "At most 7.5 m²" });
  expect(joined).toContainEqual({ name: "Width over projection", value: "At least 500 mm more" });
});
