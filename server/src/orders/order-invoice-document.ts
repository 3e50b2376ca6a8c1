import { facts, heading, paragraph, type Block, type Sum } from "../mail/email.js";
import type { Letter } from "../pdf/pdf-document.js";
import { formatDay } from "../rules/delivery-date.js";
import { INVOICE_NAMES, InvoiceKind, invoiceNumber, vatOfParts } from "../rules/invoice.js";
import { formatPounds } from "../rules/money.js";
import { REFUND_REASONS, REFUND_REVERSAL_REASONS } from "../rules/order-refund.js";
import { goodsLinesOf, sumsOf } from "./order-email-goods.js";
import { addressOf, paymentOf } from "./order-email-templates.js";
import type { OrderInvoiceRow } from "./order-invoice.columns.js";
import { toOrder, type WholeOrderRow } from "./order.queries.js";
import type { OrderType } from "./order.types.js";

/** An order with what was issued of it, as it is kept. Whoever may read an invoice may read the typed names of windows. */
type InvoicedOrder = OrderType & { issued: readonly OrderInvoiceRow[]; isEmailConfirmed: true };

/** Maps a row, also of an order whose contact details were removed: name and postal address stay. */
export const toInvoicedOrder = (row: WholeOrderRow): InvoicedOrder =>
  Object.assign(toOrder({ ...row, email: row.email ?? "" }), { issued: row.invoices, isEmailConfirmed: true as const });

/**
 * An invoice or a note as a PDF, from what was kept when it was issued: it reads the same for ever. Where no VAT can be stated it says
 * that it is no VAT invoice.
 */
export function invoiceDocument(order: InvoicedOrder, issued: OrderInvoiceRow): Letter {
  const name = INVOICE_NAMES[issued.kind];
  const number = invoiceNumber(issued.kind, issued.serial);
  return {
    title: `${name} ${number}`,
    shop: issued.issuer,
    blocks: issued.kind === InvoiceKind.INVOICE ? invoiceBlocks(order, issued) : noteBlocks(order, issued),
    pictures: [],
  };
}

const invoiceBlocks = (order: InvoicedOrder, invoice: OrderInvoiceRow): Block[] => [
  facts({
    "Invoice number": invoiceNumber(invoice.kind, invoice.serial),
    "Invoice date": dayOf(invoice),
    "Date of supply": `${dayOf(invoice)} (tax point: the day on which we sent it)`,
    Order: `${order.number} of ${formatDay(order.placedAt)}`,
    Customer: addressOf(order),
    Payment: `${paymentOf(order)}, arranged with us; this website has taken no payment`,
  }),
  heading("What we supplied"),
  { type: "goods", lines: invoicedLines(order, invoice), sums: invoicedSums(order, invoice) },
  paragraph(vatSentence(order, invoice)),
];

/** Each line with its unit price, and its share of the VAT where that is stated. */
function invoicedLines(order: InvoicedOrder, invoice: OrderInvoiceRow) {
  const vats = vatNotes(order, invoice);
  return goodsLinesOf(order, {}).map((line, index) => {
    const { unitPricePence = 0 } = order.lines[index] ?? {};
    return { ...line, notes: [...line.notes, `${formatPounds(unitPricePence)} each`, ...vats.slice(index, index + 1)] };
  });
}

/** The share of the VAT of each line, of the discount and of the delivery, which add up to the total's; none where it can't be stated. */
function vatNotes({ lines, totals }: OrderType, { vatPercent }: OrderInvoiceRow): string[] {
  if (vatPercent === null) return [];
  const parts = [
    ...lines.map(({ totalPence }) => ({ start: "Without", pence: totalPence })),
    { start: "Discount without", pence: -totals.discountPence }, // read aloud, the notes of sums follow the table
    { start: "Shipping without", pence: totals.deliveryPence },
  ];
  const vats = vatOfParts(
    parts.map(({ pence }) => pence),
    vatPercent,
  );
  return parts.map(({ start, pence }, index) => {
    const vat = vats[index] ?? 0;
    return `${start} VAT ${formatPounds(pence - vat)}, VAT at ${vatPercent} % ${formatPounds(vat)}`;
  });
}

/**
 * Those of the order, with the VAT of discount and delivery; the total's note on the tax is left out, because an invoice states VAT or
 * says nothing of it.
 */
function invoicedSums(order: InvoicedOrder, invoice: OrderInvoiceRow): Sum[] {
  const [discount, delivery] = vatNotes(order, invoice).slice(order.lines.length);
  const sums = sumsOf(order, {
    ...(discount !== undefined && { discount: { note: discount } }),
    ...(delivery !== undefined && order.totals.deliveryPence > 0 && { delivery: { note: delivery } }),
  });
  const total = sums.slice(-1).map(({ note: _, ...sum }) => sum);
  return [...sums.slice(0, -1), ...vatSums(invoice), ...total];
}

const vatSums = ({ amountPence, vatPercent, vatPence }: OrderInvoiceRow): Sum[] =>
  vatPence === null
    ? []
    : [
        { label: "Total without VAT", amount: formatPounds(amountPence - vatPence) },
        { label: `VAT at ${vatPercent} %`, amount: formatPounds(vatPence) },
      ];

function vatSentence({ totals }: OrderType, { vatPercent }: OrderInvoiceRow): string {
  if (vatPercent !== null) return `All prices include VAT at ${vatPercent} %.`;
  return totals.includedTaxPence === 0 ? "No VAT is charged. This is not a VAT invoice." : "This is not a VAT invoice.";
}

/** What a note corrects, and by how much. */
function noteBlocks(order: InvoicedOrder, note: OrderInvoiceRow): Block[] {
  const isCredit = note.kind === InvoiceKind.CREDIT_NOTE;
  const corrected = order.issued.find(({ kind, refundId }) =>
    isCredit ? kind === InvoiceKind.INVOICE : kind === InvoiceKind.CREDIT_NOTE && refundId === note.refundId,
  );
  return [
    facts({
      [`${INVOICE_NAMES[note.kind]} number`]: invoiceNumber(note.kind, note.serial),
      Date: dayOf(note),
      [isCredit ? "For invoice" : "For credit note"]:
        corrected && `${invoiceNumber(corrected.kind, corrected.serial)} of ${dayOf(corrected)}`,
      Order: `${order.number} of ${formatDay(order.placedAt)}`,
      Customer: addressOf(order),
      Reason: reasonOf(order, note),
    }),
    heading(isCredit ? "What we pay back" : "What is not paid back"),
    facts(Object.fromEntries([...vatSums(note), totalOf(note)].map(({ label, amount }) => [label, amount]))),
    paragraph(
      isCredit
        ? "It goes back the way you paid. What you owe or have paid for this order is less by this amount."
        : "The credit note was issued by mistake, and its amount is not paid back. It no longer counts.",
    ),
    ...(note.vatPercent === null ? [paragraph("This is not a VAT document.")] : []),
  ];
}

function reasonOf({ refunds }: OrderType, { kind, refundId }: OrderInvoiceRow): string | null {
  const refund = refunds.find(({ id }) => id === refundId);
  if (!refund) return null;
  if (kind === InvoiceKind.CREDIT_NOTE) return REFUND_REASONS[refund.reason];
  return refund.takenBack && REFUND_REVERSAL_REASONS[refund.takenBack.reason];
}

const totalOf = ({ amountPence }: OrderInvoiceRow): Sum => ({ label: "Total", amount: formatPounds(amountPence) });

const dayOf = ({ issuedAt }: OrderInvoiceRow) => formatDay(new Date(issuedAt));
