import { expect, it } from "vitest";
import { cancellationForm, type Seller } from "./cancellation-form.js";

const NAME = "Measured Blind Co.";
const contact = { phone: "020 7946 0123", email: "hello@measured.example" };
const address = { lines: ["Unit 4", "2 Loom Street"], town: "Leeds", postcode: "LS1 4AB", country: "United Kingdom" };
const recipientOf = (known: Partial<Seller>) =>
  cancellationForm({ name: NAME, legalName: null, address: null, ...contact, ...known })[0];

it.each([
  [{}, "To Measured Blind Co., 020 7946 0123, hello@measured.example:"],
  [{ legalName: NAME }, "To Measured Blind Co., 020 7946 0123, hello@measured.example:"],
  [
    { legalName: "Loom Blinds Ltd", address },
    "To Loom Blinds Ltd, trading as Measured Blind Co., Unit 4, 2 Loom Street, Leeds, LS1 4AB, United Kingdom, 020 7946 0123, hello@measured.example:",
  ],
])("names the trader, its address, phone and e-mail, as far as they are known: %j", (known, recipient) => {
  expect(recipientOf(known)).toBe(recipient);
});
