import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { comeBack } from "../test/come-back";
import { openScreen } from "../test/open-screen";
import { OWNER, refusal, staffApi } from "../test/staff-api";

const EVERYTHING = ["orders:read", "enquiries:read", "reviews:read", "mails:read", "sales:read", "searches:read"];

const aDay = (number: number) => ({
  day: `2026-11-${String(number).padStart(2, "0")}`,
  ...{ orderCount: number, orderedPence: number * 10_000, productViews: number === 1 ? 0 : 100, countedOrders: 1 },
});

/** A staff API on a busy day, for somebody with these permissions. */
function aBusyDay({ permissions = EVERYTHING }: { permissions?: string[] } = {}) {
  const desk = {
    me: () => ({ ...OWNER, permissions: ["self:read", ...permissions] }),
    ordersToDo: vi.fn<() => object[]>(() => [
      { status: "PROCESSING", count: 12, lateCount: 3 },
      { status: "SHIPPED", count: 4, lateCount: 0 },
    ]),
    openRemakes: vi.fn<() => object>(() => ({
      ...{ count: 2, lateCount: 1 },
      first: [
        {
          id: "remake-1",
          orderId: "order-1",
          number: "MBC100001",
          item: 2,
          estimatedDelivery: "2026-11-20",
          isLate: true,
        },
        {
          id: "remake-2",
          orderId: "order-2",
          number: "MBC100002",
          item: 1,
          estimatedDelivery: "2026-12-20",
          isLate: false,
        },
      ],
    })),
    sizesToSettle: vi.fn<() => object>(() => ({
      ...{ count: 2, lateCount: 1 },
      first: [
        { orderId: "order-3", number: "MBC100003", isAsked: true, since: "2026-11-20T10:00:00.000Z", isLate: true },
        { orderId: "order-4", number: "MBC100004", isAsked: false, since: "2026-11-25T10:00:00.000Z", isLate: false },
      ],
    })),
    enquiries: vi.fn<(args: object) => object>(() => ({ totalCount: 5 })),
    problems: vi.fn<(args: object) => object>(() => ({ totalCount: 3 })),
    reviews: vi.fn<(args: object) => object>(() => ({ totalCount: 2 })),
    failedMails: vi.fn<() => object>(() => ({
      count: 1,
      latest: [
        {
          ...{ id: "mail-1", kind: "order-confirmation", at: "2026-11-24T09:00:00.000Z" },
          order: { id: "order-1", number: "MBC100001" },
        },
      ],
    })),
    salesByDay: vi.fn<() => object[]>(() => [aDay(1), aDay(2), aDay(3)]),
    emptySearches: vi.fn<() => object[]>(() => [{ words: "zebra blinds", count: 7 }]),
  };
  staffApi(desk);
  return desk;
}

const card = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));

it("leads from the orders that are to do to their lists", async () => {
  aBusyDay();
  openScreen("/");
  const orders = await card("Orders to do");
  const filterOf = (link: HTMLElement) =>
    JSON.parse(new URL(link.getAttribute("href") ?? "", "http://shop").searchParams.get("filter") ?? "") as object;
  expect(filterOf(await orders.findByRole("link", { name: "Processing: 12" }))).toEqual({ status: ["PROCESSING"] });
  expect(filterOf(orders.getByRole("link", { name: "3 late" }))).toEqual({ status: ["PROCESSING"], late: true });
  expect(orders.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Processing: 12, 3 late",
    "Shipped: 4",
  ]);
});

it("names the orders that were visited and wait for their sizes", async () => {
  aBusyDay();
  openScreen("/");
  const sizes = await card("Sizes to settle");
  const link = await sizes.findByRole("link", { name: "MBC100003" });
  expect(link.getAttribute("href")).toContain("/orders/order-3/show");
  expect(sizes.getByText("2 after a visit, 1 of them late.")).toBeDefined();
  const [asked, visited] = sizes.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(asked).toMatch(/^MBC100003, customer asked .*Late$/);
  expect(visited).toMatch(/^MBC100004, visited /);
  expect(visited).not.toContain("Late");
});

it("names what is made again, with what is late of it and the orders", async () => {
  aBusyDay();
  openScreen("/");
  const remakes = await card("Remakes to do");
  const link = await remakes.findByRole("link", { name: "MBC100001, line 2" });
  expect(link.getAttribute("href")).toBe("/admin/orders/order-1/show");
  expect(remakes.getByText("2 to make or send, 1 of them late.")).toBeDefined();
  expect(remakes.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "MBC100001, line 2, 20 Nov 2026late",
    "MBC100002, line 1, 20 Dec 2026",
  ]);
});

it("counts enquiries, problems and reviews that wait", async () => {
  const desk = aBusyDay();
  openScreen("/");
  expect(await (await card("New enquiries")).findByText("5")).toBeDefined();
  expect(await (await card("Open problems")).findByText("3")).toBeDefined();
  expect(desk.problems.mock.calls[0]?.[0]).toMatchObject({ filter: { state: "OPEN" } });
  expect(await (await card("Reviews waiting")).findByText("2")).toBeDefined();
  expect(desk.enquiries.mock.calls[0]?.[0]).toMatchObject({ filter: { state: "OPEN" } });
  expect(desk.reviews.mock.calls[0]?.[0]).toMatchObject({ filter: { state: "WAITING" } });
});

