import { describe, expect, it } from "vitest";
import * as account from "../../src/accounts/mail/account-email-templates.js";
import {
  contactCopy,
  contactReceived,
  quoteCopy,
  quoteReceived,
  samplesCopy,
  samplesReceived,
} from "../../src/enquiries/enquiry-email-templates.js";
import { confirmSubscription, onTheList } from "../../src/enquiries/mailing-list/mailing-list-email-templates.js";
import { emailHtml } from "../../src/mail/email-html.js";
import { emailText } from "../../src/mail/email-text.js";
import type { Email } from "../../src/mail/email.js";
import { orderChanged, orderChangedCopy } from "../../src/orders/order-change-email-templates.js";
import {
  orderBegun,
  orderCancelled,
  orderCancelledCopy,
  orderConfirmation,
  orderCopy,
  orderShipped,
} from "../../src/orders/order-email-templates.js";
import { sizesAgreedCopy, sizesProposed, sizesSettled } from "../../src/orders/order-settlement-emails.js";
import { makingOf } from "../../src/rules/fit/making.js";
import { CART_TOTALS, totalsOf } from "../../src/rules/totals.js";
import {
  aContactMessage,
  aLineChange,
  anAddress,
  anEmailContext,
  anOrder,
  anOrderLine,
  aQuoteRequest,
  aSampleRequest,
  aSettlement,
  MISCHIEF,
  WEB_ADDRESSES,
} from "../builders/emails.js";

const context = anEmailContext();
const { shop } = context;
const TOKEN = "t".repeat(43);

const textOf = (email: Email) => emailText(email, shop);
const htmlOf = (email: Email) => emailHtml(email, shop);
/** The visible text of a document. */
const shown = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/s, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

const NAMED = anOrderLine({ roomName: "Bedroom", windowName: "left" });
const mischievous = {
  order: anOrder({
    shippingMethod: MISCHIEF,
    note: MISCHIEF,
    address: anAddress({ firstName: MISCHIEF, address: MISCHIEF, addressLine2: MISCHIEF }),
    lines: [
      anOrderLine({
        choices: [{ name: MISCHIEF, label: MISCHIEF, value: MISCHIEF, valueLabel: MISCHIEF, isDefault: false }],
      }),
    ],
  }),
  quote: aQuoteRequest({ name: MISCHIEF, message: MISCHIEF }),
  message: aContactMessage({ name: MISCHIEF, message: MISCHIEF, inspirationId: MISCHIEF }),
  samples: aSampleRequest({ name: MISCHIEF, address: MISCHIEF, city: MISCHIEF }),
};

const AWNING = anOrderLine({
  making: makingOf({ family: "outdoor", variant: "awning", options: [], specifications: [] }, [], {
    width: 3000,
    height: 2000,
  }),
});

