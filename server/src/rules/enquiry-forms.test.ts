import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { contactForm } from "./contact-form.js";
import { newsletterForm } from "./newsletter-form.js";
import { quoteForm } from "./quote-form.js";
import { hasSamples, samplesForm } from "./samples-form.js";

const PHONE = "Please enter a phone number we can ring, for example 020 7946 0123";
const POSTCODE = "Please enter a full UK postcode, for example SW1A 1AA";

const quote = { name: "Jo Whitfield", email: "jo@larch.example", phone: "020 7946 0123", postcode: "BS6 7QX" };
const sample = { productId: "1", material: "Thermal Fabric", color: "White" };
const samples = { name: "Jo", email: "jo@larch.example", address: "14 Larch Terrace", city: "Bristol" };

/** The first error of each invalid field. */
function problems(form: z.ZodType, fields: Record<string, unknown>): Record<string, string> {
  const issues = form.safeParse(fields).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}

describe("a phone number", () => {
  it.each([
    ...["020 7946 0123", "(020) 7946-0123", "020.7946.0123", "02079460123", " 020 7946 0123 ", "020/7946/0123"],
    ...["+44 20 7946 0123", "+44 (0)20 7946 0123", "0044 20 7946 0123", "+442079460123", "０２０ ７９４６ ０１２３"],
  ])("may be typed as %j", (phone) => {
    expect(quoteForm.parse({ ...quote, phone }).phone).toBe("+442079460123");
  });

  it.each([
    ["07700 900123", "+447700900123"],
    ["01632-960001", "+441632960001"],
    ["+353 1 234 5678", "+35312345678"],
  ])("%s is stored as %s", (phone, kept) => {
    expect(quoteForm.parse({ ...quote, phone }).phone).toBe(kept);
  });

  it.each([
    "",
    "12345",
    "call me",
    "020 7946 0123\r\nBcc: x",
    "07700 900123 07700 900124",
    "1".repeat(41),
    7,
    undefined,
  ])("can't be %j", (phone) => {
    expect(problems(quoteForm, { ...quote, phone })).toEqual({ phone: PHONE });
  });

  it("can't have an extension, which E.164 does not support", () => {
    expect(problems(quoteForm, { ...quote, phone: "020 7946 0123 ext 4" })["phone"]).toMatch(/without its extension/);
  });
});

describe("a postcode", () => {
  it.each(["SW1A 1AA", "sw1a1aa", " SW1A-1AA.", "s w 1 a 1 a a", "Sw1a  1aA"])("may be typed as %j", (postcode) => {
    expect(quoteForm.parse({ ...quote, postcode }).postcode).toBe("SW1A 1AA");
  });

  it.each(["", "SW1A", "12345", "SW1A 1AAA", "1AA SW1A", "SW1A<1AA", undefined])("can't be %j", (postcode) => {
    expect(problems(quoteForm, { ...quote, postcode })).toEqual({ postcode: POSTCODE });
  });
});

describe("a quote request", () => {
  it("has an optional message, which may have several lines", () => {
    for (const message of [undefined, null, "", "  \n"])
      expect(quoteForm.parse({ ...quote, message }).message).toBeUndefined();
    expect(quoteForm.parse({ ...quote, message: "Two bays.\r\n\tOne door.\n" }).message).toBe(
      "Two bays.\r\n\tOne door.",
    );
  });

  it("names every empty field at once", () => {
    expect(problems(quoteForm, { name: " ", email: "", phone: "", postcode: "" })).toEqual({
      name: "Please tell us your name",
      email: "Please enter a valid email address",
      phone: PHONE,
      postcode: POSTCODE,
    });
  });

  it.each([
    ["name", "Jo\r\nBcc: everybody@larch.example", "Name contains a character that can't be used"],
    ["name", "J".repeat(101), "Name must be at most 100 characters"],
    ["email", "jo@larch.example\r\nBcc: x@y.example", "Please enter a valid email address"],
    ["email", `${"j".repeat(100_000)}@larch.example`, "Please enter a valid email address"],
    ["message", "\0", "Message contains a character that can't be used"],
    ["message", "a\ud800b", "Message contains a character that can't be used"],
    ["message", "x".repeat(2001), "Message must be at most 2000 characters"],
  ])("refuses %s %j", (field, value, sentence) => {
    expect(problems(quoteForm, { ...quote, [field]: value })).toEqual({ [field]: sentence });
  });
});

describe("a message to the shop", () => {
  const message = { name: "Jo", email: "jo@larch.example", message: "Hello" };

  it("has an optional phone number, which must be valid", () => {
    for (const phone of [undefined, null, ""]) expect(contactForm.parse({ ...message, phone }).phone).toBeUndefined();
    expect(contactForm.parse({ ...message, phone: "07700 900123" }).phone).toBe("+447700900123");
    expect(problems(contactForm, { ...message, phone: "12" })).toEqual({ phone: PHONE });
  });

  it("needs a text", () => {
    expect(problems(contactForm, { ...message, message: "\n" })).toEqual({ message: "Please write your message" });
  });
});

describe("a request for samples", () => {
  const request = { ...samples, postcode: "bs67qx", samples: [sample] };

  it("accepts up to six samples", () => {
    const six = ["White", "Cream", "Beige", "Navy", "Brown", "Black"].map((color) => ({ ...sample, color }));
    expect(samplesForm.parse({ ...request, samples: six })).toMatchObject({ postcode: "BS6 7QX", samples: six });
    const seven = [...six, { ...sample, color: "Oak" }];
    expect(problems(samplesForm, { ...request, samples: seven })).toEqual({
      samples: "Please choose at most 6 samples",
    });
    expect(problems(samplesForm, { ...request, samples: [] })).toEqual({
      samples: "Please choose at least one sample",
    });
  });

  it("names a sample that is chosen twice", () => {
    expect(problems(samplesForm, { ...request, samples: [sample, sample] })).toEqual({
      "samples.1": "This sample is chosen twice",
    });
  });

  it.each([
    ["Thermal Fabric", true],
    ["Premium Wood", false],
    ["PVC", false],
    ["constructor", false],
  ])("%s: %s", (material, has) => {
    expect(hasSamples(material)).toBe(has);
  });
});

it.each(["", "jo", "jo@larch", "jo.larch.example", "jo@larch.example\r\nx", 4, null])(
  "the mailing list refuses %j in the words of the shop",
  (email) => {
    expect(problems(newsletterForm, { email })).toEqual({ email: "The email address you entered is not valid." });
  },
);
