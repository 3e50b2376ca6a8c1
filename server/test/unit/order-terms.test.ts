import { describe, expect, it } from "vitest";
import { samplesReceived } from "../../src/enquiries/enquiry-email-templates.js";
import { emailHtml } from "../../src/mail/email-html.js";
import { emailText } from "../../src/mail/email-text.js";
import type { Email } from "../../src/mail/email.js";
import { orderConfirmation } from "../../src/orders/order-email-templates.js";
import { termsOf } from "../../src/rules/terms.js";
import { anEmailContext, anOrder, aSampleRequest } from "../builders/emails.js";

const TRADER = {
  legalName: "Loom Blinds Ltd",
  companyNumber: "01234567",
  address: { lines: ["2 Loom Street"], town: "Leeds", postcode: "LS1 4AB", country: "United Kingdom" },
};
const context = anEmailContext(TRADER);

/** An e-mail as text and as HTML, with single spaces. */
const forms = (email: Email): [string, string][] =>
  Object.entries({
    text: emailText(email, context.shop),
    html: emailHtml(email, context.shop).replaceAll(/<[^>]*>/g, " "),
  }).map(([form, words]) => [form, words.replaceAll(/\s+/g, " ")]);

const confirmation = (changes: Parameters<typeof anOrder>[0] = {}) => orderConfirmation(anOrder(changes), context);

describe.each(forms(confirmation()))("the order confirmation as %s", (_form, words) => {
  it("has the terms in full, without markup", () => {
    const withoutMarkup = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, "$1").replaceAll("**", "");
    const missing = termsOf(context.terms)
      .flatMap(({ title, blocks }) => [
        title,
        ...blocks.flatMap((part) => (typeof part === "string" ? part : part.list)),
      ])
      .map((part) => withoutMarkup(part).replaceAll(/\s+/g, " "))
      .filter((part) => !words.includes(part));
    expect(missing).toEqual([]);
    expect(words).toContain("13. Complaints, liability and law");
    expect(words).not.toMatch(/\]\(|\*\*/);
  });

  it("says until when this order is cancelled free of charge, and that made-to-measure goods are exempt", () => {
    expect(words).toContain("free of charge until 4 December 2026, as long as we have not begun to make it");
    expect(words).toMatch(
      /until 6pm on Monday,? 23 November on its page \(“Track your order” above\), where you may also change sizes, colours and options, and after that answer this e-mail or call/,
    );
    expect(words).toContain("regulation 28");
  });

  it("names the seller, with the form that cancels the service of fitting", () => {
    expect(words).toContain("Loom Blinds Ltd, registered in England and Wales, company number 01234567");
    expect(words).toContain("Measuring and fitting are a service, which you may cancel within 14 days");
    expect(words).toMatch(
      /To Loom Blinds Ltd, trading as Measured Blind Co\., 2 Loom Street, Leeds, LS1 4AB, .*, hello@measured\.example:/,
    );
    expect(words).toContain("I/We* hereby give notice that I/We* cancel my/our* contract of sale");
  });
});

it("an order from before the change clock is cancelled by an answer or a call alone", () => {
  for (const [, words] of forms(confirmation({ changeableUntil: null })))
    expect(words).toContain("as long as we have not begun to make it: answer this e-mail or call");
});

it("says nothing of a service that is not ordered", () => {
  for (const [, words] of forms(confirmation({ fulfilment: "MAKE_TO_SIZES" })))
    expect(words).not.toContain("Measuring and fitting are a service");
});

it("warns of cords and chains, where a product has them", () => {
  for (const [, words] of forms(confirmation({ cordedNames: ["Roman Blinds"] })))
    expect(words).toMatch(/Cords and chains: Roman Blinds.* Warning: young children can be strangled by loops/);
  for (const [, words] of forms(confirmation())) expect(words).not.toContain("strangled");
});

it("samples keep their 14 days, with the form", () => {
  for (const [, words] of forms(samplesReceived(aSampleRequest(), context))) {
    expect(words).toContain("You may cancel within 14 days of receiving the samples");
    expect(words).toContain("I/We* hereby give notice");
  }
});
