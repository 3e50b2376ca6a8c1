import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { GraphQLError } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { logFailure } from "./failure-log";
import { fieldProblemsOf } from "./field-problems";
import { failureOf, ShopUnreachable } from "./shop-failure";

const answer = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [new GraphQLError(message, { extensions })] });

describe("failureOf", () => {
  it("returns code and message of the API error", () => {
    expect(failureOf(answer("Please wait a minute.", { code: "RATE_LIMITED" }))).toEqual({
      code: "RATE_LIMITED",
      sentence: "Please wait a minute.",
    });
  });

  it.each([[undefined], [42], [null]])("falls back to UNKNOWN for the code %j", (code) => {
    expect(failureOf(answer("Something is wrong.", { code }))).toEqual({
      code: "UNKNOWN",
      sentence: "Something is wrong.",
    });
  });

  it("explains an unreachable shop", () => {
    expect(failureOf(new ShopUnreachable(new TypeError("fetch failed")))).toEqual({
      code: "UNREACHABLE",
      sentence: "We can't reach the shop. Please check your connection and try again.",
    });
  });

  it("names the connection where code could not be loaded without one", () => {
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(failureOf(new TypeError("Failed to fetch dynamically imported module")).code).toBe("UNREACHABLE");
    isOnline.mockReturnValue(true);
    expect(failureOf(new TypeError("Failed to fetch dynamically imported module")).code).toBe("UNKNOWN");
    isOnline.mockRestore();
  });

  it.each([new TypeError("undefined is not a function"), "a string", undefined])(
    "hides the details of an unexpected error: %s",
    (error) => {
      expect(failureOf(error)).toEqual({
        code: "UNKNOWN",
        sentence: "Something went wrong on our side. Please try again.",
      });
    },
  );
});

describe("fieldProblemsOf", () => {
  it("returns the message for each field", () => {
    const fields = { email: "We can't write there", postcode: "Unknown" };
    expect(fieldProblemsOf(answer("No", { code: "BAD_USER_INPUT", fields }))).toEqual(fields);
  });

  it("drops values that are not strings", () => {
    const fields = { email: "We can't write there", phone: { kind: "short" }, name: null };
    expect(fieldProblemsOf(answer("No", { code: "BAD_USER_INPUT", fields }))).toEqual({
      email: "We can't write there",
    });
  });

  it.each([
    ["another code", answer("No", { code: "RATE_LIMITED", fields: { email: "No" } })],
    ["no fields", answer("No", { code: "BAD_USER_INPUT" })],
    ["a list of words", answer("No", { code: "BAD_USER_INPUT", fields: "email" })],
    ["null", answer("No", { code: "BAD_USER_INPUT", fields: null })],
    ["an unreachable shop", new ShopUnreachable(undefined)],
  ])("returns undefined for %s", (_, error) => {
    expect(fieldProblemsOf(error)).toBeUndefined();
  });
});

describe("logFailure", () => {
  const log = (error: unknown) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    logFailure("Order not placed", error);
    const calls = [...logged.mock.calls];
    logged.mockClear();
    return calls;
  };

  it.each(["SERVICE_UNAVAILABLE", "INTERNAL_SERVER_ERROR"])("logs the API error %s", (code) => {
    const error = answer("No", { code });
    expect(log(error)).toEqual([["Order not placed", error]]);
  });

  it("logs a network failure", () => {
    const error = new ShopUnreachable(undefined);
    expect(log(error)).toEqual([["Order not placed", error]]);
  });

  it.each(["BAD_USER_INPUT", "RATE_LIMITED", "CONFLICT", "NOT_FOUND"])("does not log the API error %s", (code) => {
    expect(log(answer("No", { code }))).toEqual([]);
  });
});
