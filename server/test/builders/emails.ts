import type { ContactMessage } from "../../src/enquiries/contact-message.entity.js";
import type { QuoteRequest } from "../../src/enquiries/quote-request.entity.js";
import type { SampleRequest } from "../../src/enquiries/sample-request.entity.js";
import type { EmailContext } from "../../src/mail/email.js";
import { createLinks } from "../../src/mail/mail-links.js";
import type { OrderAddress } from "../../src/orders/order-address.js";
import type { MailedOrder } from "../../src/orders/order-email-templates.js";
import type { OrderSettlementType } from "../../src/orders/order-settlement.types.js";
import type { OrderLineChangeType, OrderLineType } from "../../src/orders/order.types.js";
import type { MailedProblem } from "../../src/problems/problem-mail.queries.js";
import type { MailedQuote } from "../../src/quotes/held-quote-document.js";
import { makingOf } from "../../src/rules/fit/making.js";
import { CART_TOTALS, totalsOf } from "../../src/rules/totals.js";
import { readShopProfile, type ShopProfile } from "../../src/shop-profile/shop-profile.js";
import { termsFacts } from "../../src/shop-profile/terms-facts.js";
import type { VisitRow } from "../../src/visits/visit.queries.js";

/** Part of every text that a shopper can type. */
export const MISCHIEF = `<script>alert(1)</script> "&'`;

/** Texts that mail clients turn into links. */
export const WEB_ADDRESSES =
  "https://evil.example/x www.evil.example evil.example/win (evil.example) evil。example mailto:x@evil.example 192.0.2.1/x";

/** The text of a mail without quoted-printable, as far as ASCII goes. */
export const unquoted = (raw: string): string => raw.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");

export const anEmailContext = (changes: Partial<ShopProfile> = {}): EmailContext => ({
  shop: { ...readShopProfile(undefined), ...changes },
  terms: termsFacts({ ...readShopProfile(undefined), ...changes }, "consistent"),
  linkTo: createLinks("https://shop.example", {}),
  publicUrl: "https://shop.example",
});

export const anOrderLine = (changes: Partial<OrderLineType> = {}): OrderLineType => ({
  id: "1",
  name: "Aluminium Venetian Blinds",
  slug: "aluminium-venetian-blinds",
  family: "venetian",
  variant: null,
  picture: null,
  quantity: 2,
  width: 47.2441,
  height: 55.1181,
  material: "Aluminum",
  color: "Light Grey",
  customizations: [{ name: "control", value: "wand" }],
  choices: [{ name: "control", label: "Control", value: "wand", valueLabel: "Wand", isDefault: true }],
  making: makingOf(
    { family: "venetian", variant: null, options: [{ name: "fit", values: ["recess"] }], specifications: [] },
    [],
    { width: 1200, height: 1400 },
  ),
  roomName: null,
  windowName: null,
  unitPricePence: 12_345,
  totalPence: 24_690,
  ...changes,
});

/** A change of the first line of a stored order, by which it has become what it is. */
export const aLineChange = (changes: Partial<OrderLineChangeType> = {}): OrderLineChangeType => {
  const { making: _, ...became } = anOrderLine();
  return {
    id: "1",
    lineId: "1",
    item: 1,
    name: "Aluminium Venetian Blinds",
    at: new Date("2026-11-21T09:05:00Z"),
    was: {
      ...became,
      width: 39.3701,
      color: "White",
      choices: [{ name: "control", label: "Control", value: "chain", valueLabel: "Chain", isDefault: false }],
      totalPence: 20_000,
    },
    became,
    totalWasPence: 37_932,
    totalBecamePence: 42_997,
    ...changes,
  };
};

export const anAddress = (changes: Partial<OrderAddress> = {}): OrderAddress => ({
  firstName: "Jo",
  lastName: "Whitfield",
  address: "14 Larch Terrace",
  addressLine2: null,
  city: "Bristol",
  state: "Somerset",
  zipCode: "BS6 7QX",
  ...changes,
});

/** A stored order of two lines by the account with its e-mail address, with `changes`. */
export function anOrder(changes: Partial<MailedOrder> = {}): MailedOrder {
  const lines = [anOrderLine(), anOrderLine({ name: "Roman Blinds", quantity: 1, totalPence: 12_345 })];
  const order = {
    id: "1",
    number: "MBC123456",
    placedAt: new Date("2026-11-20T20:00:00Z"),
    status: "PROCESSING",
    version: 1,
    ...{ changes: [], refunds: [], invoices: [], refundedPence: 0, remakes: [], settlement: null },
    estimatedDelivery: new Date("2026-12-04T00:00:00Z"),
    changeableUntil: new Date("2026-11-23T18:00:00Z"),
    email: "jo@larch.example",
    phoneNumber: "020 7946 0123",
    address: anAddress(),
    paymentMethod: "credit_card",
    shippingMethod: "Standard delivery",
    fulfilment: "MEASURE_AND_FIT",
    note: null,
    lines,
    promotion: null,
    totals: totalsOf(37_035, CART_TOTALS),
    isEmailConfirmed: true,
    cordedNames: [],
    visit: null,
  } as const;
  return { ...order, ...changes } as MailedOrder;
}

