import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aWholeOrder } from "../test/a-whole-order";
import { comeBack } from "../test/come-back";
import { openScreen } from "../test/open-screen";
import { aListedOrder, anOrdersDesk, DISPATCHER } from "../test/orders-desk";

const PATH = "/orders/order-1/show";
const MAY_REFUND = { ...DISPATCHER, permissions: [...DISPATCHER.permissions, "orders:refund"] };
const REFUND = {
  ...{ id: "refund-1", at: "2026-12-08T09:05:00.000Z", by: "kim@shop.example", amountPence: 1000 },
  ...{ reason: "DELAY", note: "Sorry for the wait.", takenBack: null },
};

/** A desk with one order, and what records a refund of it. */
function aDesk({ me = MAY_REFUND, order: changes = {} }: { me?: object; order?: object } = {}) {
  const order = vi.fn<() => object>(() => aWholeOrder(changes));
  const recordOrderRefund = vi.fn<(args: { input: object }) => object>(() => ({ order: aWholeOrder() }));
  const takeBackOrderRefund = vi.fn<(args: { input: object }) => object>(() => ({ order: aWholeOrder() }));
  anOrdersDesk([aListedOrder(1)], { me, more: { order, recordOrderRefund, takeBackOrderRefund } });
  return { order, recordOrderRefund, takeBackOrderRefund };
}

const refunds = async () => within(await screen.findByRole("region", { name: "Refunds" }));

