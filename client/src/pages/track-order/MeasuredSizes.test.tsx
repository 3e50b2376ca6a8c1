import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { AgreeToMeasuredSizesInput } from "../../gql/graphql";
import { collectNotices } from "../../test/notices";
import { ORDER } from "../../test/placed-order";
import { renderTracking } from "../../test/tracking-screen";

const was = {
  ...{ width: 47.2441, height: 55.1181, material: "Premium Wood", color: "Oak" },
  ...{ choices: [], totalPence: 38_000 },
};
const LINE = { lineId: "1", item: 1, name: "Wooden Blinds", family: "WOODEN", variant: null, was };
const WAITING_SIZES = {
  ...{ state: "WAITING", proposedAt: new Date("2026-11-20T11:30:00Z"), settledAt: null as Date | null },
  ...{ totalWasPence: 47_478, totals: { ...ORDER.totals, totalPence: 50_000 } },
  lines: [{ ...LINE, became: { ...was, width: 51.1811, totalPence: 40_335 } }],
};
const WAITING = { ...ORDER, isMeasured: true, settlement: WAITING_SIZES };
const SETTLED = { ...WAITING, settlement: { ...WAITING_SIZES, state: "SETTLED", settledAt: new Date() } };

/** A tracked order, and what was asked of the shop. */
async function open(order: object, agreeToMeasuredSizes: () => object = () => ({ order: SETTLED })) {
  const asked: AgreeToMeasuredSizesInput[] = [];
  const root = {
    order: () => order,
    orderProblems: () => [],
    cancelOrder: () => ({ order: { ...WAITING, status: "CANCELLED" } }),
    agreeToMeasuredSizes: ({ input }: { input: AgreeToMeasuredSizesInput }) => {
      asked.push(input);
      return agreeToMeasuredSizes();
    },
  };
  await renderTracking(root, "/track-order?number=MBC482913");
  await screen.findByRole("heading", { level: 1, name: "Order #MBC482913" });
  return asked;
}

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

describe("measured sizes that cost more", () => {
  it("stand beside those that were ordered, and are agreed to as they are shown", async () => {
    const asked = await open(WAITING);
    const section = within(screen.getByRole("region", { name: "Please agree to the measured sizes" }));
    expect(
      section.getByText(/comes to £500\.00 instead of £474\.78: £25\.22 more\. We make nothing until you agree\./),
    ).toBeDefined();
    expect(section.getByRole("group", { name: "As you ordered it: £380.00" }).textContent).toContain("1200 × 1400 mm");
    expect(section.getByRole("group", { name: "As measured: £403.35" }).textContent).toContain("1300 × 1400 mm");
    await userEvent.click(section.getByRole("button", { name: "Agree to £25.22 more" }));
    const settled = within(await screen.findByRole("region", { name: "The sizes that we have measured" }));
    expect(settled.getByText(/£25\.22 more, as you have agreed\./)).toBeDefined();
    expect(settled.queryByRole("button")).toBeNull();
    expect(asked).toEqual([
      { number: "MBC482913", email: "jo@example.com", expectedVersion: 1, expectedTotalPence: 50_000 },
    ]);
    expect(notices).toEqual([]);
  });

  it("are declined by cancelling the order, after a question", async () => {
    const asked = await open(WAITING);
    await userEvent.click(screen.getByRole("button", { name: "No, cancel this order" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel order #MBC482913?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel this order" }));
    await screen.findByText(/^This order is cancelled\. Nothing of it is made/);
    expect(screen.queryByRole("button", { name: /^Agree to/ })).toBeNull();
    expect(asked).toEqual([]);
  });

  it("show the order as it is where they were measured anew meanwhile", async () => {
    const message = "The sizes of your order have been changed in the meantime.";
    const anew = {
      ...WAITING,
      version: 3,
      settlement: { ...WAITING_SIZES, totals: { ...ORDER.totals, totalPence: 51_000 } },
    };
    await open(WAITING, () => ({ order: anew, errors: [{ code: "CONFLICT", message, field: null }] }));
    await userEvent.click(screen.getByRole("button", { name: "Agree to £25.22 more" }));
    expect(await screen.findByRole("button", { name: "Agree to £35.22 more" })).toBeDefined();
    await waitFor(() => expect(notices).toMatchObject([{ title: "You have agreed to nothing", description: message }]));
  });
});

it.each([
  [47_478, "We make your order to these sizes. Its total stayed £474.78."],
  [45_000, "We make your order to these sizes. Its total was £474.78 and became £450.00: £24.78 less."],
])("sizes that cost no more need no answer: %s", async (totalPence, sentence) => {
  await open({ ...SETTLED, settlement: { ...SETTLED.settlement, totals: { ...ORDER.totals, totalPence } } });
  const section = within(screen.getByRole("region", { name: "The sizes that we have measured" }));
  expect(section.getByText(sentence)).toBeDefined();
  expect(section.queryByRole("button")).toBeNull();
});

it("are not changed any more while the change clock runs, and nobody is asked to choose a time for measuring", async () => {
  await open({ ...SETTLED, changeableUntil: new Date(Date.now() + 3_600_000) });
  expect(
    screen.getByText(
      /you may cancel this order yourself, free of charge\. We have measured for it, so it can’t be changed here/,
    ),
  ).toBeDefined();
  expect(screen.queryByRole("link", { name: "Change Wooden Blinds" })).toBeNull();
  expect(screen.queryByText(/Choose a time/)).toBeNull();
});

it("are not changed any more either from the first measured line on, before they are sent", async () => {
  await open({ ...ORDER, isMeasured: true, changeableUntil: new Date(Date.now() + 3_600_000) });
  expect(screen.getByText(/so it can’t be changed here/)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Change Wooden Blinds" })).toBeNull();
});

it.each([
  [ORDER, "We arrange a visit and measure."],
  [WAITING, "We have measured."],
  [SETTLED, "We have measured."],
])("are on the timeline %#", async (order, words) => {
  await open(order);
  const progress = screen.getByRole("list", { name: "Progress of your order" });
  expect(within(progress).getByText(words)).toBeDefined();
});

it("says nothing of measured sizes before there are some", async () => {
  await open(ORDER);
  expect(screen.queryByText(/measured sizes/i)).toBeNull();
});