const emails: [string, Email, string[]][] = [
  ["order confirmation of an awning", orderConfirmation(anOrder({ lines: [AWNING] }), context), ["width × projection"]],
  [
    "order confirmation",
    orderConfirmation(anOrder(), context),
    [
      ...["MBC123456", "1200 × 1400 mm", "47.24 × 55.12 in", "Aluminium, Light Grey", "Control: Wand"],
      ...["£246.90", "£123.45", "£370.35", "£29.99", "£29.63", "£429.97", "20 November 2026", "4 December 2026"],
      ...["Jo Whitfield", "14 Larch Terrace", "BS6 7QX", "Standard delivery", "Credit card"],
      ...["Measure and fit it for me", "£0.00", "we will call you to arrange a visit"],
      ...["Your recess is 1200 × 1400 mm.", "We make the blind 1190 × 1395 mm"],
    ],
  ],
  [
    "order confirmation of what is made to the shopper's sizes, with a note",
    orderConfirmation(anOrder({ fulfilment: "MAKE_TO_SIZES", note: "Please ring twice." }), context),
    ["Make it to my sizes", "each piece is made from these figures", "Please ring twice."],
  ],
  [
    "order confirmation with a second address line",
    orderConfirmation(anOrder({ address: anAddress({ addressLine2: "Flat 2b" }) }), context),
    ["14 Larch Terrace", "Flat 2b", "Bristol"],
  ],
  [
    "order confirmation to an address that is not confirmed",
    orderConfirmation(anOrder({ isEmailConfirmed: false }), context),
    [
      ...["MBC123456", "1200 × 1400 mm", "47.24 × 55.12 in", "Aluminium, Light Grey", "Control: Wand"],
      ...["£246.90", "£123.45", "£370.35", "£29.99", "£29.63", "£429.97", "20 November 2026", "4 December 2026"],
      ...["Standard delivery", "Credit card", "If you have not ordered this"],
    ],
  ],
  [
    "order confirmation of a line from before made sizes were kept",
    orderConfirmation(anOrder({ lines: [anOrderLine({ making: null })] }), context),
    ["1200 × 1400 mm, width × drop"],
  ],
  [
    "order copy",
    orderCopy(anOrder(), context),
    ["We make the blind 1190 × 1395 mm", "MBC123456", "jo@larch.example", "020 7946 0123", "£429.97"],
  ],
  [
    "order confirmation with a named window",
    orderConfirmation(anOrder({ lines: [NAMED] }), context),
    ["Bedroom, left", "1200 × 1400 mm"],
  ],
  [
    "order copy with a named window",
    orderCopy(anOrder({ lines: [NAMED], isEmailConfirmed: false }), context),
    ["Bedroom, left"],
  ],
  [
    "order copy with a note",
    orderCopy(anOrder({ note: "Please ring twice.", phoneNumber: null }), context),
    ["Please ring twice.", "Measure and fit it for me"],
  ],
  [
    "order shipped",
    orderShipped(anOrder(), context),
    [
      ...["MBC123456", "1200 × 1400 mm", "4 December 2026"],
      ...["Measure and fit it for me", "We bring it and fit it, by about 4 December 2026"],
    ],
  ],
  [
    "order shipped of what the shopper fits",
    orderShipped(anOrder({ fulfilment: "MAKE_TO_SIZES" }), context),
    ["Make it to my sizes", "We have sent your order MBC123456. It should arrive by 4 December 2026."],
  ],
  [
    "measured sizes that cost more",
    sizesProposed(anOrder({ settlement: aSettlement() }), context),
    [
      "Our fitter has measured the windows of your order MBC123456.",
      "We make nothing until you agree on your order’s page. You may say no there as well",
      "Item 1, Aluminium Venetian Blinds",
      "As measured",
    ],
  ],
  [
    "measured sizes that cost less",
    sizesSettled(
      anOrder({
        settlement: aSettlement({ state: "SETTLED", totalWasPence: 50_000, totals: totalsOf(37_035, CART_TOTALS) }),
      }),
      context,
    ),
    ["The sizes of your order are settled", "By these sizes the total is £429.97: you pay £70.03 less than before."],
  ],
  [
    "measured sizes, agreed, to the shop",
    sizesAgreedCopy(anOrder({ settlement: aSettlement({ state: "SETTLED" }) }), context),
    ["The shopper has agreed.", "Sheets of earlier mails no longer hold."],
  ],
  [
    "order changed",
    orderChanged(anOrder({ changes: [aLineChange()] }), context),
    [
      "Your order MBC123456 has been changed on its page. Its total is now £429.97, £50.65 more than before.",
      "Item 1, Aluminium Venetian Blinds: changed at 9.05am on Saturday 21 November",
      ...["1000 × 1400 mm", "Aluminium, White", "Control: Chain", "£200.00"],
      ...["1200 × 1400 mm", "Aluminium, Light Grey", "Control: Wand", "£246.90"],
      "Until 6pm on Monday 23 November you may change it again there.",
    ],
  ],
  [
    "order changed to a lower total",
    orderChanged(anOrder({ changes: [aLineChange({ totalWasPence: 45_000 })] }), context),
    ["Its total is now £429.97, £20.03 less than before."],
  ],
  [
    "order changed at the same total",
    orderChanged(anOrder({ changes: [aLineChange({ totalWasPence: 42_997 })] }), context),
    ["Its total stays £429.97."],
  ],
  [
    "order changed twice",
    orderChanged(anOrder({ changes: [aLineChange({ totalWasPence: 1 }), aLineChange({ id: "2" })] }), context),
    ["Its total is now £429.97, £50.65 more than before."],
  ],
  [
    "order changed copy",
    orderChangedCopy(anOrder({ lines: [NAMED], changes: [aLineChange()] }), context),
    [
      "MBC123456",
      "Jo Whitfield",
      "020 7946 0123",
      "Bedroom, left",
      "Control: Chain",
      "Sheets of earlier mails no longer hold.",
    ],
  ],
  [
    "order begun",
    orderBegun(anOrder({ status: "MANUFACTURING" }), context),
    [
      "MBC123456",
      "1200 × 1400 mm",
      "to the sizes of our visit",
      "4 December 2026",
      "can’t be changed or cancelled any more",
    ],
  ],
  [
    "order begun of what the shopper measured",
    orderBegun(anOrder({ status: "MANUFACTURING", fulfilment: "MAKE_TO_SIZES" }), context),
    ["begun to make your order MBC123456 to your sizes"],
  ],
  [
    "order cancelled",
    orderCancelled(anOrder({ status: "CANCELLED" }), context),
    ["MBC123456", "1200 × 1400 mm", "£429.97", "Nothing of it is made", "within 14 days", "can’t be taken up again"],
  ],
  [
    "order cancelled copy",
    orderCancelledCopy(anOrder({ status: "CANCELLED", lines: [NAMED] }), context),
    ["MBC123456", "Jo Whitfield", "020 7946 0123", "Bedroom, left", "£429.97", "The shopper has cancelled it"],
  ],
  ["quote received", quoteReceived(aQuoteRequest(), context), ["6pm on Saturday 21 November", "number ending in 123"]],
  [
    "quote copy",
    quoteCopy(aQuoteRequest(), context),
    ["6pm on Saturday 21 November", "Jo Whitfield", "+44 20 7946 0123", "BS6 7QX", "Two bays.", "One door."],
  ],
  ["contact received", contactReceived(aContactMessage(), context), ["We have your message"]],
  ["contact copy", contactCopy(aContactMessage(), context), ["Do you fit on Saturdays?", "coastal-bay"]],
  [
    "samples received",
    samplesReceived(aSampleRequest(), context),
    ["BS6 7QX", "Roman Blinds: Thermal Fabric in Cream"],
  ],
  [
    "samples copy",
    samplesCopy(aSampleRequest(), context),
    ["14 Larch Terrace", "Roman Blinds: Thermal Fabric in Cream"],
  ],
  ["mailing-list confirm", confirmSubscription("jo@larch.example", TOKEN, context), ["Measured Blind Co.", "7 days"]],
  ["on the mailing list", onTheList("jo@larch.example", TOKEN, context), ["Measured Blind Co."]],
  ["confirm an account", account.confirmRegistration("jo@larch.example", TOKEN, context), ["60 minutes"]],
  ["an account there is", account.haveAccount("jo@larch.example", context), ["Nothing has been changed"]],
  ["set a new password", account.resetPassword("jo@larch.example", TOKEN, context), ["60 minutes"]],
  ["no account", account.noAccount("jo@larch.example", context), ["There is no account"]],
  ["password changed", account.passwordChanged("jo@larch.example", context), ["you are signed out"]],
  ["confirm a new address", account.confirmNewEmail("jo@larch.example", TOKEN, context), ["60 minutes"]],
  ["address changing", account.emailChanging("jo@larch.example", context), ["until it is confirmed"]],
  ["address changed", account.emailChanged("jo@larch.example", context), ["another e-mail address"]],
  ["account deleted", account.accountDeleted("jo@larch.example", context), ["without the account"]],
];

