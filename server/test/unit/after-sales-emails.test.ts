import { describe, expect, it } from "vitest";
import { emailHtml } from "../../src/mail/email-html.js";
import { emailText } from "../../src/mail/email-text.js";
import { orderRefunded } from "../../src/orders/order-refund-email.js";
import { orderRemade, remakeSent, withRemadeLine } from "../../src/orders/order-remake-emails.js";
import { refundTakenBack } from "../../src/orders/refund-taken-back-email.js";
import { anOrderRefund, anOrderRemake } from "../builders/after-sales-emails.js";
import { anEmailContext, anOrder, anOrderLine, MISCHIEF, WEB_ADDRESSES } from "../builders/emails.js";

const context = anEmailContext();
const textOf = (email: Parameters<typeof emailText>[0]) => emailText(email, context.shop);

describe("the e-mail about a refund", () => {
  const goodwill = anOrderRefund({ amountPence: 1000, reason: "GOODWILL" });
  const late = anOrderRefund({ id: "2", note: "Sorry." });
  const order = anOrder({ refunds: [goodwill, late], refundedPence: 3550 });

  it.each([
    ["the first", goodwill, "£10.00", ["£10.00, 8 December 2026", "Goodwill"], ["£25.50", "Sorry."]],
    [
      "the second",
      late,
      "£25.50",
      ["£25.50, 8 December 2026", "Later than promised", "Sorry."],
      ["£10.00", "Goodwill"],
    ],
  ])("says how much, what for and how much in all, of %s of two alone", (_which, refund, amount, said, unsaid) => {
    const email = orderRefunded(order, refund, context);
    expect(email.subject).toBe(`We pay back ${amount} of your order MBC123456`);
    const text = textOf(email);
    for (const words of ["within 14 days", "£429.97", "£35.50 in all", ...said]) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  });
});

describe("the e-mail about a refund that was taken back", () => {
  it("says which one is not paid, why, and what is paid back in all", () => {
    const takenBack = { at: new Date("2026-12-09T09:05:00Z"), reason: "WRONG_ORDER" } as const;
    const refund = Object.assign(anOrderRefund(), { takenBack });
    const email = refundTakenBack(anOrder({ refunds: [refund], refundedPence: 0 }), refund, context);
    expect(email.subject).toBe("Correction: we do not pay back £25.50 of your order MBC123456");
    for (const words of ["On 8 December 2026", "It was meant for another order", "£0.00 of £429.97", "not paid"])
      expect(textOf(email)).toContain(words);
  });
});

describe("the e-mail about a remake", () => {
  const jpeg = Buffer.from("a drawing");
  const lines = [anOrderLine(), anOrderLine({ id: "2", name: "Roman Blinds" })];
  const remake = anOrderRemake({ note: "With our apologies." });
  const other = anOrderRemake({ id: "2", lineId: "2", item: 2, name: "Roman Blinds" });
  const order = anOrder({ lines, remakes: [remake, other] });

  it("has what it was and becomes, with its new drawing", () => {
    const email = orderRemade(order, remake, context, [jpeg]);
    const text = textOf(email);
    for (const words of [
      ...["free of charge", "Item 1, Aluminium Venetian Blinds", "A measurement was wrong", "With our apologies."],
      ...["1200 × 1400 mm", "1000 × 1400 mm", "22 December 2026", "made again once"],
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("Roman Blinds");
    const goods = email.blocks.find((block) => block.type === "goods");
    expect(goods).toMatchObject({ lines: [{ quantity: 1, amount: "Free", image: { jpeg } }], sums: [] });
  });

  it("draws a line as it is made again", () => {
    expect(withRemadeLine(order, remake).lines).toMatchObject([
      { name: lines[0]?.name, width: 39.3701, quantity: 1, picture: null },
    ]);
  });

  it("names what was sent, and not what was sent before or is made next", () => {
    const first = anOrderRemake({ status: "SENT", sentAt: new Date("2026-12-18T09:05:00Z") });
    const sentLater = { status: "SENT", sentAt: new Date("2026-12-20T09:05:00Z") } as const;
    const second = anOrderRemake({ id: "2", lineId: "2", item: 2, name: "Roman Blinds", ...sentLater });
    const sent = anOrder({ lines, remakes: [first, second] });
    for (const [each, said, unsaid] of [
      [first, "Item 1, Aluminium Venetian Blinds", "Roman Blinds"],
      [second, "Item 2, Roman Blinds", "Aluminium Venetian Blinds"],
    ] as const) {
      const text = textOf(remakeSent(sent, each, context));
      expect(text).toContain(said);
      expect(text).not.toContain(unsaid);
    }
  });
});

it("what staff type is text, and no link of a mail program", () => {
  const note = `${MISCHIEF} ${WEB_ADDRESSES}`;
  const order = anOrder({ lines: [anOrderLine()] });
  const refunded = orderRefunded(order, anOrderRefund({ note }), context);
  for (const email of [refunded, orderRemade(order, anOrderRemake({ note }), context)]) {
    expect(emailHtml(email, context.shop)).not.toContain("<script>");
    expect(textOf(email)).not.toContain("https://evil.example");
  }
});
