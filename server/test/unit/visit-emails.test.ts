import { describe, expect, it } from "vitest";
import { emailText } from "../../src/mail/email-text.js";
import type { Email } from "../../src/mail/email.js";
import { visitBooked, visitCancelled, visitMoved, visitReminder } from "../../src/visits/visit-email-templates.js";
import { aMailedVisit, anEmailContext } from "../builders/emails.js";

const context = anEmailContext();
const TOKEN = "t".repeat(43);
const textOf = (email: Email) => emailText(email, context.shop).replaceAll(/\s+/g, " ");

/** The visit is on 8 December at 9am, with a day of notice. */
const LAST_MOMENT = new Date("2026-12-07T08:59:59Z");
const TOO_LATE = new Date("2026-12-07T09:00:00Z");

describe.each([
  ["booking", visitBooked],
  ["move", visitMoved],
  ["reminder", visitReminder],
])("the e-mail about a %s", (_what, template) => {
  it("says until when its link changes the visit", () => {
    const text = textOf(template(aMailedVisit(), TOKEN, context, LAST_MOMENT));
    expect(text).toContain("Move or cancel the visit");
    expect(text).toContain("with this link until 9am on Monday");
    expect(text).toContain("please cancel it with the link");
  });

  it("names the phone where that is over, and promises nothing of the link", () => {
    const text = textOf(template(aMailedVisit(), TOKEN, context, TOO_LATE));
    expect(text).toContain("See the visit");
    expect(text).toContain(`/visit?token=${TOKEN}`);
    expect(text).toContain("It can no longer be moved or cancelled by the link.");
    expect(text).toContain(`if it was not you who booked it, please call ${context.shop.phone}.`);
    for (const promise of ["until 9am", "Move or cancel", "cancel it with the link"])
      expect(text).not.toContain(promise);
  });
});

describe("the e-mail about a cancellation", () => {
  it("leads to the order, where another visit is booked for it", () => {
    const text = textOf(visitCancelled(aMailedVisit({ state: "CANCELLED" }), context));
    expect(text).toContain("/track-order?number=MBC482913");
    expect(text).not.toContain("/book-a-visit");
  });

  it("leads to another booking where there is no order", () => {
    const text = textOf(visitCancelled(aMailedVisit({ state: "CANCELLED", orderNumber: null }), context));
    expect(text).toContain("/book-a-visit");
    expect(text).not.toContain("/track-order");
  });
});
