import { beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { taxInside } from "../../src/rules/included-tax.js";
import { formatPounds } from "../../src/rules/money.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { readStaffOrder, refund, takeBackRefund, type StaffOrder } from "../builders/after-sales.js";
import { aChangeableOrder } from "../builders/order-change.js";
import { readPdf } from "../builders/read-pdf.js";
import { moveOrders } from "../builders/staff-orders.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop, type TestShop } from "../harness/shop.js";

const ADDRESS = { lines: ["3 Loom Lane"], town: "Bristol", postcode: "BS1 5TR", country: "United Kingdom" };
const TRADER = { legalName: "Loom Blinds Ltd", vatNumber: "GB123456789", vatPercent: 20, address: ADDRESS };
const vatShop = useShop({ pricePolicy: "uk", profile: TRADER });
/** The same shop after it has changed its name and number. */
const RENAMED = { legalName: "Other Shades Ltd", vatNumber: "GB987654321", address: { ...ADDRESS, town: "Bath" } };
const renamedShop = useShop({ pricePolicy: "uk", profile: { ...TRADER, ...RENAMED }, beside: vatShop });
const plainShop = useShop();
let staff: StaffClient;
let plainStaff: StaffClient;

beforeAll(async () => {
  ({ client: staff } = await aSignedInMember(vatShop(), StaffRole.ORDERS));
  ({ client: plainStaff } = await aSignedInMember(plainShop(), StaffRole.ORDERS));
});

type Issued = { number: string; kind: string; amountPence: number };

async function issuedOf(client: StaffClient, id: string): Promise<Issued[]> {
  const { data } = await client.graphql<{ order: { invoices: Issued[] } }>(
    "query ($id: ID!) { order(id: $id) { invoices { number kind amountPence } } }",
    { id },
  );
  return data.order.invoices;
}

async function move(client: StaffClient, { id, version }: StaffOrder, ...statuses: string[]): Promise<StaffOrder> {
  let at = version;
  for (const status of statuses) {
    const [outcome] = await moveOrders(client, status, { id, version: at });
    if (outcome?.error) throw new Error(outcome.error.message);
    at = outcome?.order?.version ?? at;
  }
  return readStaffOrder(client, id);
}

/** An order that is not sent yet. */
async function anOrder(shop: TestShop, client: StaffClient, wanted: Parameters<typeof aChangeableOrder>[1] = {}) {
  const cart = { fulfilment: "MAKE_TO_SIZES", ...wanted.cart };
  const { visitor, number } = await aChangeableOrder(shop, { ...wanted, cart });
  const [{ id: key, email }] = await shop.database.query("SELECT id, email FROM orders WHERE number = $1", [number]);
  return { visitor, number, key, email, order: await readStaffOrder(client, globalId("Order", key)) };
}

/** An order that was sent, by the staff API. */
async function aSentOrder(shop = vatShop(), client = staff) {
  const placed = await anOrder(shop, client);
  return { ...placed, order: await move(client, placed.order, "MANUFACTURING", "SHIPPED") };
}

const staffPdf = (shop: TestShop, { cookie }: StaffClient, number: string, invoice: string) =>
  fetch(`${shop.url}/admin/orders/${number}/invoices/${invoice}.pdf`, { headers: { cookie: cookie ?? "" } });

async function textOf(response: Response): Promise<string> {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
}

/** What is stated of VAT, in the order in which it was issued. */
const statedOf = (key: string): Promise<{ kind: string; amount: number; vat: number }[]> =>
  vatShop().database.query(
    `SELECT kind::text, amount_pence::int AS amount, vat_pence::int AS vat FROM order_invoice WHERE order_id = $1
     ORDER BY issued_at`,
    [key],
  );

/** Records refunds of an order until nothing of it is left: £0.33 twice, whose VAT is half a penny above whole ones, and the rest. */
async function refundedInParts(order: StaffOrder): Promise<StaffOrder> {
  let at = order;
  for (const amountPence of [33, 33, order.totalPence - 66]) at = await recorded(at, { amountPence });
  expect(at.refundablePence).toBe(0);
  return at;
}

const recorded = async (order: StaffOrder, input: Record<string, unknown>) =>
  (await refund(staff, order, input)).data?.["recordOrderRefund"]?.order ?? order;

describe("an invoice", () => {
  it("is issued when the order is sent, not before, and once", async () => {
    const { order } = await anOrder(vatShop(), staff);
    const made = await move(staff, order, "MANUFACTURING");
    expect(await issuedOf(staff, order.id)).toEqual([]);
    const sent = await move(staff, made, "SHIPPED");
    const issued = await issuedOf(staff, order.id);
    expect(issued).toEqual([
      { number: expect.stringMatching(/^INV-\d{6}$/), kind: "INVOICE", amountPence: order.totalPence },
    ]);
    await move(staff, sent, "DELIVERED");
    expect(await issuedOf(staff, order.id)).toEqual(issued);
  });

  it("is not issued of an order that is cancelled, nor a credit note of its refund", async () => {
    const { order } = await anOrder(vatShop(), staff);
    await recorded(await move(staff, order, "CANCELLED"), { amountPence: order.totalPence });
    expect(await issuedOf(staff, order.id)).toEqual([]);
  });

  it("states what the law asks for, with a VAT that adds up", async () => {
    const { number, order } = await aSentOrder();
    const [issued] = await issuedOf(staff, order.id);
    const text = await textOf(await staffPdf(vatShop(), staff, number, issued?.number ?? ""));
    const { totalPence } = order;
    const vat = taxInside(totalPence, 20);
    for (const words of [
      ...[issued?.number ?? "", number, "Loom Blinds Ltd", "3 Loom Lane", "VAT number GB123456789", "tax point"],
      ...["Jo Whitfield", "14 Larch Terrace", "each", "Without VAT", "VAT at 20 %"],
      ...[formatPounds(totalPence), formatPounds(vat), formatPounds(totalPence - vat), "taken no payment"],
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("not a VAT invoice");
  });

  it("states the VAT of lines, discount and delivery, which add up to the total's", async () => {
    const { number, order, key } = await anOrder(vatShop(), staff, {
      lines: [{}, { slug: "roman-blinds", quantity: 3 }],
      ...{ code: "SUMMER25", cart: { delivery: "EXPRESS" } },
    });
    await move(staff, order, "MANUFACTURING", "SHIPPED");
    const [totals] = await vatShop().database.query(
      `SELECT discount_pence::int AS discount, delivery_pence::int AS delivery, included_tax_pence::int AS vat
       FROM orders WHERE id = $1`,
      [key],
    );
    for (const pence of [totals.discount, totals.delivery]) expect(pence).toBeGreaterThan(0);
    const [issued] = await issuedOf(staff, order.id);
    const text = await textOf(await staffPdf(vatShop(), staff, number, issued?.number ?? ""));
    const pence = (amount = "") => Number(amount.replace("−", "-").replaceAll(/[£,.]/g, ""));
    const parts = [...text.matchAll(/[Ww]ithout\sVAT\s(\S+),\sVAT\sat\s20\s%\s(\S+)/g)].map(([, net, vat]) => [
      pence(net),
      pence(vat),
    ]);
    expect(parts).toHaveLength(4);
    const sumOf = (column: number) => parts.reduce((sum, part) => sum + (part[column] ?? NaN), 0);
    expect([sumOf(0), sumOf(1)]).toEqual([order.totalPence - totals.vat, totals.vat]);
  });

  it("says that it is no VAT invoice where the tax is the specification's", async () => {
    const { number, order } = await aSentOrder(plainShop(), plainStaff);
    const [issued] = await issuedOf(plainStaff, order.id);
    const text = await textOf(await staffPdf(plainShop(), plainStaff, number, issued?.number ?? ""));
    expect(text).toContain("This is not a VAT invoice.");
    expect(text).toContain(formatPounds(order.totalPence));
    expect(text).not.toContain("VAT at");
  });

  it("is the shopper's: of the session, by e-mail address, and nobody else's", async () => {
    const { visitor, number, email, order } = await aSentOrder();
    const { data } = await visitor.graphql<{ order: { invoices: Issued[] } }>(
      `{ order(number: "${number}") { invoices { number kind amountPence } } }`,
    );
    expect(data.order.invoices).toEqual(await issuedOf(staff, order.id));
    const path = `/orders/${number}/${data.order.invoices[0]?.number}.pdf`;
    const response = await visitor.send("GET", path);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await textOf(response)).toContain("Invoice number");
    const stranger = vatShop().visitor();
    expect((await stranger.send("GET", path)).status).toBe(404);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const post = (typed: string) => stranger.send("POST", path, new URLSearchParams({ email: typed }).toString(), form);
    expect(await textOf(await post(email))).toContain(number);
    expect((await post("somebody@larch.example")).status).toBe(404);
    expect((await visitor.send("GET", `/orders/${number}/INV-999999.pdf`)).status).toBe(404);
  });

  it("is not found under another order's number, and its PDF stays when contact details go", async () => {
    const { number, key, order } = await aSentOrder();
    const other = await aSentOrder();
    const [issued] = await issuedOf(staff, order.id);
    expect((await staffPdf(vatShop(), staff, other.number, issued?.number ?? "")).status).toBe(404);
    await vatShop().database.query("UPDATE orders SET owner_left_at = now(), email = NULL WHERE id = $1", [key]);
    expect(await textOf(await staffPdf(vatShop(), staff, number, issued?.number ?? ""))).toContain("Jo Whitfield");
  });

  it("reads the same after the shop has another name and number", async () => {
    const { number, order } = await aSentOrder();
    const refunded = await recorded(order, { amountPence: 1200 });
    for (const issued of await issuedOf(staff, refunded.id)) {
      const read = async (shop: TestShop) => textOf(await staffPdf(shop, staff, number, issued.number));
      const text = await read(renamedShop());
      expect(text).toBe(await read(vatShop()));
      expect(text).toContain("Loom Blinds Ltd");
    }
    const { client } = await aSignedInMember(renamedShop(), StaffRole.ORDERS);
    const later = await aSentOrder(renamedShop(), client);
    const [issued] = await issuedOf(staff, later.order.id);
    const text = await textOf(await staffPdf(vatShop(), staff, later.number, issued?.number ?? ""));
    for (const words of ["Other Shades Ltd", "VAT number GB987654321", "Bath"]) expect(text).toContain(words);
  });
});

describe("a refund of an order that was sent", () => {
  it("has a credit note with its VAT, and a debit note once it is taken back", async () => {
    const { number, order } = await aSentOrder();
    const refunded = await recorded(order, { amountPence: 1200, reason: "DAMAGE" });
    const [invoice, note] = await issuedOf(staff, order.id);
    expect(note).toEqual({ number: expect.stringMatching(/^CN-/), kind: "CREDIT_NOTE", amountPence: 1200 });
    const text = await textOf(await staffPdf(vatShop(), staff, number, note?.number ?? ""));
    for (const words of [invoice?.number ?? "", "Damaged on its way", "£12.00", "£10.00", "£2.00", "VAT at 20 %"])
      expect(text).toContain(words);
    await takeBackRefund(staff, refunded);
    const [, , debit] = await issuedOf(staff, order.id);
    expect(debit).toEqual({ number: expect.stringMatching(/^DN-/), kind: "DEBIT_NOTE", amountPence: 1200 });
    const debitText = await textOf(await staffPdf(vatShop(), staff, number, debit?.number ?? ""));
    for (const words of [note?.number ?? "", "Its amount was wrong", "no longer counts"])
      expect(debitText).toContain(words);
  });

  it("in parts states no more VAT than the invoice, and what is taken back as much as its credit note", async () => {
    const { key, order } = await aSentOrder();
    const refunded = await refundedInParts(order);
    const [invoice, ...notes] = await statedOf(key);
    expect(notes.map(({ kind, amount }) => [kind, amount])).toEqual(
      [33, 33, order.totalPence - 66].map((amount) => ["CREDIT_NOTE", amount]),
    );
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(invoice?.vat);
    const { data } = await takeBackRefund(staff, refunded, { refundId: refunded.refunds[1]?.id });
    await recorded(data?.["takeBackOrderRefund"]?.order ?? refunded, { amountPence: 33 });
    const [debit, again] = (await statedOf(key)).slice(-2);
    expect(debit).toEqual({ kind: "DEBIT_NOTE", amount: 33, vat: notes[1]?.vat });
    expect(again).toEqual({ kind: "CREDIT_NOTE", amount: 33, vat: notes[1]?.vat });
  });

  it("in parts of before it was sent states no more VAT either, in as many statements as one", async () => {
    const statementsOf = async ({ id, version }: StaffOrder) => {
      const orders = [{ id, expectedVersion: version }];
      const { requestId } = await staff.mutate("moveOrders", { to: "SHIPPED", orders }, "outcomes { error { code } }");
      return vatShop().statements(requestId);
    };
    const [one, many] = [await anOrder(vatShop(), staff), await anOrder(vatShop(), staff)];
    const refundedOnce = await recorded(one.order, { amountPence: 100 });
    const inParts = await refundedInParts(many.order);
    const single = await statementsOf(await move(staff, refundedOnce, "MANUFACTURING"));
    expect(await statementsOf(await move(staff, inParts, "MANUFACTURING"))).toBe(single);
    const [invoice, ...notes] = await statedOf(many.key);
    expect(notes.map(({ amount }) => amount)).toEqual([33, 33, many.order.totalPence - 66]);
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(invoice?.vat);
  });

  it("of before it was sent has its credit note with the invoice, unless it was taken back", async () => {
    const { order } = await anOrder(vatShop(), staff);
    const wrong = await recorded(order, { amountPence: 100 });
    const { data } = await takeBackRefund(staff, wrong);
    const right = await recorded(data?.["takeBackOrderRefund"]?.order ?? order, { amountPence: 300, reason: "DELAY" });
    await move(staff, right, "MANUFACTURING", "SHIPPED");
    expect(await issuedOf(staff, order.id)).toMatchObject([
      { kind: "INVOICE" },
      { kind: "CREDIT_NOTE", amountPence: 300 },
    ]);
  });
});

describe("the database", () => {
  it("numbers invoices without gaps, of many at once and after one that failed", async () => {
    const { database } = vatShop();
    const orders = [];
    for (let count = 0; count < 6; count += 1) {
      const { order } = await anOrder(vatShop(), staff);
      orders.push(await move(staff, order, "MANUFACTURING"));
    }
    const [failing, ...others] = orders;
    if (!failing) throw new Error("There is no order.");
    await database.query(
      "ALTER TABLE staff_audit ADD CONSTRAINT no_move CHECK (after->>'status' <> 'SHIPPED') NOT VALID",
    );
    const unmoved = await move(staff, failing, "SHIPPED");
    await database.query("ALTER TABLE staff_audit DROP CONSTRAINT no_move");
    expect(unmoved.status).toBe("MANUFACTURING");
    expect(await issuedOf(staff, failing.id)).toEqual([]);
    await Promise.all(others.map((order) => move(staff, order, "SHIPPED")));
    const rows: { serial: number }[] = await database.query(
      "SELECT serial FROM order_invoice WHERE kind = 'INVOICE' ORDER BY serial",
    );
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, index) => index + 1));
  });

  it("keeps an invoice as it is, while there is the order", async () => {
    const { key } = await aSentOrder();
    const { database } = vatShop();
    for (const statement of [
      "UPDATE order_invoice SET amount_pence = 1 WHERE order_id = $1",
      "DELETE FROM order_invoice WHERE order_id = $1",
    ])
      await expect(database.query(statement, [key])).rejects.toThrow("stays as it is");
    await database.query("DELETE FROM orders WHERE id = $1", [key]);
    expect(await database.query("SELECT FROM order_invoice WHERE order_id = $1", [key])).toEqual([]);
  });
});