async function openForm() {
  const user = openScreen(PATH);
  await user.click(await (await refunds()).findByRole("button", { name: "Record a refund" }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Record a refund of order MBC100001" })) };
}

it("lists what was paid back, and what is left", async () => {
  aDesk({ order: { refunds: [REFUND], refundedPence: 1000, refundablePence: 17_995 } });
  openScreen(PATH);
  const section = await refunds();
  expect(section.getByText(/Paid back/).textContent).toBe("Paid back £10.00, left to pay back £179.95.");
  const [item] = section.getAllByRole("listitem");
  for (const words of ["£10.00", "Later than promised", "Sorry for the wait.", "kim@shop.example"])
    expect(item?.textContent).toContain(words);
});

it("records a refund of the version that was read", async () => {
  const desk = aDesk();
  const { user, dialog } = await openForm();
  await user.type(dialog.getByRole("textbox", { name: /Amount/ }), "25.5");
  await user.click(dialog.getByRole("combobox", { name: /Reason/ }));
  await user.click(screen.getByRole("option", { name: "Later than promised" }));
  await user.type(dialog.getByRole("textbox", { name: /Note to the customer/ }), "Sorry.");
  await user.click(dialog.getByRole("button", { name: "Record it" }));
  await screen.findByText("A refund of £25.50 is recorded.");
  expect(desk.recordOrderRefund.mock.calls).toEqual([
    [{ input: { id: "order-1", expectedVersion: 4, amountPence: 2550, reason: "DELAY", note: "Sorry." } }],
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it.each([
  ["189.96", "At most £189.95 can be paid back: the order came to £189.95."],
  ["nothing", "Please enter what is paid back, such as 25.50"],
])("keeps %j, which is refused, and says why beside it", async (typed, sentence) => {
  const desk = aDesk();
  const { user, dialog } = await openForm();
  const amount = dialog.getByRole<HTMLInputElement>("textbox", { name: /Amount/ });
  await user.type(amount, typed);
  await user.click(dialog.getByRole("button", { name: "Record it" }));
  expect((await dialog.findByRole("alert")).textContent).toBe(sentence);
  expect(amount.value).toBe(typed);
  expect(amount.getAttribute("aria-invalid")).toBe("true");
  expect(desk.recordOrderRefund).not.toHaveBeenCalled();
});

const MESSAGE = "Somebody has changed this in the meantime. Please look again.";
const CONFLICT = { errors: [{ code: "CONFLICT", message: MESSAGE, field: null }] };

it("tells the second of two, and reads the order anew", async () => {
  const desk = aDesk();
  desk.recordOrderRefund.mockReturnValue(CONFLICT);
  const { user, dialog } = await openForm();
  const reads = desk.order.mock.calls.length;
  await user.type(dialog.getByRole("textbox", { name: /Amount/ }), "10");
  await user.click(dialog.getByRole("button", { name: "Record it" }));
  expect((await dialog.findByRole("alert")).textContent).toBe(MESSAGE);
  await waitFor(() => expect(desk.order.mock.calls.length).toBeGreaterThan(reads));
});

it("keeps the version that was seen while another tab is looked at", async () => {
  const desk = aDesk();
  const { user, dialog } = await openForm();
  await user.type(dialog.getByRole("textbox", { name: /Amount/ }), "10");
  desk.order.mockReturnValue(aWholeOrder({ version: 5, refundedPence: 1000, refundablePence: 17_995 }));
  const reads = desk.order.mock.calls.length;
  comeBack();
  await user.type(dialog.getByRole("textbox", { name: /Note to the customer/ }), "Sorry.");
  await user.click(dialog.getByRole("button", { name: "Record it" }));
  await waitFor(() => expect(desk.recordOrderRefund).toHaveBeenCalledOnce());
  expect(desk.recordOrderRefund.mock.calls[0]?.[0].input).toMatchObject({ expectedVersion: 4 });
  // Once for what was recorded, and not before.
  await waitFor(() => expect(desk.order.mock.calls.length).toBe(reads + 1));
});

it("keeps what was typed, and why it is refused, where somebody else has paid all of it back", async () => {
  const desk = aDesk();
  desk.recordOrderRefund.mockReturnValue(CONFLICT);
  const { user, dialog } = await openForm();
  await user.type(dialog.getByRole("textbox", { name: /Amount/ }), "10");
  desk.order.mockReturnValue(aWholeOrder({ version: 5, refundedPence: 18_995, refundablePence: 0 }));
  await user.click(dialog.getByRole("button", { name: "Record it" }));
  // Behind the dialog the order is shown as it is now.
  await screen.findByText(/^Paid back £189\.95/);
  const still = within(screen.getByRole("dialog", { name: "Record a refund of order MBC100001" }));
  expect(still.getByRole("alert").textContent).toBe(MESSAGE);
  expect(still.getByRole<HTMLInputElement>("textbox", { name: /Amount/ }).value).toBe("10");
  await user.click(still.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: "Record a refund" })).toBeNull();
});

it.each([
  ["to who may not", { me: DISPATCHER }],
  ["where all was paid back", { order: { refundedPence: 18_995, refundablePence: 0 } }],
])("offers no refund %s", async (_case, desk) => {
  aDesk(desk);
  openScreen(PATH);
  const section = await refunds();
  // By then it is known what the member may do.
  await screen.findByRole("textbox", { name: /New note/ });
  expect(section.queryByRole("button", { name: "Record a refund" })).toBeNull();
});

it("marks an order that is late", async () => {
  aDesk({ order: { isLate: true } });
  openScreen(PATH);
  expect(await screen.findByText("late")).toBeDefined();
});

describe("a refund that was recorded by mistake", () => {
  const WITH_REFUND = { refunds: [REFUND], refundedPence: 1000, refundablePence: 17_995 };
  const NAME = "Take back the refund of £10.00";

  async function openQuestion() {
    const user = openScreen(PATH);
    await user.click(await (await refunds()).findByRole("button", { name: NAME }));
    return { user, dialog: within(await screen.findByRole("dialog", { name: `${NAME}?` })) };
  }

  it("is taken back with a reason after a question, from the version that was read", async () => {
    const desk = aDesk({ order: WITH_REFUND });
    const { user, dialog } = await openQuestion();
    await user.click(dialog.getByRole("combobox", { name: /Reason/ }));
    await user.click(screen.getByRole("option", { name: "It was meant for another order" }));
    await user.click(dialog.getByRole("button", { name: "Take it back" }));
    await screen.findByText("The refund of £10.00 is taken back.");
    expect(desk.takeBackOrderRefund.mock.calls).toEqual([
      [{ input: { id: "order-1", expectedVersion: 4, refundId: "refund-1", reason: "WRONG_ORDER" } }],
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("keeps the question where it is refused, and says why", async () => {
    const desk = aDesk({ order: WITH_REFUND });
    const message = "Somebody has changed it in the meantime.";
    desk.takeBackOrderRefund.mockReturnValue({ order: null, errors: [{ code: "CONFLICT", message, field: null }] });
    const { user, dialog } = await openQuestion();
    await user.click(dialog.getByRole("button", { name: "Take it back" }));
    expect((await dialog.findByRole("alert")).textContent).toContain(message);
  });

  it("says who took it back and why, and can't be taken back again", async () => {
    const takenBack = { at: "2026-12-09T09:05:00.000Z", by: "sam@shop.example", reason: "NOT_PAID" };
    aDesk({ order: { refunds: [{ ...REFUND, takenBack }] } });
    openScreen(PATH);
    const section = await refunds();
    expect(section.getByText(/Taken back by/).textContent).toBe(
      "Taken back by sam@shop.example, 9 Dec 2026, 09:05: It could not be paid.",
    );
    expect(section.queryByRole("button", { name: NAME })).toBeNull();
  });

  it("is not offered to roles that pay nothing back", async () => {
    aDesk({ me: DISPATCHER, order: WITH_REFUND });
    openScreen(PATH);
    await refunds();
    expect(screen.queryByRole("button", { name: NAME })).toBeNull();
  });
});
