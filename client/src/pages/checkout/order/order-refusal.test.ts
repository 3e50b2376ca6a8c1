import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { ShopUnreachable } from "../../../lib/shop-failure";
import { refusalOf } from "./order-refusal";

const answer = (extensions: Record<string, unknown>, totalPence?: unknown) =>
  new CombinedGraphQLErrors({
    data: { placeOrder: { order: null, cart: totalPence === undefined ? null : { checkoutTotals: { totalPence } } } },
    errors: [new GraphQLError("No", { extensions })],
  });

describe("refusalOf", () => {
  it.each([
    { code: "CONFLICT" },
    { code: "CART_EMPTY" },
    { code: "PRODUCT_UNAVAILABLE" },
    { code: "MAKING_CHANGED" },
    { code: "BAD_USER_INPUT", fields: { zipCode: "We don't deliver there", email: "Unknown" } },
  ])("parses $code", (extensions) => {
    expect(refusalOf(answer(extensions))).toEqual(extensions);
  });

  it("parses PRICE_CHANGED with the total of the cart", () => {
    const changed = { code: "PRICE_CHANGED", totalPence: 25_238 };
    expect(refusalOf(answer({ code: "PRICE_CHANGED" }, 25_238))).toEqual(changed);
  });

  it("drops details that the notice does not use", () => {
    expect(refusalOf(answer({ code: "CONFLICT", path: [] }, 25_238))).toEqual({ code: "CONFLICT" });
  });

  it.each([
    ["a code that leaves open whether it was placed", answer({ code: "INTERNAL_SERVER_ERROR" })],
    ["a shop that is too busy", answer({ code: "SERVICE_UNAVAILABLE" })],
    ["a change of price without the price", answer({ code: "PRICE_CHANGED" })],
    ["a field that the form does not have", answer({ code: "BAD_USER_INPUT", fields: { shoeSize: "No" } })],
    ["no code", answer({})],
    ["a lost answer", new ShopUnreachable(undefined)],
    ["a defect", new TypeError("x is undefined")],
  ])("returns undefined for %s", (_, error) => {
    expect(refusalOf(error)).toBeUndefined();
  });
});
