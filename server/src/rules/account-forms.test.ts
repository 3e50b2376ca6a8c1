import { describe, expect, it } from "vitest";
import {
  addressForm,
  changePasswordForm,
  detailsForm,
  newPassword,
  registerForm,
  signInForm,
} from "./account-forms.js";

/** A form's errors for the input, by field. */
function sentences(form: { safeParse: typeof registerForm.safeParse }, typed: object): Record<string, string> {
  const { error } = form.safeParse(typed);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

const ROW = "Password must not be a row of keys, or the same again and again";
const A_LONG_ONE = Array.from({ length: 40 }, (_, index) => `${index + 10} to `)
  .join("")
  .slice(0, 200);

describe("a new password", () => {
  it.each([
    ["ten letters", "lampshades"],
    ["a sentence with spaces at both ends", " how now brown cow "],
    ["ten characters of several parts", "étoile née"],
    ["200 characters", A_LONG_ONE],
  ])("may be %s", (_case, password) => {
    expect(newPassword.parse(password)).toBe(password.normalize("NFKC"));
  });

  it.each([
    ["nine letters", "lampshade", "Password must be at least 10 characters"],
    ["nine characters of several parts", "👩‍👩‍👧".repeat(9), "Password must be at least 10 characters"],
    ["201 characters", `${A_LONG_ONE}!`, "Password must be at most 200 characters"],
    ["a row of keys", "qwertyuiop", ROW],
    ["one character", "aaaaaaaaaa", ROW],
    ["nothing", undefined, "Password must be at least 10 characters"],
  ])("may not be %s", (_case, password, sentence) => {
    expect(newPassword.safeParse(password).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  it("is normalised, so that every keyboard gives the same password", () => {
    expect(newPassword.parse("cafe\u0301 au lait")).toBe(newPassword.parse("caf\u00e9 au lait"));
    expect(signInForm.parse({ email: "a@b.example", password: "cafe\u0301" }).password).toBe("caf\u00e9");
  });
});

it("an e-mail address is trimmed and lowercased", () => {
  expect(signInForm.parse({ email: " Jo@Larch.Example ", password: "x" }).email).toBe("jo@larch.example");
});

it("each field has its own error", () => {
  expect(sentences(registerForm, { firstName: "J", lastName: "", email: "jo", password: "short" })).toEqual({
    firstName: "First name must be at least 2 characters",
    lastName: "Last name must be at least 2 characters",
    email: "Please enter a valid email address",
    password: "Password must be at least 10 characters",
  });
  expect(changePasswordForm.safeParse({ current: "", password: "long enough" }).error?.issues).toMatchObject([
    { path: ["current"], message: "Please enter your password" },
  ]);
});

it("details drop an empty phone number, and addresses follow the checkout's rules", () => {
  expect(detailsForm.parse({ firstName: "Jo", lastName: "Whitfield", phone: " " }).phone).toBeUndefined();
  const address = { firstName: "Jo", lastName: "Whitfield", address: "14 Larch Terrace", city: "Bristol" };
  expect(addressForm.parse({ ...address, state: "Somerset", zipCode: "BS6 7QX" })).toEqual({
    ...address,
    state: "Somerset",
    zipCode: "BS6 7QX",
    phoneNumber: undefined,
    isDefault: false,
  });
});
