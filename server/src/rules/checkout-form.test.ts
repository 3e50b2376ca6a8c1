import { describe, expect, it } from "vitest";
import { checkoutForm, type CheckoutFields } from "./checkout-form.js";

function aForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: "Jo",
    lastName: "Whitfield",
    email: "jo@example.com",
    phoneNumber: "020 7946 0123",
    address: "14 Larch Terrace",
    city: "Bristol",
    state: "Somerset",
    zipCode: "BS6 7QX",
    paymentMethod: "credit_card",
    agreeToTerms: true,
    ...fields,
  };
}

/** The first error of each invalid field, as a form shows them. */
function problems(fields: Record<string, unknown>): Record<string, string> {
  const issues = checkoutForm.safeParse(aForm(fields)).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}

it("accepts a valid form", () => {
  expect(checkoutForm.parse(aForm())).toEqual(aForm());
  expect(problems({ paymentMethod: "paypal" })).toEqual({});
});

it("trims values and drops an empty phone number", () => {
  const form = checkoutForm.parse(aForm({ firstName: "  Jo ", email: " jo@example.com\t", phoneNumber: "   " }));
  expect(form).toMatchObject({ firstName: "Jo", email: "jo@example.com" });
  expect(form.phoneNumber).toBeUndefined();
});

it.each([undefined, null, ""])("needs no phone number: %j", (phoneNumber) => {
  expect(checkoutForm.parse(aForm({ phoneNumber })).phoneNumber).toBeUndefined();
});

it.each([
  ["firstName", "J", "First name must be at least 2 characters"],
  ["lastName", "W", "Last name must be at least 2 characters"],
  ["email", "jo@example", "Please enter a valid email address"],
  ["address", "14 L", "Address must be at least 5 characters"],
  ["city", "B", "City must be at least 2 characters"],
  ["state", "S", "State must be at least 2 characters"],
  ["zipCode", "BS6", "Zip code must be at least 4 characters"],
  ["paymentMethod", "cheque", "Please choose how you would like to pay"],
  ["agreeToTerms", false, "You must agree to the terms and conditions"],
])("%s %j: %s", (field, value, message) => {
  expect(problems({ [field]: value })).toEqual({ [field]: message });
  expect(problems({ [field]: undefined })).toEqual({ [field]: message });
});

it("names every empty field at once", () => {
  const empty: CheckoutFields = {
    firstName: "",
    lastName: "",
    email: "",
    address: "",
    city: "",
    state: "",
    zipCode: "",
    paymentMethod: "credit_card",
    agreeToTerms: false,
  };
  expect(Object.keys(problems(empty)).toSorted()).toEqual(
    ["address", "agreeToTerms", "city", "email", "firstName", "lastName", "state", "zipCode"].toSorted(),
  );
});

it("does not count surrounding spaces", () => {
  expect(problems({ firstName: " J ", zipCode: "B6  " })).toEqual({
    firstName: "First name must be at least 2 characters",
    zipCode: "Zip code must be at least 4 characters",
  });
});

describe("lengths", () => {
  it.each([
    ["firstName", 100, "First name must be at most 100 characters"],
    ["lastName", 100, "Last name must be at most 100 characters"],
    ["phoneNumber", 40, "Phone number must be at most 40 characters"],
    ["address", 200, "Address must be at most 200 characters"],
    ["city", 100, "City must be at most 100 characters"],
    ["state", 100, "State must be at most 100 characters"],
    ["zipCode", 20, "Zip code must be at most 20 characters"],
  ])("%s holds %s characters", (field, most, message) => {
    expect(problems({ [field]: "x".repeat(most) })).toEqual({});
    expect(problems({ [field]: "x".repeat(most + 1) })).toEqual({ [field]: message });
  });

  it("counts characters as a reader does", () => {
    expect(problems({ firstName: "👩‍👩‍👧".repeat(100) })).toEqual({});
    expect(problems({ firstName: "👩‍👩‍👧" })).toEqual({ firstName: "First name must be at least 2 characters" });
  });

  it("allows an e-mail address of at most 254 characters", () => {
    const email = (length: number) => `${"a".repeat(60)}@${"b.".repeat((length - 64) / 2)}com`;
    expect(email(254)).toHaveLength(254);
    expect(problems({ email: email(254) })).toEqual({});
    expect(problems({ email: `a${email(254)}` })).toEqual({ email: "Please enter a valid email address" });
    expect(problems({ email: `${"a".repeat(100_000)}@example.com` })).toHaveProperty("email");
  });
});

describe("characters", () => {
  it.each(["Jo\0", "Jo\ud800", "\udc00Jo", "Jo\r\nBcc: x@example.com"])("refuses %j", (firstName) => {
    expect(problems({ firstName })).toEqual({ firstName: "First name contains a character that can't be used" });
  });

  it("refuses them in an e-mail address too", () => {
    expect(problems({ email: "jo\0@example.com" })).toEqual({ email: "Please enter a valid email address" });
  });

  it.each(["Zoë", "O’Brien", "李 明", "<b>Jo</b>", "Jo'; DROP TABLE orders"])("keeps %j", (firstName) => {
    expect(checkoutForm.parse(aForm({ firstName })).firstName).toBe(firstName);
  });
});
