import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { addressForm, detailsForm, registerForm } from "./account-forms.js";
import { checkoutForm } from "./checkout-form.js";
import { contactForm } from "./contact-form.js";
import { personName } from "./person-name.js";
import { quoteForm } from "./quote-form.js";
import { reviewForm } from "./review-form.js";
import { samplesForm } from "./samples-form.js";

const SHORT = "Please tell us your name";
const WEB_ADDRESS = "Name must not contain a web address";
const CHARACTER = "Name contains a character that can't be used";

const form = personName("Name", { min: 1, max: 100, short: SHORT });

/** The first error of a name; undefined if it is valid. */
const problem = (name: unknown) => form.safeParse(name).error?.issues[0]?.message;

describe("a name", () => {
  it.each([
    ...["Jo", "Zoë O’Brien", "李 明", "Ngũgĩ wa Thiong'o", "Anne-Marie", "José", "محمد", "अमिताभ", "سام‌پاشا"],
    ...["J.R.R. Tolkien", "J.R.R.Tolkien", "J.Smith", "St.John", "Dr.Smith", "Mrs. Jones", "Prof.Dr. Ada Byron"],
    ...[
      "Jo (no. 10)",
      "Smith & Sons Ltd.",
      "No.10 Blinds",
      "Jo 👩‍👩‍👧",
      "葛󠄀城",
      "Jo'; DROP TABLE orders",
      "<b>Jo</b>",
      "X",
    ],
  ])("may be %j", (name) => {
    expect(problem(name)).toBeUndefined();
    expect(form.parse(` ${name} `)).toBe(name);
  });

  it.each([
    ...["https://evil.example", "see http://evil", "HTTP://EVIL", "ftp://evil", "www.evil", "WWW.Evil.example"],
    ...[
      "evil.example",
      "Evil.Com",
      "Jo evil.example/win",
      "prize: evil.co.uk",
      "Mr.Evil.com",
      "J.R.evil.com",
      "t.me/evil",
    ],
    ...[
      "x.com",
      "evil。example",
      "evil．example",
      "xn--e1afmkfd.xn--p1ai",
      "пример.рф",
      "192.0.2.1",
      "http://3221225985",
    ],
    ...["jo@larch.example", "evil.example:8080", "(evil.example)", "T.Me/evil"],
  ])("can't be a URL: %j", (name) => {
    expect(problem(name)).toBe(WEB_ADDRESS);
  });

  it.each([
    ["a line break", "Jo\r\nBcc: x"],
    ["NUL", "Jo\0"],
    ["a lone surrogate", "Jo\ud800"],
    ["a line separator", "Jo\u2028evil"],
    ["an override of direction", "Jo \u202eevil"],
    ["an isolate of direction", "Jo \u2066evil"],
    ["a direction mark", "Jo\u200f evil"],
    ["tag characters", "Jo\u{e0065}\u{e0076}\u{e0069}\u{e006c}"],
    ["a space without width", "J\u200bo"],
    ["a soft hyphen", "J\u00ado"],
    ["a filler that looks like nothing", "Jo\u3164"],
    ["an annotation anchor", "Jo\ufff9"],
  ])("can't contain %s", (_case, name) => {
    expect(problem(name)).toBe(CHARACTER);
  });

  it.each([
    ["blanks", " \u00a0\u3000 "],
    ["joiners", "\u200d\u200c\u200d"],
    ["accents without letters", "\u0301\u0301"],
    ["blank braille", "\u2800\u2800"],
    ["variation selectors", "\ufe0f\ufe0f"],
    ["nothing at all", undefined],
  ])("must be visible: not %s", (_case, name) => {
    expect(problem(name)).toBe(SHORT);
  });

  it("has at most 100 characters", () => {
    expect(problem("x".repeat(100))).toBeUndefined();
    expect(problem("x".repeat(101))).toBe("Name must be at most 100 characters");
  });

  it("is cheap to refuse for any input", () => {
    for (const part of ["a.", "J.", "www", "a-", "1.", "\u200d", "St.A"]) {
      const start = process.cpuUsage();
      form.safeParse(part.repeat(20_000));
      expect(process.cpuUsage(start).user).toBeLessThan(500_000);
    }
  });
});

const names = { firstName: "evil.example", lastName: "Jo\u202e" };
const address = { address: "14 Larch Terrace", city: "Bristol", state: "Somerset", zipCode: "BS6 7QX" };
const BOTH = {
  firstName: "First name must not contain a web address",
  lastName: "Last name contains a character that can't be used",
};

it.each<[string, z.ZodType, object, object]>([
  ["checkout", checkoutForm, { ...names, ...address }, BOTH],
  ["registration", registerForm, names, BOTH],
  ["account details", detailsForm, names, BOTH],
  ["saved address", addressForm, { ...names, ...address }, BOTH],
  ["quote", quoteForm, { name: "evil.example" }, { name: WEB_ADDRESS }],
  ["message", contactForm, { name: "evil.example" }, { name: WEB_ADDRESS }],
  ["samples", samplesForm, { name: "evil.example" }, { name: WEB_ADDRESS }],
  ["review", reviewForm, { name: "evil.example" }, { name: WEB_ADDRESS }],
])("the %s form has this rule", (_form, schema, typed, sentences) => {
  const issues = schema.safeParse(typed).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]))).toMatchObject(sentences);
});
