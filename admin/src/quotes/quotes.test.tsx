import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, staffApi } from "../test/staff-api";

const CLERK = {
  ...OWNER,
  role: "ORDERS",
  permissions: ["self:read", "quotes:read", "orders:read", "customers:read"],
};

const QUOTE = {
  ...{ __typename: "HeldQuote", number: "MBQ100001", state: "ORDERED", madeAt: "2026-11-24T09:00:00.000Z" },
  ...{ heldUntil: "2026-12-25T00:00:00.000Z", name: "Jo Whitfield", email: "jo@larch.example", totalPence: 47_478 },
  ...{ orderNumber: "MBC482913", agreedAt: "2026-11-25T10:00:00.000Z" },
};

const WHOLE = {
  ...QUOTE,
  ...{ mailedTo: null, orderId: "order", sharedAt: "2026-11-24T10:00:00.000Z" },
  agreement: { name: "Sam", comment: "Lovely colours.", agreedAt: "2026-11-25T10:00:00.000Z" },
  ...{ fulfilment: "MEASURE_AND_FIT", delivery: "STANDARD" },
  lines: [
    {
      ...{ __typename: "HeldQuoteLine", id: "line", name: "Wooden Blinds", roomName: "Kitchen", windowName: "left" },
      ...{ details: ["1200 × 1400 mm, width × drop", "Oak"], quantity: 2, unitPricePence: 20_592, totalPence: 41_184 },
    },
  ],
  promotion: { name: "Summer", code: "SUMMER25", percent: 25 },
  ...{ subtotalPence: 41_184, discountPence: 10_296, deliveryPence: 2_999, taxPence: 3_295, includedTaxPence: null },
};

/** A staff API with one quote. */
function aDesk(whole: object | null = WHOLE) {
  const desk = {
    me: () => CLERK,
    heldQuotes: vi.fn<(args: { filter: object; sort: string }) => object>(() => ({
      ...{ nodes: [QUOTE], totalCount: 1, isTotalCountExact: true, pageInfo: { hasNextPage: false, endCursor: "1" } },
    })),
    heldQuote: vi.fn<(args: { number: string }) => object | null>(() => whole),
  };
  staffApi(desk);
  return desk;
}

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const lastAsked = ({ heldQuotes }: ReturnType<typeof aDesk>) => heldQuotes.mock.calls.at(-1)?.[0];

it("lists held quotes, the newest first, and each leads to its page", async () => {
  const desk = aDesk();
  openScreen("/held-quotes");
  const row = within(await screen.findByRole("row", { name: /MBQ100001/ }));
  for (const name of [
    "24 Nov 2026",
    "Jo Whitfield, jo@larch.example",
    "Ordered",
    "MBC482913",
    "25 Nov 2026",
    "£474.78",
  ])
    row.getByRole("cell", { name });
  row.getByRole("cell", { name: "24 Dec 2026" });
  expect(row.getByRole("link", { name: "MBQ100001" }).getAttribute("href")).toBe("/admin/held-quotes/MBQ100001/show");
  await screen.findByText("1 quote");
  expect(lastAsked(desk)).toMatchObject({ sort: "NEWEST" });
  expect(lastAsked(desk)?.filter).toEqual({});
});

it("filters and sorts them, and exports what is listed", async () => {
  const desk = aDesk();
  const user = openScreen("/held-quotes");
  await screen.findByRole("row", { name: /MBQ100001/ });
  await user.type(screen.getByRole("textbox", { name: "Number, name, email" }), "larch");
  await waitFor(() => expect(lastAsked(desk)?.filter).toEqual({ search: "larch" }));
  await user.click(screen.getByRole("combobox", { name: "State" }));
  await user.click(await screen.findByRole("option", { name: "Expired" }));
  await waitFor(() => expect(lastAsked(desk)?.filter).toEqual({ search: "larch", state: "EXPIRED" }));
  await user.click(screen.getByRole("button", { name: /^Sort by total/i }));
  await waitFor(() => expect(lastAsked(desk)?.sort).toBe("TOTAL_LOWEST"));
  expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toBe(
    "/admin/held-quotes.csv?state=EXPIRED&search=larch&sort=TOTAL_LOWEST",
  );
});

it("shows one with its lines, sums and agreement, and leads to customer, order and PDF", async () => {
  const desk = aDesk();
  openScreen("/held-quotes/MBQ100001/show");
  const facts = await part("Quote MBQ100001");
  expect(facts.getByRole("link", { name: "jo@larch.example" }).getAttribute("href")).toBe(
    "/admin/customers/jo%40larch.example/show",
  );
  expect(facts.getByRole("link", { name: "MBC482913" }).getAttribute("href")).toBe("/admin/orders/order/show");
  expect(facts.getByRole("link", { name: "Quote (PDF)" }).getAttribute("href")).toBe(
    "/admin/held-quotes/MBQ100001.pdf",
  );
  const line = within((await part("Lines")).getByRole("row", { name: /Kitchen, left/ }));
  for (const name of ["Wooden Blinds", "1200 × 1400 mm, width × drop Oak", "2", "£205.92", "£411.84"])
    line.getByRole("cell", { name });
  (await part("Sums")).getByText("Summer (SUMMER25, 25 %)");
  const agreement = await part("Agreement");
  for (const text of ["Sam", "Lovely colours.", "A link of 24 Nov 2026 shows it to others."]) agreement.getByText(text);
  expect(desk.heldQuote.mock.calls[0]?.[0]).toEqual({ number: "MBQ100001" });
});

it("says what is not known of a guest's quote that nobody has agreed to", async () => {
  aDesk({
    ...{ ...WHOLE, state: "OPEN", name: null, email: null, orderId: null, orderNumber: null },
    ...{ agreement: null, sharedAt: null },
  });
  openScreen("/held-quotes/MBQ100001/show");
  const facts = await part("Quote MBQ100001");
  facts.getByText("Not known: a guest who had no e-mail sent");
  expect(facts.queryByText("Order")).toBeNull();
  const agreement = await part("Agreement");
  for (const text of ["Nobody has agreed to it.", "No link shows it to others."]) agreement.getByText(text);
});

it("leads back to the list from a quote that is gone, and says so", async () => {
  aDesk(null);
  openScreen("/held-quotes/MBQ999999/show");
  await screen.findByText("There is no such quote. Its time may be long over.");
  await screen.findByRole("row", { name: /MBQ100001/ });
});
