import { expect, it } from "vitest";
import { emailHtml } from "../../src/mail/email-html.js";
import { emailText } from "../../src/mail/email-text.js";
import { paragraph, type Email } from "../../src/mail/email.js";
import { traderLines } from "../../src/shop-profile/trader-lines.js";
import { anEmailContext } from "../builders/emails.js";
import { aTrader } from "../builders/trader.js";

const EMAIL: Email = {
  to: { address: "jo@larch.example" },
  subject: "Hello",
  title: "Hello",
  blocks: [paragraph("Hello.")],
};
const { shop } = anEmailContext();
const known = { ...shop, ...aTrader() };

it("says who trades, as text and as HTML", () => {
  expect(emailText(EMAIL, known)).toContain(`${shop.email}\n${traderLines(known).join("\n")}\n`);
  for (const line of traderLines(known)) expect(emailHtml(EMAIL, known)).toContain(`<br />${line}`);
});

it("ends with the e-mail address where nothing is known", () => {
  expect(emailText(EMAIL, shop).trimEnd()).toMatch(/\nhello@measured\.example$/);
  expect(emailHtml(EMAIL, shop)).not.toMatch(/null|registered|Address:/i);
});
