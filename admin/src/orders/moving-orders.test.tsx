import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen } from "../test/open-screen";
import { aListedOrder, anOrdersDesk } from "../test/orders-desk";
import { refusal } from "../test/staff-api";

const TEN = Array.from({ length: 10 }, (_, index) => aListedOrder(index + 1));

/** Chooses all orders of the page and opens the dialog. */
async function chooseAll(user: ReturnType<typeof openScreen>) {
  await screen.findByRole("cell", { name: "MBC100001" });
  await user.click(screen.getByRole("checkbox", { name: "Choose all of this page" }));
  await user.click(await screen.findByRole("button", { name: /Move to/ }));
  return within(await screen.findByRole("dialog"));
}

const itemsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("moves ten orders from the versions that were listed", async () => {
  const desk = anOrdersDesk(TEN);
  const user = openScreen("/orders");
  const dialog = await chooseAll(user);
  await user.click(dialog.getByRole("button", { name: "Move" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("10 orders were moved.");
  expect(desk.moveOrders.mock.calls).toEqual([
    [{ input: { to: "MANUFACTURING", orders: TEN.map(({ id, version }) => ({ id, expectedVersion: version })) } }],
  ]);
  const lists = desk.orders.mock.calls.length;
  expect(lists).toBeGreaterThan(1);
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /Move to/ })).toBeNull());
});

it("offers the labels of all chosen orders in one file", async () => {
  anOrdersDesk(TEN.slice(0, 2));
  const user = openScreen("/orders");
  await screen.findByRole("cell", { name: "MBC100001" });
  expect(screen.queryByRole("link", { name: "Labels (PDF)" })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Choose all of this page" }));
  expect((await screen.findByRole("link", { name: "Labels (PDF)" })).getAttribute("href")).toBe(
    "/admin/orders/labels.pdf?numbers=MBC100001,MBC100002",
  );
});

it("offers the sheets of up to 25 chosen orders in one file", async () => {
  anOrdersDesk(TEN.slice(0, 2));
  const user = openScreen("/orders");
  await screen.findByRole("cell", { name: "MBC100001" });
  await user.click(screen.getByRole("checkbox", { name: "Choose all of this page" }));
  expect((await screen.findByRole("link", { name: "Sheets (PDF)" })).getAttribute("href")).toBe(
    "/admin/orders/sheets.pdf?numbers=MBC100001,MBC100002",
  );
});

it("tells of each that was refused, and lists anew", async () => {
  const desk = anOrdersDesk(TEN.slice(0, 2));
  const message = "Somebody has changed order MBC100002 in the meantime; it is CANCELLED now. Please look again.";
  desk.moveOrders.mockReturnValue({
    outcomes: [
      { id: "order-1", error: null, order: aListedOrder(1, { status: "MANUFACTURING" }) },
      { id: "order-2", error: { code: "CONFLICT", message }, order: aListedOrder(2, { status: "CANCELLED" }) },
    ],
  });
  const user = openScreen("/orders");
  const dialog = await chooseAll(user);
  const listed = desk.orders.mock.calls.length;
  await user.click(dialog.getByRole("button", { name: "Move" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("1 order was moved. 1 was not.");
  expect(itemsOf(dialog.getByRole("list"))).toEqual([`MBC100002: ${message}`, "MBC100001: Manufacturing now."]);
  await waitFor(() => expect(desk.orders.mock.calls.length).toBeGreaterThan(listed));
});

it("offers what orders can become, with how many can", async () => {
  const desk = anOrdersDesk([aListedOrder(1), aListedOrder(2), aListedOrder(3, { status: "SHIPPED" })]);
  const user = openScreen("/orders");
  const dialog = await chooseAll(user);
  await user.click(dialog.getByRole("combobox", { name: /Move to/ }));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Manufacturing (2 of 3 can)",
    "Cancelled (2 of 3 can)",
    "Delivered (1 of 3 can)",
  ]);
  await user.click(screen.getByRole("option", { name: /Delivered/ }));
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await dialog.findByRole("alert");
  expect(desk.moveOrders.mock.lastCall?.[0].input.to).toBe("DELIVERED");
});

it("stays open where the shop does not answer", async () => {
  const desk = anOrdersDesk(TEN);
  desk.moveOrders.mockImplementation(() => {
    throw refusal("SERVICE_UNAVAILABLE", "Please try again in a moment.");
  });
  const user = openScreen("/orders");
  const dialog = await chooseAll(user);
  await user.click(dialog.getByRole("button", { name: "Move" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Please try again in a moment.");
  await user.click(dialog.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: /Move to/ })).toBeDefined();
});
