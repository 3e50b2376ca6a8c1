import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "./schema.js";

const schema = await createSchema();

/** What the schema says of `Type.field`. */
function description(coordinate: string): string {
  const [typeName = "", fieldName = ""] = coordinate.split(".");
  const type = schema.getType(typeName);
  return (isObjectType(type) && type.getFields()[fieldName]?.description) || "";
}

describe("a description ends with the codes of @Fails", () => {
  it.each([
    [
      "Query.cart",
      "The cart of this session or account, or any with its id. Fails with NOT_FOUND (no such cart, or an account's), SERVICE_UNAVAILABLE.",
    ],
    ["Product.reviews", "Its published reviews. Fails with BAD_USER_INPUT."],
    [
      "Mutation.clearCart",
      "Empties the cart; its promotion code goes too. Fails with NOT_FOUND, CONFLICT (in the moment of signing in), SERVICE_UNAVAILABLE.",
    ],
  ])("%s", (coordinate, sentences) => {
    expect(description(coordinate)).toBe(sentences);
  });

  it("where there are any", () => {
    expect(description("Query.categories")).not.toMatch(/Fails/);
  });
});