it("counts anew for who comes back from another tab", async () => {
  const desk = aBusyDay();
  openScreen("/");
  await (await card("New enquiries")).findByText("5");
  desk.enquiries.mockReturnValue({ totalCount: 6 });
  comeBack();
  expect(await (await card("New enquiries")).findByText("6")).toBeDefined();
});

it("names e-mails that failed, with their orders", async () => {
  aBusyDay();
  openScreen("/");
  const mails = await card("Emails that failed");
  const link = await mails.findByRole("link", { name: "MBC100001" });
  expect(link.getAttribute("href")).toBe("/admin/orders/order-1/show");
  expect(mails.getByRole("listitem").textContent).toMatch(/^Order confirmation, 24 Nov 2026/);
});

it("has sales and conversion in words, as plots, and as a table", async () => {
  aBusyDay();
  openScreen("/");
  const sales = await card("Sales, 30 days");
  expect(await sales.findByText("6 orders, £600.00. 1.5 % of counted product views led to an order.")).toBeDefined();
  expect(await sales.findByRole("img", { name: /^Sales by day/ })).toBeDefined();
  expect(sales.getByRole("img", { name: /^Conversion by day/ })).toBeDefined();
  const cellsOf = (name: RegExp) =>
    within(sales.getByRole("row", { name, hidden: true }))
      .getAllByRole("cell", { hidden: true })
      .map(({ textContent }) => textContent);
  expect(cellsOf(/3 November/)).toEqual(["3", "£300.00", "100", "1.0 %"]);
  expect(cellsOf(/1 November/)).toEqual(["1", "£100.00", "0", "–"]);
});

it("has no plot of a conversion that was not counted", async () => {
  aBusyDay().salesByDay.mockReturnValue([aDay(1)]);
  openScreen("/");
  const sales = await card("Sales, 30 days");
  await sales.findByRole("img", { name: /^Sales by day/ });
  expect(sales.queryByRole("img", { name: /^Conversion/ })).toBeNull();
});

it("names what was searched for and not found", async () => {
  aBusyDay();
  openScreen("/");
  const searches = await card(/Searches without results/);
  expect(await searches.findByRole("row", { name: "zebra blinds 7" })).toBeDefined();
});

it("shows the rest where one part fails, and says why", async () => {
  const desk = aBusyDay();
  desk.ordersToDo.mockImplementation(() => {
    throw refusal("SERVICE_UNAVAILABLE", "Please try again in a moment.");
  });
  openScreen("/");
  expect((await (await card("Orders to do")).findByRole("alert")).textContent).toBe("Please try again in a moment.");
  await (await card("Reviews waiting")).findByText("2");
});

it.each([
  ["ORDERS", ["orders:read", "enquiries:read", "mails:read", "sales:read"], ["Orders to do", "New enquiries"], 7],
  ["CONTENT", ["enquiries:read", "reviews:read", "searches:read"], ["New enquiries", "Reviews waiting"], 3],
] as const)("asks for nothing that %s may not see", async (_role, permissions, [first, second], cards) => {
  const desk = aBusyDay({ permissions: [...permissions] });
  openScreen("/");
  await card(first);
  await card(second);
  expect([desk.ordersToDo.mock.calls.length > 0, desk.reviews.mock.calls.length > 0]).toEqual([
    permissions.some((permission) => permission === "orders:read"),
    permissions.some((permission) => permission === "reviews:read"),
  ]);
  expect(desk.problems.mock.calls.length > 0).toBe(permissions.some((permission) => permission === "orders:read"));
  expect(screen.getAllByRole("region")).toHaveLength(cards);
});

it("has the visits of the week with their fitters, for who may read them", async () => {
  const time = { startsAt: "2026-12-08T09:00:00.000Z", endsAt: "2026-12-08T11:00:00.000Z" };
  const aVisit = (id: string, fitter: string | null) => ({
    id,
    ...time,
    name: "Jo Whitfield",
    postcode: "BS6 7QX",
    fitter,
  });
  const desk = {
    me: () => ({ ...OWNER, permissions: ["self:read", "visits:read"] }),
    bookedVisits: vi.fn<(args: object) => object>(() => ({
      ...{ totalCount: 2, nodes: [aVisit("one", null), aVisit("two", "Kit Marsh")] },
    })),
  };
  staffApi(desk);
  openScreen("/");
  const visits = await card("Visits of the week");
  await visits.findByText("2 in the next 7 days.");
  expect(visits.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Tuesday 8 December, 9am to 11am, Jo Whitfield, BS6 7QX, no fitter yet",
    "Tuesday 8 December, 9am to 11am, Jo Whitfield, BS6 7QX, Kit Marsh",
  ]);
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(desk.bookedVisits.mock.calls[0]?.[0]).toMatchObject({ filter: { state: "BOOKED", from: day, to: day } });
});
