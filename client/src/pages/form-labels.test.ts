import { describe, expect, it } from "vitest";
import type { ZodType } from "zod";
import { addressForm } from "@rules/account-forms";
import { checkoutForm } from "@rules/checkout-form";
import { quoteForm } from "@rules/quote-form";
import { samplesForm } from "@rules/samples-form";
import { ADDRESS_FIELDS } from "../features/account-form/account-fields";
import { LINES } from "./home/quote/quote-fields";
import { SAMPLES_FIELDS } from "./samples/samples-fields";

const FORMS = [
  ["checkout", checkoutForm, ADDRESS_FIELDS],
  ["saved address", addressForm, ADDRESS_FIELDS],
  ["samples", samplesForm, SAMPLES_FIELDS],
  ["quote", quoteForm, LINES],
] as const satisfies readonly (readonly [string, ZodType, readonly { name: string; label: string }[]])[];

/** Refused by every text field: as too short, or as too long. */
const REFUSED = ["", "x".repeat(300)];

/** What a message calls its field: "Zip code must be at least …", "Please enter a valid email address". */
const nameIn = (message: string) => message.toLowerCase().split(" must ")[0] ?? "";

describe.each(FORMS)("messages of the form: %s", (_, form, fields) => {
  it.each([...fields])("call the field as its label does: $label", ({ name, label }) => {
    const messages = REFUSED.flatMap((text) => form.safeParse({ [name]: text }).error?.issues ?? [])
      .filter(({ path }) => path[0] === name)
      .map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(0);
    const visible = label.toLowerCase();
    const calledOtherwise = (message: string) =>
      !visible.includes(nameIn(message)) && !message.toLowerCase().includes(visible);
    expect(messages.filter(calledOtherwise)).toEqual([]);
  });
});
