import { expect, it } from "vitest";
import { readOutcome } from "./shop-client.ts";

const error = (code: string, message = "Something is wrong.") =>
  JSON.stringify({ data: null, errors: [{ message, extensions: { code } }] });

it("data without errors is done", () => {
  expect(readOutcome('{"data":{"addToCart":{"count":2}}}')).toEqual({ done: { addToCart: { count: 2 } } });
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
