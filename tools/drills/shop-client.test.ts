import { expect, it } from "vitest";
import { isOfProxy, readOutcome } from "./shop-client.ts";

const error = (code: string, message = "Something is wrong.") =>
  JSON.stringify({ data: null, errors: [{ message, extensions: { code } }] });

it("data without errors is done", () => {
  expect(readOutcome('{"data":{"addToCart":{"errors":[]}}}')).toEqual({ done: { addToCart: { errors: [] } } });
});

it("an error in the payload is a failure with code and message", () => {
  const payload = { errors: [{ code: "CART_EMPTY", message: "Your cart is empty." }] };
  expect(readOutcome(JSON.stringify({ data: { placeOrder: payload } }))).toEqual({
    failure: "CART_EMPTY: Your cart is empty.",
  });
});

it("an unavailable service is neither done nor a failure: the request is sent again", () => {
  expect(readOutcome(error("SERVICE_UNAVAILABLE"))).toEqual({});
});

it("any other error is a failure with code and message", () => {
  expect(readOutcome(error("INTERNAL_SERVER_ERROR"))).toEqual({
    failure: "INTERNAL_SERVER_ERROR: Something is wrong.",
  });
});

it("a response without data is a failure", () => {
  expect(readOutcome('{"data":null}').failure).toMatch(/^A response without data/);
});

it.each([
  'relation "orders" does not exist',
  "connect ECONNREFUSED 127.0.0.1:5432",
  "ENOSPC: no space left on device",
  "at /shop/node_modules/pg/lib/client.js:12",
])("internal text is a failure even in an excused error: %s", (message) => {
  expect(readOutcome(error("SERVICE_UNAVAILABLE", message)).failure).toMatch(/^A response shows internal text/);
});

it.each([
  [502, "", true],
  [503, "text/html; charset=utf-8", true],
  [503, "application/json; charset=utf-8", false],
  [200, "text/html", false],
])("status %s with type “%s” is of a proxy: %s", (status, type, expected) => {
  expect(isOfProxy({ status, headers: new Headers({ "content-type": type }) })).toBe(expected);
});
