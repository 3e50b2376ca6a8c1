import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aRemadeLine, aRemake, aRemakeableLine } from "../../test/a-remake";
import { aWholeOrder } from "../../test/a-whole-order";
import { openScreen } from "../../test/open-screen";
import { aListedOrder, anOrdersDesk, DISPATCHER } from "../../test/orders-desk";
import { refusal } from "../../test/staff-api";

const PATH = "/orders/order-1/show";
const DELIVERED = { status: "DELIVERED", nextStatuses: [] };
const PREVIEW = {
  ...{ isSame: false, estimatedDelivery: "2026-12-22" },
  ...{ was: aRemadeLine("900 × 1200 mm"), became: aRemadeLine("950 × 1200 mm") },
};

/** A desk with one order, and what makes a line of it again. */
function aDesk({ me = DISPATCHER, order: changes = DELIVERED }: { me?: object; order?: object } = {}) {
  const order = vi.fn<() => object>(() => aWholeOrder(changes));
  const answer = vi.fn<(args: { input: object }) => object>(() => ({ order: aWholeOrder() }));
  const previewRemake = vi.fn<(args: { input: object }) => object>(() => PREVIEW);
  const remakeableLine = vi.fn<() => object>(() => aRemakeableLine);
  const more = { order, previewRemake, remakeableLine, remakeOrderLine: answer, moveRemake: answer };
  anOrdersDesk([aListedOrder(1)], { me, more });
  return { order, previewRemake, remakeableLine, answer };
}

async function openForm() {
  const user = openScreen(PATH);
  await user.click(await screen.findByRole("button", { name: "Make it again: Roller blind" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Make Roller blind again, free of charge" }));
  const width = await dialog.findByRole<HTMLInputElement>("textbox", { name: /Width, mm/ });
  return { user, dialog, width };
}

it("makes a line again after both were shown side by side", async () => {
  const desk = aDesk();
  const { user, dialog, width } = await openForm();
  expect(width.value).toBe("900");
  await user.clear(width);
  await user.type(width, "950");
  await user.click(dialog.getByRole("combobox", { name: /Colour/ }));
  await user.click(screen.getByRole("option", { name: "Navy" }));
  await user.type(dialog.getByRole("textbox", { name: /Note to the customer/ }), "Sorry.");
  await user.click(dialog.getByRole("button", { name: "Check it" }));
  expect((await dialog.findByRole("group", { name: "As it was" })).textContent).toContain("900 × 1200 mm");
  expect(dialog.getByRole("group", { name: "As it would be made" }).textContent).toContain("950 × 1200 mm");
  await user.click(dialog.getByRole("button", { name: "Make it again" }));
  await screen.findByText("It is made again. The customer is told by email.");
  const asked = {
    ...{ id: "order-1", lineId: "line-1", reason: "MIS_MEASURE", quantity: 2, width: 37.4016, height: null },
    ...{ material: "Polyester", color: "Navy" },
    customizations: [
      { name: "control", value: "chain" },
      { name: "height from floor", value: "2300 mm" },
    ],
  };
  expect(desk.previewRemake.mock.calls).toEqual([[{ input: asked }]]);
  expect(desk.answer.mock.calls).toEqual([[{ input: { ...asked, note: "Sorry.", expectedVersion: 4 } }]]);
});

it("asks to be checked again after a change", async () => {
  aDesk();
  const { user, dialog, width } = await openForm();
  await user.type(width, "5");
  await user.click(dialog.getByRole("button", { name: "Check it" }));
  await dialog.findByRole("button", { name: "Make it again" });
  await user.type(width, "5");
  await waitFor(() => expect(dialog.queryByRole("button", { name: "Make it again" })).toBeNull());
});

it("shows no answer that is older than the last change", async () => {
  const desk = aDesk();
  const asked = Promise.withResolvers<object>();
  desk.previewRemake.mockReturnValueOnce(asked.promise);
  const { user, dialog, width } = await openForm();
  await user.type(width, "5");
  await user.click(dialog.getByRole("button", { name: "Check it" }));
  await user.type(width, "{Backspace}");
  asked.resolve(PREVIEW);
  const check = await dialog.findByRole<HTMLButtonElement>("button", { name: "Check it" });
  await waitFor(() => expect(check.disabled).toBe(false));
  expect(dialog.queryByRole("button", { name: "Make it again" })).toBeNull();
  await user.click(check);
  await dialog.findByRole("button", { name: "Make it again" });
});

it("keeps what was typed, and why it is refused, where somebody else was faster", async () => {
  const desk = aDesk();
  const message = "Somebody has changed this in the meantime. Please look again.";
  desk.answer.mockReturnValue({ errors: [{ code: "CONFLICT", message, field: null }] });
  const { user, dialog, width } = await openForm();
  await user.type(width, "5");
  await user.click(dialog.getByRole("button", { name: "Check it" }));
  const agree = await dialog.findByRole("button", { name: "Make it again" });
  desk.order.mockReturnValue(aWholeOrder({ ...DELIVERED, version: 5, remakes: [aRemake()] }));
  desk.remakeableLine.mockImplementation(() => {
    throw refusal("CONFLICT", "There is one remake for each line.");
  });
  await user.click(agree);
  // Behind the dialog the order is shown as it is now.
  await screen.findByRole("region", { name: "Remake of 1. Roller blind", hidden: true });
  const still = within(screen.getByRole("dialog", { name: "Make Roller blind again, free of charge" }));
  expect(still.getByRole("alert").textContent).toBe(message);
  expect(still.getByRole<HTMLInputElement>("textbox", { name: /Width, mm/ }).value).toBe("9005");
  await user.click(still.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: /^Make it again/ })).toBeNull();
});

it("calls the second length as the line does", async () => {
  aDesk().remakeableLine.mockReturnValue({ ...aRemakeableLine, heightName: "projection" });
  const { dialog } = await openForm();
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /Projection, mm/ }).value).toBe("1200");
});