/** What was measured for the first line of an order, ten centimetres wider. */
export const aSettlement = (changes: Partial<OrderSettlementType> = {}): OrderSettlementType => {
  const { id: lineId, name, family, variant, ...was } = anOrderLine();
  const became = { ...was, width: was.width + 3.937, unitPricePence: 13_000, totalPence: 26_000 };
  return {
    ...{ state: "WAITING", proposedAt: new Date("2026-11-24T11:30:00Z"), settledAt: null },
    ...{ totalWasPence: 42_997, totals: totalsOf(38_345, CART_TOTALS) },
    lines: [{ lineId, item: 1, name, family, variant, was, became }],
    ...changes,
  };
};

const SENT_WITHOUT_KEY = {
  idempotencyKey: null,
  requestHash: null,
  state: "OPEN",
  assigneeId: null,
  version: 1,
} as const;

export const aQuoteRequest = (changes: Partial<QuoteRequest> = {}): QuoteRequest => ({
  id: "1",
  visitorId: "1",
  name: "Jo Whitfield",
  email: "jo@larch.example",
  phone: "+442079460123",
  postcode: "BS6 7QX",
  message: "Two bays.\nOne door.",
  promisedContactBy: new Date("2026-11-21T18:00:00Z"),
  createdAt: new Date("2026-11-20T20:00:00Z"),
  ...SENT_WITHOUT_KEY,
  ...changes,
});

export const aContactMessage = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  id: "1",
  visitorId: null,
  name: "Jo Whitfield",
  email: "jo@larch.example",
  phone: null,
  message: "Do you fit on Saturdays?",
  inspirationId: "coastal-bay",
  createdAt: new Date("2026-11-20T20:00:00Z"),
  ...SENT_WITHOUT_KEY,
  ...changes,
});

/** A message about a problem with the second line of an order. */
export const aMailedProblem = (changes: Partial<MailedProblem> = {}): MailedProblem => ({
  ...{
    number: "MBC482913",
    email: "jo@larch.example",
    firstName: "Jo",
    lastName: "Whitfield",
    isEmailConfirmed: false,
  },
  ...{ kind: "FAULT", product: "Wooden Blinds", item: 2, agreed: null, photoCount: 1 },
  text: "The chain slips.",
  ...changes,
});

/** A visit for an order, on a Tuesday. */
export const aMailedVisit = (changes: Partial<VisitRow> = {}): VisitRow => ({
  ...{ id: "de300000-0000-4000-8000-0000000000ff", state: "BOOKED", orderNumber: "MBC482913" },
  ...{ startsAt: new Date("2026-12-08T09:00:00Z"), endsAt: new Date("2026-12-08T11:00:00Z") },
  ...{ name: "Jo Whitfield", email: "jo@larch.example", phone: "+442079460018", address: "14 Larch Terrace" },
  ...{ city: "Bristol", postcode: "BS6 7QX", notes: "Park behind the house.", sequence: 0 },
  ...{ setAt: new Date("2026-11-26T18:00:00Z"), noticeHours: 24 },
  ...changes,
});

export const aSampleRequest = (changes: Partial<SampleRequest> = {}): SampleRequest => ({
  id: "1",
  visitorId: null,
  name: "Jo Whitfield",
  email: "jo@larch.example",
  address: "14 Larch Terrace",
  city: "Bristol",
  postcode: "BS6 7QX",
  samples: [{ productId: 1, name: "Roman Blinds", material: "Thermal Fabric", color: "Cream" }],
  samplesSentAt: [],
  createdAt: new Date("2026-11-20T20:00:00Z"),
  ...SENT_WITHOUT_KEY,
  ...changes,
});

/** A quote for its mail, with the lines and sums of `anOrder`. */
export const aMailedQuote = (changes: Partial<MailedQuote> = {}): MailedQuote => {
  const { lines, totals, promotion, fulfilment } = anOrder();
  return {
    ...{ id: "de300000-0000-4000-8000-0000000000fe", number: "MBQ100001", state: "OPEN", email: "jo@larch.example" },
    ...{ madeAt: new Date("2026-11-26T18:00:00Z"), heldUntil: new Date("2026-12-27T00:00:00Z"), delivery: "STANDARD" },
    ...{ lines, totals, promotion, fulfilment, orderNumber: null, isEmailConfirmed: false },
    ...{ sharedAt: null, agreement: null },
    ...changes,
  };
};
