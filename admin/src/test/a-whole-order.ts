/** A whole order with one line, as the staff API answers it. */
export const aWholeOrder = (changes: object = {}) => ({
  id: "order-1",
  ...{ number: "MBC100001", version: 4, status: "PROCESSING", nextStatuses: ["MANUFACTURING", "CANCELLED"] },
  ...{ placedAt: "2026-11-02T10:30:00.000Z", estimatedDelivery: "2026-12-04", fulfilment: "MAKE_TO_SIZES" },
  ...{ firstName: "Jo", lastName: "Whitfield", address: "1 Larch Road", addressLine2: null, city: "Bristol" },
  ...{ state: "", zipCode: "BS6 7QX", email: "jo@larch.example", phoneNumber: "+44 20 7946 0123" },
  ...{ paymentMethod: "CREDIT_CARD", shippingMethod: "Standard delivery", note: "Please ring twice." },
  ...{ subtotalPence: 20_000, discountPence: 2000, promotionCode: "SUMMER25", promotionName: "Summer offer" },
  ...{ promotionPercent: 10, deliveryPence: 995, taxPence: 0, includedTaxPence: 3166, totalPence: 18_995 },
  ...{ isLate: false, refundedPence: 0, refundablePence: 18_995, refunds: [], invoices: [], remakes: [] },
  measures: null as object | null,
  lines: [
    {
      id: "line-1",
      ...{ name: "Roller blind", slug: "roller-blinds", product: "Roller blind · Polyester · White", quantity: 2 },
      ...{ roomName: "Kitchen", windowName: "left", unitPricePence: 10_000, totalPence: 20_000 },
      drawing: "A white roller blind, 900 mm wide and 1200 mm high.",
      picture: "/admin/orders/MBC100001/lines/1/drawing.jpg?shown=%7B%7D",
      warning: "Do not cut yet.",
      facts: [{ label: "Tolerance", value: "± 2 mm in width" }],
      lengths: [{ part: "Cloth, width", measured: "900 mm", adjustments: ["−38 mm for the brackets"], made: "862 mm" }],
      choices: [{ label: "Control", value: "Chain" }],
      cord: [{ label: "Hanging length", value: "700 mm at most" }],
      rules: "Rules: fit of 3, options 2",
    },
  ],
  history: [{ status: "PROCESSING", at: "2026-11-02T10:30:00.000Z" }],
  mails: [
    { id: "mail-2", kind: "order-copy", state: "FAILED", at: "2026-11-05T10:31:00.000Z" },
    { id: "mail-1", kind: "order-confirmation", state: "SENT", at: "2026-11-02T10:31:00.000Z" },
  ],
  notes: [{ id: "note-1", text: "Rang Mrs Rowan.", by: "kim@shop.example", writtenAt: "2026-11-03T09:00:00.000Z" }],
  audit: [
    {
      ...{ id: "entry-1", at: "2026-11-03T09:00:00.000Z", by: "kim@shop.example", what: "order.moved" },
      ...{ subject: "order-1", before: '{"status":"PROCESSING"}', after: '{"status":"MANUFACTURING"}' },
    },
  ],
  ...changes,
});