it("says what can't be made, beside the field, and keeps what was typed", async () => {
  const desk = aDesk();
  desk.previewRemake.mockImplementation(() => {
    throw refusal("BAD_USER_INPUT", "Width must be at most 2400 mm.", {
      fields: { width: "Width must be at most 2400 mm." },
    });
  });
  const { user, dialog, width } = await openForm();
  await user.clear(width);
  await user.type(width, "3000");
  await user.click(dialog.getByRole("button", { name: "Check it" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Width must be at most 2400 mm.");
  expect(width.getAttribute("aria-invalid")).toBe("true");
  expect(width.value).toBe("3000");
  expect(dialog.queryByRole("button", { name: "Make it again" })).toBeNull();
});

it("shows a remake with both of it, its sheets and its next step", async () => {
  const desk = aDesk({ order: { ...DELIVERED, remakes: [aRemake({ isLate: true, note: "Sorry." })] } });
  const user = openScreen(PATH);
  const section = within(await screen.findByRole("region", { name: "Remake of 1. Roller blind" }));
  for (const words of ["To make", "late", "Sorry."]) expect(section.getByText(words)).toBeDefined();
  expect(section.getByText(/Agreed by/).textContent).toBe(
    "A measurement was wrong. Agreed by kim@shop.example, 8 Dec 2026, 09:05.",
  );
  expect(section.getByRole("group", { name: "As it was" }).textContent).toContain("900 × 1200 mm");
  expect(section.getByRole("group", { name: "Made again" }).textContent).toContain("950 × 1200 mm");
  for (const size of ["900 × 1200 mm", "950 × 1200 mm"])
    expect(section.getByRole("img", { name: `Roller blind in White, ${size}` })).toBeDefined();
  expect(section.getByRole("link", { name: "Sheets of the remake (PDF)" }).getAttribute("href")).toBe(
    "/admin/orders/MBC100001/remakes/1/sheets.pdf",
  );
  expect(section.getByRole("link", { name: "Labels of the remake (PDF)" }).getAttribute("href")).toBe(
    "/admin/orders/MBC100001/remakes/1/labels.pdf",
  );
  await user.click(await section.findByRole("button", { name: "It is made" }));
  await screen.findByText("The remake is made.");
  expect(desk.answer.mock.calls).toEqual([
    [{ input: { id: "order-1", expectedVersion: 4, remakeId: "remake-1", to: "MADE" } }],
  ]);
});

/** Somebody who pays back and nothing else. By the button for it, it is known what the member may do. */
const CASHIER = { ...DISPATCHER, permissions: ["self:read", "orders:read", "orders:refund"] };
const EVERYTHING = { ...CASHIER, permissions: [...CASHIER.permissions, "orders:change"] };
const accessIsKnown = () => screen.findByRole("button", { name: "Record a refund" });

it.each([
  ["before it was sent", { me: EVERYTHING, order: {} }],
  ["twice", { me: EVERYTHING, order: { ...DELIVERED, remakes: [aRemake()] } }],
  ["by who may not", { me: CASHIER }],
])("a line is not made again %s", async (_case, desk) => {
  aDesk(desk);
  openScreen(PATH);
  await accessIsKnown();
  expect(screen.queryByRole("button", { name: /^Make it again/ })).toBeNull();
});

it("who may not moves no remake", async () => {
  aDesk({ me: CASHIER, order: { ...DELIVERED, remakes: [aRemake()] } });
  openScreen(PATH);
  const section = within(await screen.findByRole("region", { name: "Remake of 1. Roller blind" }));
  await accessIsKnown();
  expect(section.queryByRole("button")).toBeNull();
});

it("is not offered for an order whose contact details are erased, and says why", async () => {
  aDesk({ order: { ...DELIVERED, email: null, phoneNumber: null } });
  openScreen(PATH);
  expect((await screen.findByText(/contact details were erased/)).textContent).toContain("can be paid back");
  expect(screen.queryByRole("button", { name: /Make it again/ })).toBeNull();
});
