import { expect, it } from "vitest";
import { productIdOf } from "./product-id";

it.each([
  ["1", "UHJvZHVjdDox"],
  ["12", "UHJvZHVjdDoxMg"],
  ["987654321", "UHJvZHVjdDo5ODc2NTQzMjE"],
])("the number %s was stored for the id %s", (number, id) => {
  expect(productIdOf(number)).toBe(id);
});

it("an id stays as it is", () => {
  expect(productIdOf("UHJvZHVjdDox")).toBe("UHJvZHVjdDox");
});
