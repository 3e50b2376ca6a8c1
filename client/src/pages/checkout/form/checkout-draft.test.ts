import { beforeEach, describe, expect, it } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./checkout-draft";

const EMPTY = {
  firstName: "",
  lastName: "",
  email: "",
  phoneNumber: "",
  address: "",
  addressLine2: "",
  city: "",
  state: "",
  zipCode: "",
  paymentMethod: "credit_card",
  agreeToTerms: false,
} as const;
const KNOWN = { firstName: "Jo", lastName: "Whitfield", email: "jo@example.com", city: "Bristol" };

beforeEach(() => sessionStorage.clear());

describe("the checkout draft", () => {
  it("is empty at first, with payment by card", () => {
    expect(readDraft()).toEqual(EMPTY);
  });

  it("is prefilled with the known customer until something is typed", () => {
    expect(readDraft(KNOWN)).toEqual({ ...EMPTY, ...KNOWN });
    keepDraft({ ...EMPTY, paymentMethod: "paypal" });
    expect(readDraft(KNOWN)).toEqual({ ...EMPTY, ...KNOWN, paymentMethod: "paypal" });
  });

  it("keeps what was typed, and leaves the other fields empty", () => {
    keepDraft({ ...EMPTY, city: "Exeter" });
    expect(readDraft(KNOWN)).toEqual({ ...EMPTY, city: "Exeter" });
  });

  it("never stores the agreement to the terms", () => {
    keepDraft({ ...EMPTY, firstName: "Jo", agreeToTerms: true });
    expect(readDraft().agreeToTerms).toBe(false);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("agree");
  });

  it("is empty after a reset", () => {
    keepDraft({ ...EMPTY, firstName: "Jo" });
    forgetDraft();
    expect(readDraft()).toEqual(EMPTY);
  });

  it.each(["{broken", "[]", "7", '{"firstName":7,"paymentMethod":"gold"}'])(
    "ignores the invalid stored value %s",
    (stored) => {
      sessionStorage.setItem("checkout-draft", stored);
      expect(readDraft()).toEqual(EMPTY);
    },
  );
});
