import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aWholeOrder } from "../test/a-whole-order";
import { openScreen } from "../test/open-screen";
import { aListedOrder, anOrdersDesk, DISPATCHER } from "../test/orders-desk";
import { refusal, type Root } from "../test/staff-api";

const PATH = "/orders/order-1/show";
const section = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));

/** A desk with one order, which each test may change. */
function aDesk({ me = DISPATCHER, ...more }: { me?: object; addOrderNote?: Root[string] } = {}) {
  const order = vi.fn<() => object | null>(() => aWholeOrder());
  return { order, ...anOrdersDesk([aListedOrder(1)], { me, more: { order, ...more } }) };
}

it("shows how each line is made", async () => {
  aDesk();
  openScreen(PATH);
  const line = await section("1. Kitchen, left: Roller blind");
  expect(line.getByText("Do not cut yet.")).toBeDefined();
  expect(line.getByRole("img", { name: "A white roller blind, 900 mm wide and 1200 mm high." })).toBeDefined();
  expect(line.getByText("2 × £100.00", { exact: false }).textContent).toContain("£200.00");
  const made = within(line.getByRole("row", { name: /Cloth, width/ }));
  for (const name of ["900 mm", "−38 mm for the brackets", "862 mm"])
    expect(made.getByRole("cell", { name })).toBeDefined();
  for (const text of ["± 2 mm in width", "Chain", "700 mm at most", "Rules: fit of 3, options 2"])
    expect(line.getByText(text)).toBeDefined();
});

it("shows sums, customer, e-mails, notes and audit", async () => {
  aDesk();
  openScreen(PATH);
  const sums = await section("Sums");
  for (const text of ["£200.00", "Summer offer (SUMMER25, 10 %)", "−£20.00", "£9.95", "£31.66", "£189.95"])
    expect(sums.getByText(text)).toBeDefined();
  const customer = await section("Customer");
  expect(customer.getByText(/1 Larch Road/).textContent).toBe("Jo Whitfield\n1 Larch Road\nBristol\nBS6 7QX");
  expect(customer.getByText("Please ring twice.")).toBeDefined();
  const mails = (await section("Emails")).getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(mails[0]).toMatch(/^Order copy given up 5 Nov 2026/);
  expect(mails[1]).toMatch(/^Order confirmation sent/);
  expect((await section("Notes")).getByText(/kim@shop\.example, 3 Nov 2026/)).toBeDefined();
  expect((await section("Audit")).getByRole("insertion").textContent).toBe("MANUFACTURING");
  expect(screen.getByRole("link", { name: "Sheets (PDF)" }).getAttribute("href")).toBe(
    "/admin/orders/MBC100001/sheets.pdf",
  );
  expect(screen.getByRole("link", { name: "Labels (PDF)" }).getAttribute("href")).toBe(
    "/admin/orders/labels.pdf?numbers=MBC100001",
  );
});

it("says that contact details were removed", async () => {
  aDesk().order.mockReturnValue(aWholeOrder({ email: null, phoneNumber: null }));
  openScreen(PATH);
  const customer = await section("Customer");
  expect(customer.getByText("Removed")).toBeDefined();
  expect(customer.queryByText("Phone")).toBeNull();
  expect(screen.queryByRole("link", { name: "Labels (PDF)" })).toBeNull();
});

it("moves after a question, from the version that was read", async () => {
  const desk = aDesk();
  const user = openScreen(PATH);
  await user.click(await screen.findByRole("button", { name: "Move to Manufacturing" }));
  const dialog = await screen.findByRole("dialog", { name: "Move order MBC100001 to Manufacturing?" });
  await user.click(within(dialog).getByRole("button", { name: "Move" }));
  await screen.findByText("Order MBC100001 is manufacturing now.");
  expect(desk.moveOrders.mock.calls).toEqual([
    [{ input: { to: "MANUFACTURING", orders: [{ id: "order-1", expectedVersion: 4 }] } }],
  ]);
});

it("tells the second of two, and shows the order as it is", async () => {
  const desk = aDesk();
  const message = "Somebody has changed order MBC100001 in the meantime; it is SHIPPED now. Please look again.";
  desk.moveOrders.mockReturnValue({ outcomes: [{ id: "order-1", error: { code: "CONFLICT", message }, order: null }] });
  const user = openScreen(PATH);
  await user.click(await screen.findByRole("button", { name: "Cancel order" }));
  desk.order.mockReturnValue(aWholeOrder({ status: "SHIPPED", version: 6, nextStatuses: ["DELIVERED"] }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel order MBC100001?" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel order" }));
  await screen.findByText(message);
  await screen.findByRole("button", { name: "Move to Delivered" });
  expect(screen.queryByRole("button", { name: "Cancel order" })).toBeNull();
});

it("notes, and begins another note", async () => {
  const addOrderNote = vi.fn<(args: { input: object }) => object>(() => ({ order: aWholeOrder() }));
  aDesk({ addOrderNote });
  const user = openScreen(PATH);
  const box = await screen.findByRole("textbox", { name: /New note/ });
  await user.type(box, "Rings back on Monday.");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /New note/ }).value).toBe(""));
  expect(addOrderNote.mock.calls).toEqual([[{ input: { id: "order-1", text: "Rings back on Monday." } }]]);
});

it("keeps a note that is refused", async () => {
  const error = { code: "BAD_USER_INPUT", message: "Please write the note", field: ["text"] };
  aDesk({ addOrderNote: () => ({ errors: [error] }) });
  const user = openScreen(PATH);
  await user.type(await screen.findByRole("textbox", { name: /New note/ }), " ");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Please write the note");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /New note/ }).value).toBe(" ");
});

it("lets who may only read neither move nor note", async () => {
  aDesk({ me: { ...DISPATCHER, permissions: ["self:read", "orders:read"] } });
  openScreen(PATH);
  await section("Notes");
  expect(screen.queryByRole("button", { name: /Move to|Cancel order/ })).toBeNull();
  expect(screen.queryByRole("textbox", { name: /New note/ })).toBeNull();
});

it("says that there is no such order", async () => {
  aDesk().order.mockReturnValue(null);
  openScreen(PATH);
  expect((await screen.findByRole("alert")).textContent).toBe("There is no such order.");
});

it("keeps the order and what is typed where the shop fails later, and says so", async () => {
  const desk = aDesk();
  const user = openScreen(PATH);
  await user.type(await screen.findByRole("textbox", { name: /New note/ }), "Rings back");
  desk.order.mockImplementation(() => {
    throw refusal("SERVICE_UNAVAILABLE", "Please try again in a moment.");
  });
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Please try again in a moment.");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /New note/ }).value).toBe("Rings back");
});