describe.each(emails)("%s", (_name, email, figures) => {
  it("has its content and the shop's contact in text and HTML", () => {
    const html = shown(htmlOf(email));
    for (const figure of [email.title, ...figures, "020 7946 0123", "Mon–Fri 9am–6pm, Sat 9am–6pm", shop.email]) {
      expect(textOf(email)).toContain(figure);
      expect(html).toContain(figure);
    }
  });

  it("loads no external files and has no missing values", () => {
    expect(htmlOf(email)).not.toMatch(/<(img|link|script|style|iframe)|url\(|undefined|null|NaN|\[object/);
    expect(textOf(email)).not.toMatch(/undefined|null|NaN|\[object/);
    expect(email.subject).toMatch(/^\S.{3,}[^.]$/);
  });
});

it.each<[string, Email]>([
  ["order confirmation", orderConfirmation(mischievous.order, context)],
  ["order copy", orderCopy(mischievous.order, context)],
  ["order shipped", orderShipped(mischievous.order, context)],
  ["order begun", orderBegun(mischievous.order, context)],
  ["order cancelled", orderCancelled(mischievous.order, context)],
  ["order cancelled copy", orderCancelledCopy(mischievous.order, context)],
  ["quote copy", quoteCopy(mischievous.quote, context)],
  ["contact copy", contactCopy(mischievous.message, context)],
  ["samples copy", samplesCopy(mischievous.samples, context)],
])("%s shows html as text", (_name, email) => {
  expect(htmlOf(email)).not.toContain("<script");
  expect(htmlOf(email)).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;&#39;");
  expect(textOf(email)).toContain(MISCHIEF);
});

/** An order with this text in every text field of the checkout. */
const typedOrder = (text: string, isEmailConfirmed: boolean) =>
  anOrder({
    phoneNumber: text,
    note: text,
    lines: [anOrderLine({ roomName: text, windowName: text })],
    address: {
      firstName: text,
      lastName: text,
      address: text,
      addressLine2: text,
      city: text,
      state: text,
      zipCode: text,
    },
    isEmailConfirmed,
  });

it.each<[string, Email]>([
  ["order confirmation", orderConfirmation(typedOrder(MISCHIEF, false), context)],
  ["order shipped", orderShipped(typedOrder(MISCHIEF, false), context)],
  ["order begun", orderBegun(typedOrder(MISCHIEF, false), context)],
  ["order cancelled", orderCancelled(typedOrder(MISCHIEF, false), context)],
  ["quote", quoteReceived(mischievous.quote, context)],
  ["message", contactReceived(mischievous.message, context)],
  ["samples", samplesReceived(mischievous.samples, context)],
])("carries no stranger's words to the address that a form names: %s", (_name, email) => {
  expect(JSON.stringify(email)).not.toContain("alert");
});

it.each<[string, Email]>([
  ["order confirmation", orderConfirmation(typedOrder(WEB_ADDRESSES, true), context)],
  ["order shipped", orderShipped(typedOrder(WEB_ADDRESSES, true), context)],
  ["order copy", orderCopy(typedOrder(WEB_ADDRESSES, true), context)],
  ["order begun", orderBegun(typedOrder(WEB_ADDRESSES, true), context)],
  ["order cancelled", orderCancelled(typedOrder(WEB_ADDRESSES, true), context)],
  ["order cancelled copy", orderCancelledCopy(typedOrder(WEB_ADDRESSES, true), context)],
  ["quote copy", quoteCopy(aQuoteRequest({ name: WEB_ADDRESSES, message: WEB_ADDRESSES }), context)],
  [
    "contact copy",
    contactCopy(
      aContactMessage({ name: WEB_ADDRESSES, message: WEB_ADDRESSES, inspirationId: WEB_ADDRESSES }),
      context,
    ),
  ],
  ["samples copy", samplesCopy(aSampleRequest({ name: WEB_ADDRESSES, address: WEB_ADDRESSES }), context)],
])("%s holds nothing typed that a mail reader makes a link of", (_name, email) => {
  for (const drawn of [textOf(email), htmlOf(email)]) {
    expect(drawn).toContain("https[:]//evil[.]example/x www[.]evil[.]example");
    expect(drawn).not.toMatch(/evil[.。]example|:\/\/evil|mailto:x|192\.0/);
  }
});

it("replies go to the sender, and the shop gets its copies", () => {
  for (const email of [
    orderCopy(anOrder(), context),
    orderCancelledCopy(anOrder(), context),
    quoteCopy(aQuoteRequest(), context),
  ]) {
    expect(email.to).toEqual({ address: shop.email });
    expect(email.replyTo).toEqual({ name: "Jo Whitfield", address: "jo@larch.example" });
  }
});

it("links to the shop's own pages", () => {
  const links = [orderConfirmation(anOrder(), context), confirmSubscription("a@b.c", TOKEN, context)].map(textOf);
  expect(links[0]).toContain("https://shop.example/track-order?number=MBC123456");
  expect(links[1]).toContain(`https://shop.example/newsletter/confirm?token=${TOKEN}`);
  for (const [email, address] of [
    [account.confirmRegistration("a@b.c", TOKEN, context), `account/confirm?token=${TOKEN}`],
    [account.resetPassword("a@b.c", TOKEN, context), `account/new-password?token=${TOKEN}`],
    [account.confirmNewEmail("a@b.c", TOKEN, context), `account/new-email?token=${TOKEN}`],
    [account.haveAccount("a@b.c", context), "login\n"],
    [account.haveAccount("a@b.c", context), "forgotten-password\n"],
    [account.noAccount("a@b.c", context), "register\n"],
  ] as const)
    expect(textOf(email)).toContain(`https://shop.example/${address}`);
  expect(textOf(onTheList("a@b.c", TOKEN, context))).toContain(
    `https://shop.example/newsletter/unsubscribe?token=${TOKEN}`,
  );
});

it("names a discount and free delivery if any", () => {
  const totals = { ...totalsOf(50_000, CART_TOTALS), discountPence: 1_000 };
  const text = textOf(
    orderConfirmation(anOrder({ totals, promotion: { code: "SUMMER25", name: "Summer", percent: 2 } }), context),
  );
  expect(text).toContain("Discount (SUMMER25): −£10.00");
  expect(text).toContain("Shipping: Free");
  expect(textOf(orderConfirmation(anOrder(), context))).not.toContain("Discount");
});
