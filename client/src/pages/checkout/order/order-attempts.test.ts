import { beforeEach, describe, expect, it } from "vitest";
import { attemptFor, forgetAttempts, openAttempts } from "./order-attempts";
import { orderInput } from "./place-order";

const FORM = {
  firstName: "Jo",
  lastName: "Whitfield",
  email: "jo@example.com",
  phoneNumber: undefined,
  address: "14 Larch Terrace",
  addressLine2: undefined,
  city: "Bristol",
  state: "Somerset",
  zipCode: "BS6 7QX",
  paymentMethod: "credit_card",
  agreeToTerms: true,
} as const;
const INPUT = orderInput(FORM, { version: 1, checkoutTotals: { totalPence: 47_478 }, makingFingerprint: "made" });
const LINES = [{ id: "wooden", quantity: 2 }];

beforeEach(() => sessionStorage.clear());

describe("the input of an order", () => {
  it("is the form with the total and the cart version on the screen", () => {
    expect(INPUT).toEqual({
      ...FORM,
      paymentMethod: "CREDIT_CARD",
      expectedTotalPence: 47_478,
      expectedVersion: 1,
      expectedMaking: "made",
    });
  });

  it("maps PayPal to the API's enum", () => {
    const seen = { version: 1, checkoutTotals: { totalPence: 0 }, makingFingerprint: "made" };
    expect(orderInput({ ...FORM, paymentMethod: "paypal" }, seen).paymentMethod).toBe("PAYPAL");
  });
});

describe("order attempts", () => {
  it("reuse the key for the same form and cart, also after a reload", () => {
    const first = attemptFor(INPUT, LINES);
    expect(attemptFor({ ...INPUT }, [{ id: "wooden", quantity: 2 }]).key).toBe(first.key);
    expect(openAttempts()).toEqual([JSON.parse(JSON.stringify(first))]);
  });

  it.each([
    ["another address", { ...INPUT, address: "2 Mill Lane" }, LINES],
    ["another total", { ...INPUT, expectedTotalPence: 1 }, LINES],
    ["another quantity", INPUT, [{ id: "wooden", quantity: 3 }]],
    ["another line", INPUT, [...LINES, { id: "roller", quantity: 1 }]],
  ])("get a new key for %s", (_, input, lines) => {
    const first = attemptFor(INPUT, LINES);
    expect(attemptFor(input, lines).key).not.toBe(first.key);
    expect(openAttempts()).toHaveLength(2);
  });

  it("find an earlier attempt again after a later one", () => {
    const first = attemptFor(INPUT, LINES);
    attemptFor({ ...INPUT, city: "Exeter" }, LINES);
    expect(attemptFor(INPUT, LINES).key).toBe(first.key);
  });

  it("keep the latest five, oldest first", () => {
    const keys = [1, 2, 3, 4, 5, 6].map((quantity) => attemptFor(INPUT, [{ id: "wooden", quantity }]).key);
    expect(openAttempts().map(({ key }) => key)).toEqual(keys.slice(1));
  });

  it("are all dropped at once", () => {
    attemptFor(INPUT, LINES);
    forgetAttempts();
    expect(openAttempts()).toEqual([]);
  });

  it.each([
    "{broken",
    '"text"',
    "null",
    '[null,1,{"key":"a"}]',
    '[{"key":"a","contents":"{broken"},{"key":"b","contents":"7"}]',
  ])("ignore the invalid stored value %s", (stored) => {
    sessionStorage.setItem("checkout-attempts", stored);
    expect(openAttempts()).toEqual([]);
  });
});
