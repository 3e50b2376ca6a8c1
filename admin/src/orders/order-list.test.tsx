import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen } from "../test/open-screen";
import { aListedOrder, anOrdersDesk, DISPATCHER } from "../test/orders-desk";
import { OWNER } from "../test/staff-api";

const rowOf = async (name: string) => {
  const row = (await screen.findByRole("cell", { name })).closest("tr");
  return within(row ?? document.body);
};

it("lists orders with status, promised day and total", async () => {
  anOrdersDesk([aListedOrder(1, { status: "SHIPPED", isLate: true }), aListedOrder(2)]);
  openScreen("/orders");
  const late = await rowOf("MBC100001");
  expect(late.getByRole("link", { name: "MBC100001" }).getAttribute("href")).toBe("/admin/orders/order-1/show");
  for (const name of ["2 Nov 2026", "Jo Whitfield 1, BS6 7QX Bristol", "Shipped", "£205.92"])
    expect(late.getByRole("cell", { name })).toBeDefined();
  expect(late.getByRole("cell", { name: /4 Dec 2026\s*late/ })).toBeDefined();
  expect((await rowOf("MBC100002")).getByRole("cell", { name: "4 Dec 2026" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("2 orders");
});

it("asks by the filter and sort of its address, and exports by the same", async () => {
  const desk = anOrdersDesk([aListedOrder(1)]);
  const filter = { status: ["PROCESSING"], late: true, search: "whit bs6" };
  openScreen(`/orders?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=estimatedDelivery&order=ASC`);
  const link = await screen.findByRole("link", { name: "Export CSV" });
  await waitFor(() => expect(desk.orders).toHaveBeenCalled());
  expect(desk.orders.mock.calls[0]?.[0]).toMatchObject({ filter, sort: "DELIVERY_SOONEST", first: 25 });
  expect(link.getAttribute("href")).toBe(
    "/admin/orders.csv?status=PROCESSING&late=true&search=whit+bs6&sort=DELIVERY_SOONEST",
  );
});

it("searches as it is typed", async () => {
  const desk = anOrdersDesk([aListedOrder(1)]);
  const user = openScreen("/orders");
  await user.type(await screen.findByRole("textbox", { name: /Number, name/ }), "whit");
  await waitFor(() => expect(desk.orders.mock.lastCall?.[0].filter).toEqual({ search: "whit" }));
});

it("filters by status and by being late", async () => {
  const desk = anOrdersDesk([aListedOrder(1)]);
  const user = openScreen("/orders");
  await user.click(await screen.findByRole("combobox", { name: "Status" }));
  await user.click(screen.getByRole("option", { name: "Processing" }));
  await user.click(screen.getByRole("option", { name: "Shipped" }));
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("combobox", { name: /Promised day/ }));
  await user.click(screen.getByRole("option", { name: "Late" }));
  await waitFor(() =>
    expect(desk.orders.mock.lastCall?.[0].filter).toEqual({ status: ["PROCESSING", "SHIPPED"], late: true }),
  );
});

it("sorts by a column, and back", async () => {
  const desk = anOrdersDesk([aListedOrder(1)]);
  const user = openScreen("/orders");
  await user.click(await screen.findByRole("button", { name: /Sort by total/i }));
  await waitFor(() => expect(desk.orders.mock.lastCall?.[0].sort).toBe("TOTAL_LOWEST"));
  await user.click(screen.getByRole("button", { name: /Sort by total/i }));
  await waitFor(() => expect(desk.orders.mock.lastCall?.[0].sort).toBe("TOTAL_HIGHEST"));
});

it("turns pages", async () => {
  const desk = anOrdersDesk(Array.from({ length: 30 }, (_, index) => aListedOrder(index)));
  const user = openScreen("/orders");
  await screen.findByRole("cell", { name: "MBC100000" });
  await user.click(screen.getByRole("button", { name: /next page/i }));
  await screen.findByRole("cell", { name: "MBC1000025" });
  expect(desk.orders.mock.lastCall?.[0]).toMatchObject({ after: "24" });
});

it("can't choose what is at its end", async () => {
  anOrdersDesk([aListedOrder(1, { status: "CANCELLED" })]);
  openScreen("/orders");
  expect(
    (await rowOf("MBC100001")).getByRole<HTMLInputElement>("checkbox", { name: "Choose MBC100001" }).disabled,
  ).toBe(true);
});

it("shows who may only read no choice", async () => {
  anOrdersDesk([aListedOrder(1)], { me: { ...DISPATCHER, permissions: ["self:read", "orders:read"] } });
  openScreen("/orders");
  expect((await rowOf("MBC100001")).queryByRole("checkbox")).toBeNull();
});

it("is none of the menu for other roles", async () => {
  anOrdersDesk([], { me: { ...OWNER, role: "CONTENT", permissions: ["self:read", "reviews:read"] } });
  openScreen("/");
  await screen.findByText(/Welcome/);
  expect(screen.queryByRole("menuitem", { name: "Orders" })).toBeNull();
});
