import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import type { DrawLine } from "../../src/orders/line-drawings.js";
import { orderAttachment, orderDrawings, type OrderPdfParts } from "../../src/orders/order-pdf.js";
import { pdfFile } from "../../src/pdf/pdf-file.js";
import { anAddress, anEmailContext, anOrder, anOrderLine } from "../builders/emails.js";
import { readPdf } from "../builders/read-pdf.js";

const { shop } = anEmailContext();
const logger = pino({ level: "silent" });
const parts = (changes: Partial<OrderPdfParts> = {}): OrderPdfParts => ({
  shop,
  drawLine: undefined,
  writePdf: pdfFile,
  logger,
  ...changes,
});

async function textOf(order = anOrder()): Promise<string> {
  const [attachment] = await orderAttachment(order, [], parts());
  if (!attachment) throw new Error("Nothing is attached.");
  return (await readPdf(attachment.content)).text;
}

describe("the PDF in an order's mail", () => {
  it("is named after the order", async () => {
    const [attachment] = await orderAttachment(anOrder(), [], parts());
    expect(attachment).toMatchObject({ fileName: "order-MBC123456.pdf", contentType: "application/pdf" });
  });

  it("states what the mail states", async () => {
    const text = await textOf(anOrder({ note: "Please ring twice.", cordedNames: ["Roman Blinds"] }));
    for (const words of [
      ...["MBC123456", "20 November 2026", "4 December 2026", "Measure and fit it for me", "Standard delivery"],
      ...["1200 × 1400 mm", "47.24 × 55.12 in", "Aluminium, Light Grey", "Control: Wand", "Roman Blinds"],
      ...["£246.90", "£123.45", "£370.35", "£29.99", "£29.63", "£429.97", "Measuring and fitting", "£0.00"],
      ...["Jo Whitfield", "14 Larch Terrace", "BS6 7QX", "jo@larch.example", "020 7946 0123", "Please ring twice."],
      ...["we will call you to arrange a visit", "Cords and chains: Roman Blinds"],
    ])
      expect(text).toContain(words);
  });

  it("repeats no typed text to an address that nobody has confirmed", async () => {
    const address = anAddress({ firstName: "Win", lastName: "Money", address: "Now Street", city: "Fast" });
    const text = await textOf(anOrder({ isEmailConfirmed: false, note: "evil.example", address, phoneNumber: "0777" }));
    for (const typed of ["Win", "Money", "Now Street", "evil.example", "0777"]) expect(text).not.toContain(typed);
    expect(text).toContain("£429.97");
  });

  it("no longer says how an order goes on once its making has begun", async () => {
    expect(await textOf(anOrder({ status: "MANUFACTURING" }))).not.toContain("arrange a visit");
  });

  it("is left out, and logged, where it can't be written", async () => {
    const error = vi.spyOn(logger, "error");
    const writePdf = () => Promise.reject(new Error("no PDF"));
    expect(await orderAttachment(anOrder(), [], parts({ writePdf }))).toEqual([]);
    expect(error.mock.lastCall?.[1]).toBe("mail of an order without its PDF");
  });
});

describe("the drawings in an order's mails and PDF", () => {
  it("are one for lines that look alike", async () => {
    const drawLine = vi.fn<DrawLine>(async () => Buffer.from("a jpeg"));
    const lines = [anOrderLine(), anOrderLine({ quantity: 5 }), anOrderLine({ color: "Navy" })];
    const [first, second, third] = await orderDrawings(anOrder({ lines }), parts({ drawLine }));
    expect(drawLine).toHaveBeenCalledTimes(2);
    expect(first).toBeInstanceOf(Buffer);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("are their own for lines with other choices", async () => {
    const drawLine = vi.fn<DrawLine>(async () => Buffer.from("a jpeg"));
    const cord = { name: "control", label: "Control", value: "cord", valueLabel: "Cord", isDefault: false };
    await orderDrawings(anOrder({ lines: [anOrderLine(), anOrderLine({ choices: [cord] })] }), parts({ drawLine }));
    expect(drawLine).toHaveBeenCalledTimes(2);
  });

  it("are left out after the first that fails", async () => {
    const drawLine = vi.fn<DrawLine>(() => Promise.reject(new Error("no drawing")));
    const lines = [anOrderLine(), anOrderLine({ color: "Navy" })];
    expect(await orderDrawings(anOrder({ lines }), parts({ drawLine }))).toEqual([undefined, undefined]);
    expect(drawLine).toHaveBeenCalledTimes(1);
  });
});
