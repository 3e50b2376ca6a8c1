import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aRemadeLine, aRemakeableLine } from "../../test/a-remake";
import { aWholeOrder } from "../../test/a-whole-order";
import { openScreen } from "../../test/open-screen";
import { aListedOrder, anOrdersDesk, DISPATCHER } from "../../test/orders-desk";
import { refusal } from "../../test/staff-api";

const PATH = "/orders/order-1/show";
const SIDES = { was: aRemadeLine("900 × 1200 mm"), became: aRemadeLine("950 × 1200 mm") };
const PREVIEW = {
  ...{ lineWasPence: 20_000, lineBecamePence: 22_000, totalWasPence: 18_995, totalBecamePence: 20_940, ...SIDES },
};
const LINE = {
  ...{ lineId: "line-1", item: 1, name: "Roller blind", at: "2026-11-24T09:00:00.000Z", by: "kim@shop.example" },
  ...{ lineWasPence: 20_000, lineBecamePence: 22_000, ...SIDES },
};
const NOTHING = {
  ...{ lines: [] as object[], left: 1, state: null as string | null, proposedAt: null as string | null },
  ...{ settledAt: null as string | null, isLate: false, totalWasPence: 18_995, totalPence: 18_995 },
};
const MEASURED = { ...NOTHING, lines: [LINE], left: 0, totalPence: 20_940 };

/** A desk with one order that is to be measured. */
function aDesk(measures: object | null = NOTHING, changes: object = {}) {
  const order = vi.fn<() => object>(() => aWholeOrder({ fulfilment: "MEASURE_AND_FIT", measures, ...changes }));
  const answer = vi.fn<(args: { input: object }) => object>(() => ({ order: aWholeOrder() }));
  const previewMeasures = vi.fn<(args: { input: object }) => object>(() => PREVIEW);
  const more = {
    ...{ order, previewMeasures, measurableLine: () => aRemakeableLine },
    ...{ measureOrderLine: answer, settleOrderSizes: answer },
  };
  anOrdersDesk([aListedOrder(1)], { me: DISPATCHER, more });
  return { order, answer, previewMeasures };
}

const section = async () => within(await screen.findByRole("region", { name: "Measured sizes" }));

async function openForm() {
  const user = openScreen(PATH);
  await user.click(await screen.findByRole("button", { name: "Enter measured sizes: Roller blind" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Measured sizes of Roller blind" }));
  const width = await dialog.findByRole<HTMLInputElement>("textbox", { name: /Width, mm/ });
  return { user, dialog, width };
}

it("keeps measured sizes after both sides and the price were shown", async () => {
  const desk = aDesk();
  const { user, dialog, width } = await openForm();
  await user.clear(width);
  await user.type(width, "950");
  await user.click(dialog.getByRole("button", { name: "Check it" }));
  expect((await dialog.findByRole("group", { name: "As measured" })).textContent).toContain("950 × 1200 mm");
  expect(dialog.getByText(/£19\.45 more: the customer has to agree before anything is made\./)).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Keep these sizes" }));
  await screen.findByText("The measured sizes are kept. The customer is told once you send them.");
  const asked = {
    ...{ id: "order-1", lineId: "line-1", width: 37.4016, height: null },
    customizations: [
      { name: "control", value: "chain" },
      { name: "height from floor", value: "2300 mm" },
    ],
  };
  expect(desk.previewMeasures.mock.calls).toEqual([[{ input: asked }]]);
  expect(desk.answer.mock.calls).toEqual([[{ input: { ...asked, expectedVersion: 4 } }]]);
});

it("says what can't be made beside the field, and asks to be checked again after a change", async () => {
  const desk = aDesk();
  desk.previewMeasures.mockImplementationOnce(() => {
    throw refusal("BAD_USER_INPUT", "Width must be at most 2400 mm.", {
      fields: { width: "Width must be at most 2400 mm." },
    });
  });
  const { user, dialog, width } = await openForm();
  await user.type(width, "5");
  await user.click(dialog.getByRole("button", { name: "Check it" }));
  await waitFor(() => expect(width.getAttribute("aria-invalid")).toBe("true"));
  expect(width.value).toBe("9005");
  await user.click(dialog.getByRole("button", { name: "Check it" }));
  await dialog.findByRole("button", { name: "Keep these sizes" });
  await user.type(width, "{Backspace}");
  await waitFor(() => expect(dialog.queryByRole("button", { name: "Keep these sizes" })).toBeNull());
});

it.each([
  ["more", 20_940, "Ask the customer to agree", "The customer is asked to agree."],
  ["less", 17_000, "Settle the sizes and tell the customer", "The sizes are settled. The customer is told by email."],
])("sends sizes that cost %s once all lines are measured", async (_case, totalPence, button, done) => {
  const desk = aDesk({ ...MEASURED, totalPence });
  const user = openScreen(PATH);
  const measures = await section();
  expect(measures.getByText("All lines are measured. The customer has not been told yet.")).toBeDefined();
  await user.click(await measures.findByRole("button", { name: button }));
  await screen.findByText(done);
  expect(desk.answer.mock.calls).toEqual([
    [{ input: { id: "order-1", expectedVersion: 4, expectedTotalPence: totalPence } }],
  ]);
});

it.each([
  ["nothing is measured", NOTHING, /^Nothing is measured yet\./],
  [
    "the customer is asked",
    { ...MEASURED, state: "WAITING", proposedAt: "2026-11-24T09:00:00.000Z" },
    /asked to agree since/,
  ],
  [
    "the answer is late",
    { ...MEASURED, state: "WAITING", proposedAt: "2026-11-20T09:00:00.000Z", isLate: true },
    /Please ring\.$/,
  ],
  [
    "they are settled",
    { ...MEASURED, state: "SETTLED", settledAt: "2026-11-24T09:00:00.000Z" },
    "The order is made to the measured sizes.",
  ],
])("says where it stands and sends nothing: %s", async (_case, measures, sentence) => {
  aDesk(measures);
  openScreen(PATH);
  const shown = await section();
  expect(shown.getByText(sentence)).toBeDefined();
  expect(shown.queryByRole("button")).toBeNull();
});

it("takes no sizes once making has begun, and has none of an order that its customer measures", async () => {
  aDesk({ ...MEASURED, state: "SETTLED", settledAt: "2026-11-24T09:00:00.000Z" }, { status: "MANUFACTURING" });
  openScreen(PATH);
  await section();
  expect(screen.queryByRole("button", { name: /measured sizes/ })).toBeNull();
});

it("has no measured sizes of an order that its customer measures", async () => {
  aDesk(null, { fulfilment: "MAKE_TO_SIZES" });
  openScreen(PATH);
  await screen.findByRole("heading", { level: 1, name: /MBC100001/ });
  await screen.findByText("Rang Mrs Rowan.");
  expect(screen.queryByRole("region", { name: "Measured sizes" })).toBeNull();
  expect(screen.queryByRole("button", { name: /measured sizes/ })).toBeNull();
});
