import { describe, expect, it } from "vitest";
import { toCartLineInput } from "./useAddToCart";

const line = {
  id: "wooden",
  width: 47.2441,
  height: 55.1181,
  material: "Premium Wood",
  color: "Oak",
  quantity: 3,
  roomName: "Bedroom",
  windowName: null,
  unitPricePence: 20_592,
  customizations: [{ __typename: "Customization", name: "fit", value: "recess" }],
};

describe("toCartLineInput", () => {
  it("copies product, size in inches, choices, names and quantity, and nothing else", () => {
    expect(toCartLineInput(line, "1")).toEqual({
      productId: "1",
      width: 47.2441,
      height: 55.1181,
      material: "Premium Wood",
      color: "Oak",
      quantity: 3,
      customizations: [{ name: "fit", value: "recess" }],
      roomName: "Bedroom",
      windowName: null,
    });
  });

  it("has an empty list without customizations", () => {
    expect(toCartLineInput({ ...line, customizations: [] }, "1").customizations).toEqual([]);
  });
});
