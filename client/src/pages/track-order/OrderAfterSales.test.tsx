import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ORDER } from "../../test/placed-order";
import { renderTracking } from "../../test/tracking-screen";

const DELIVERED = { ...ORDER, status: "DELIVERED" };

const open = async (order: typeof ORDER) => {
  await renderTracking({ order: () => order }, "/track-order?number=MBC482913");
  await screen.findByRole("heading", { level: 1, name: "Order #MBC482913" });
};
const itemsOf = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

it("shows what was paid back, the latest first", async () => {
  const refunds = [
    { id: "1", at: new Date("2026-12-08T09:00:00Z"), amountPence: 1000, reason: "DELAY", note: null, takenBack: null },
    {
      id: "2",
      at: new Date("2026-12-09T09:00:00Z"),
      amountPence: 2550,
      reason: "FAULT",
      note: "With our apologies.",
      takenBack: null,
    },
  ];
  await open({ ...DELIVERED, refundedPence: 3550, refunds });
  expect(screen.getByText(/It goes back the way you paid/).textContent).toBe(
    "£35.50 of £474.78. It goes back the way you paid, within 14 days.",
  );
  expect(itemsOf("What we have paid back")).toEqual([
    "£25.50, 9 December 2026Faulty, not as described or not fittingWith our apologies.",
    "£10.00, 8 December 2026Later than promised",
  ]);
});

it("says of a refund that was recorded by mistake that it is not paid", async () => {
  const takenBack = { at: new Date("2026-12-10T09:00:00Z"), reason: "WRONG_AMOUNT" };
  const at = new Date("2026-12-08T09:00:00Z");
  const refunds = [{ id: "1", at, amountPence: 1000, reason: "DELAY", note: null, takenBack }];
  await open({ ...DELIVERED, refundedPence: 0, refunds });
  expect(screen.getByText(/^£0.00 of/).textContent).toBe("£0.00 of £474.78.");
  expect(itemsOf("What we have paid back")).toEqual([
    "£10.00, 8 December 2026Later than promisedRecorded by mistake and not paid. Taken back on 10 December 2026: Its amount was wrong.",
  ]);
});

it("shows what is made again beside what it was, with both drawings", async () => {
  const { material, color, choices, making } = ORDER.lines[0] ?? {};
  const was = { width: 47.2441, height: 55.1181, material, color, choices, making };
  const remake = {
    ...{ id: "1", lineId: "1", item: 1, name: "Wooden Blinds", family: "WOODEN", variant: null, quantity: 1 },
    ...{ at: new Date("2026-12-08T09:00:00Z"), reason: "MIS_MEASURE", note: "With our apologies.", status: "TO_MAKE" },
    ...{ estimatedDelivery: "2026-12-22", sentAt: null, was, became: { ...was, width: 45 } },
  };
  await open({ ...DELIVERED, remakes: [remake] });
  const [item] = itemsOf("What we make again for you");
  for (const words of [
    ...["Item 1: Wooden Blinds", "A measurement was wrong. Agreed 8 December 2026, free of charge."],
    ...["We are making it again. It should be with you by 22 December 2026.", "With our apologies."],
  ])
    expect(item).toContain(words);
  const before = screen.getByRole("group", { name: "As it was" });
  const after = screen.getByRole("group", { name: "Made again" });
  expect(before.textContent).toContain("1200 × 1400 mm");
  expect(after.textContent).toContain("1143 × 1400 mm");
  for (const side of [before, after]) expect(side.querySelector("svg, [data-loading]")).not.toBeNull();
});

it("says nothing of either where there is none", async () => {
  await open(DELIVERED);
  expect(screen.queryByText("What we have paid back")).toBeNull();
  expect(screen.queryByText("What we make again for you")).toBeNull();
});

describe.each(["PROCESSING", "MANUFACTURING", "SHIPPED", "DELIVERED", "CANCELLED"])("an order that is %s", (status) => {
  const words = () => document.body.textContent;

  it("says what is true of its payment, and until when to write", async () => {
    await open({ ...ORDER, status });
    expect(words().includes("Nothing has been charged yet.")).toBe(status === "PROCESSING");
    expect(words().includes("before making starts.")).toBe(status === "PROCESSING");
    expect(words()).not.toContain("paid back £");
  });

  it("says how much was paid back in place of that", async () => {
    const refund = { id: "1", at: new Date("2026-12-08T09:00:00Z"), amountPence: 1000, reason: "DELAY" };
    await open({ ...ORDER, status, refundedPence: 1000, refunds: [{ ...refund, note: null, takenBack: null }] });
    expect(words()).toContain("We have paid back £10.00 of £474.78.");
    expect(words()).not.toContain("charged");
  });
});

it("has the invoice and its notes as PDFs, by a form that posts the e-mail address", async () => {
  const issuedAt = new Date("2026-12-07T09:00:00Z");
  const invoices = [
    { id: "1", kind: "INVOICE", number: "INV-000042", issuedAt, amountPence: 47_478 },
    { id: "2", kind: "CREDIT_NOTE", number: "CN-000007", issuedAt, amountPence: 1000 },
  ];
  await open({ ...DELIVERED, invoices });
  expect(itemsOf("Invoice")).toEqual([
    "Invoice INV-000042 (PDF)7 December 2026, £474.78",
    "Credit note CN-000007 (PDF)7 December 2026, £10.00",
  ]);
  const link = screen.queryByRole("link", { name: "Invoice INV-000042 (PDF)" });
  const form = screen.queryByRole("button", { name: "Invoice INV-000042 (PDF)" })?.closest("form");
  expect(link?.getAttribute("href") ?? form?.getAttribute("action")).toBe("/orders/MBC482913/INV-000042.pdf");
});
