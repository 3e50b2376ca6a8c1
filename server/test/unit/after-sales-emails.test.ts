import { describe, expect, it } from "vitest";
import { emailHtml } from "../../src/mail/email-html.js";
import { emailText } from "../../src/mail/email-text.js";
import { orderRefunded } from "../../src/orders/order-refund-email.js";
import { orderRemade, remakeSent, withRemadeLines } from "../../src/orders/order-remake-emails.js";
import { anOrderRefund, anOrderRemake } from "../builders/after-sales-emails.js";
import { anEmailContext, anOrder, anOrderLine, MISCHIEF, WEB_ADDRESSES } from "../builders/emails.js";

const context = anEmailContext();
const textOf = (email: Parameters<typeof emailText>[0]) => emailText(email, context.shop);

describe("the e-mail about a refund", () => {
  const refunds = [
    anOrderRefund({ amountPence: 1000, reason: "GOODWILL" }),
    anOrderRefund({ id: "2", note: "Sorry." }),
  ];
  const email = orderRefunded(anOrder({ refunds, refundedPence: 3550 }), context);

  it("says how much in all, and what for, the latest first", () => {
    expect(email.subject).toBe("We pay back £25.50 of your order MBC123456");
    const text = textOf(email);
    for (const words of ["within 14 days", "£429.97", "£35.50 in all", "Later than promised", "Goodwill", "Sorry."])
      expect(text).toContain(words);
    expect(text.indexOf("£25.50, 8 December 2026")).toBeLessThan(text.indexOf("£10.00, 8 December 2026"));
  });
});

describe("the e-mail about a remake", () => {
  const jpeg = Buffer.from("a drawing");
  const lines = [anOrderLine(), anOrderLine({ id: "2", name: "Roman Blinds" })];
  const order = anOrder({ lines, remakes: [anOrderRemake({ note: "With our apologies." })] });

  it("has what it was and becomes, with its new drawing", () => {
    const email = orderRemade(order, context, [jpeg]);
    const text = textOf(email);
    for (const words of [
      ...["free of charge", "Item 1, Aluminium Venetian Blinds", "A measurement was wrong", "With our apologies."],
      ...["1200 × 1400 mm", "1000 × 1400 mm", "22 December 2026", "made again once"],
    ])
      expect(text).toContain(words);
    const goods = email.blocks.find((block) => block.type === "goods");
    expect(goods).toMatchObject({ lines: [{ quantity: 1, amount: "Free", image: { jpeg } }], sums: [] });
  });

  it("draws a line as it is made again", () => {
    expect(withRemadeLines(order).lines).toMatchObject([{ width: 39.3701, quantity: 1, picture: null }]);
  });

  it("names only what was sent once something is", () => {
    const remakes = [
      anOrderRemake({ status: "SENT", sentAt: new Date("2026-12-18T09:05:00Z") }),
      anOrderRemake({ id: "2", lineId: "2", item: 2, name: "Roman Blinds" }),
    ];
    const text = textOf(remakeSent(anOrder({ remakes }), context));
    expect(text).toContain("Item 1, Aluminium Venetian Blinds");
    expect(text).not.toContain("Roman Blinds");
  });
});

it("what staff type is text, and no link of a mail program", () => {
  const note = `${MISCHIEF} ${WEB_ADDRESSES}`;
  const order = anOrder({
    ...{ lines: [anOrderLine()], refunds: [anOrderRefund({ note })], remakes: [anOrderRemake({ note })] },
  });
  for (const email of [orderRefunded(order, context), orderRemade(order, context)]) {
    expect(emailHtml(email, context.shop)).not.toContain("<script>");
    expect(textOf(email)).not.toContain("https://evil.example");
  }
});
