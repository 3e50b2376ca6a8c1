import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, staffApi } from "../test/staff-api";

const CSV = "Slug,Price (GBP)\nroller-blinds,55\n";
const DIFFERENCE = {
  ...{ slug: "roller-blinds", name: "Roller Blinds", field: "BASE_PRICE" },
  ...{ oldPence: 5000, newPence: 5500, percent: 10 },
};
const PREVIEW = {
  ...{ fingerprint: "f1", unchanged: 2, problems: [], differences: [DIFFERENCE] },
  carts: { cartCount: 3, beforePence: 15_000, afterPence: 16_500 },
  quotes: { quoteCount: 0, quotes: [] as object[] },
};
const LIST = {
  ...{ id: "spring", name: "Spring prices", importedAt: "2026-11-20T09:00:00.000Z", importedBy: "kim@shop.example" },
  ...{ revertedAt: null, revertedBy: null, lineCount: 1, leftOut: [] as object[] },
  ...{ state: "APPLIED", effectiveFrom: null as string | null, appliedAt: "2026-11-20T09:00:00.000Z" as string | null },
};
const LINE = {
  ...{ slug: "roller-blinds", name: "Roller Blinds", isChangedSince: false },
  ...{ oldBasePence: 5000, newBasePence: 5500, oldWasPence: null, newWasPence: null },
};

const PLANNED = { ...LIST, state: "PLANNED", effectiveFrom: "2027-06-01", appliedAt: null };

type Import = { input: { name: string; csv: string; fingerprint: string; effectiveFrom: string | null } };

/** A staff API with a price list. */
function aDesk(...more: string[]) {
  const desk = {
    me: () => ({ ...OWNER, permissions: [...OWNER.permissions, "prices:read", "prices:change", ...more] }),
    priceLists: () => ({ nodes: [LIST], pageInfo: { hasNextPage: false, endCursor: "1" } }),
    priceList: vi.fn<() => object>(() => ({ ...LIST, lines: [LINE] })),
    previewPrices: vi.fn<(args: { csv: string }) => object>(() => PREVIEW),
    importPrices: vi.fn<(args: Import) => object>(() => ({ priceList: { ...LIST, lines: [LINE] } })),
    revertPrices: vi.fn<(args: object) => object>(() => ({ priceList: { ...LIST, lines: [LINE] } })),
  };
  staffApi(desk);
  return desk;
}

const CONFLICT = { code: "CONFLICT", message: "Prices have changed since the dry run.", field: null };

async function dryRun(user: ReturnType<typeof openScreen>, csv = CSV) {
  await user.click(await screen.findByLabelText(/^Price list/));
  await user.paste(csv);
  await user.click(screen.getByRole("button", { name: "Dry run" }));
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it("lists price lists, with the way to the present prices", async () => {
  aDesk();
  openScreen("/prices");
  const row = (await screen.findByRole("cell", { name: "Spring prices" })).closest("tr");
  for (const name of ["20 Nov 2026, 09:00", "kim@shop.example"])
    within(row ?? document.body).getByRole("cell", { name });
  const link = screen.getByRole("link", { name: "Present prices as CSV" });
  expect(link.getAttribute("href")).toBe("/admin/prices.csv");
});

it("opens a price list", async () => {
  aDesk();
  const user = openScreen("/prices");
  await user.click(await screen.findByRole("cell", { name: "Spring prices" }));
  expect(cellsOf(await screen.findByRole("table", { name: "Prices" }))).toHaveLength(1);
});

it("shows what a list would change, and imports exactly that", async () => {
  const desk = aDesk();
  const user = openScreen("/prices/create");
  await dryRun(user);
  expect(cellsOf(await screen.findByRole("table", { name: "Differences" }))).toEqual([
    ["Roller Blinds", "Price", "£50.00", "£55.00", "+10 %"],
  ]);
  expect(screen.getByRole("alert").textContent).toContain(
    "3 open carts have such products, for £150.00 now and £165.00 then.",
  );
  await user.type(screen.getByLabelText(/^Name/), "Spring prices");
  await user.click(screen.getByRole("button", { name: "Import these prices" }));
  await screen.findByText("The prices are imported; shoppers see them.");
  expect(desk.importPrices.mock.calls[0]?.[0]).toEqual({
    input: { name: "Spring prices", csv: CSV, fingerprint: "f1", effectiveFrom: null },
  });
  await screen.findByRole("table", { name: "Prices" });
});

const QUOTES = [
  { enquiryId: "named", sentAt: "2026-11-20T09:00:00.000Z", products: ["Roller Blinds"], configurations: [] },
  {
    ...{ enquiryId: "coded", sentAt: "2026-11-19T09:00:00.000Z", products: ["Roller Blinds"] },
    configurations: [{ code: "KX4-7PM", thenPence: null, beforePence: 5000, afterPence: 5500 }],
  },
];

it("shows which open quote requests a list concerns, with the way to each", async () => {
  const desk = aDesk("enquiries:read");
  desk.previewPrices.mockReturnValue({ ...PREVIEW, quotes: { quoteCount: 102, quotes: QUOTES } });
  const user = openScreen("/prices/create");
  await dryRun(user);
  const table = await screen.findByRole("table", { name: "Open quote requests" });
  expect(cellsOf(table)).toEqual([
    ["20 Nov 2026, 09:00", "Roller Blinds", "It has no code"],
    ["19 Nov 2026, 09:00", "Roller Blinds", "KX4-7PM: not known, £50.00, £55.00"],
  ]);
  screen.getByText("102 open quote requests name such products; these are the newest 2.");
  const link = await within(table).findByRole("link", { name: "20 Nov 2026, 09:00" });
  expect(link.getAttribute("href")).toBe("/admin/enquiries/named/show");
});

it("shows quote requests without a way to them to whoever may not read enquiries", async () => {
  const desk = aDesk();
  desk.previewPrices.mockReturnValue({ ...PREVIEW, quotes: { quoteCount: 1, quotes: QUOTES.slice(0, 1) } });
  const user = openScreen("/prices/create");
  await dryRun(user);
  const table = await screen.findByRole("table", { name: "Open quote requests" });
  screen.getByText("1 open quote request names such products.");
  expect(within(table).queryByRole("link")).toBeNull();
});

it("reads a list from a file", async () => {
  const desk = aDesk();
  const user = openScreen("/prices/create");
  await user.upload(
    await screen.findByLabelText("File of a price list"),
    new File([CSV], "prices.csv", { type: "text/csv" }),
  );
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Price list/).value).toBe(CSV));
  await user.click(screen.getByRole("button", { name: "Dry run" }));
  await waitFor(() => expect(desk.previewPrices).toHaveBeenCalledWith({ csv: CSV }));
});

it("tells of lines that can't be imported, and imports nothing then", async () => {
  const desk = aDesk();
  const problems = [
    { line: 3, slug: "no-such", message: "The shop has no product with this slug" },
    { line: null, slug: null, message: "The headings are missing" },
  ];
  desk.previewPrices.mockReturnValue({ ...PREVIEW, problems });
  await dryRun(openScreen("/prices/create"));
  const list = await screen.findByRole("list", { name: "Problems" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Line 3: no-such: The shop has no product with this slug", "The headings are missing"]);
  expect(screen.queryByRole("button", { name: "Import these prices" })).toBeNull();
});

it("forgets the dry run when the list is edited", async () => {
  aDesk();
  const user = openScreen("/prices/create");
  await dryRun(user);
  await screen.findByRole("table", { name: "Differences" });
  await user.type(screen.getByLabelText(/^Price list/), "x");
  expect(screen.queryByRole("button", { name: "Import these prices" })).toBeNull();
});

it("says where a price has changed since the dry run", async () => {
  const desk = aDesk();
  desk.importPrices.mockReturnValue({ errors: [CONFLICT] });
  const user = openScreen("/prices/create");
  await dryRun(user);
  await user.type(await screen.findByLabelText(/^Name/), "Spring prices");
  await user.click(screen.getByRole("button", { name: "Import these prices" }));
  await screen.findByText(CONFLICT.message);
});

it("shows many differences a page at a time", async () => {
  const desk = aDesk();
  const differences = Array.from({ length: 60 }, (_, index) => ({
    ...DIFFERENCE,
    slug: `s${index}`,
    name: `No ${index}`,
  }));
  desk.previewPrices.mockReturnValue({ ...PREVIEW, differences });
  const user = openScreen("/prices/create");
  await dryRun(user);
  expect(cellsOf(await screen.findByRole("table", { name: "Differences" }))).toHaveLength(50);
  await user.click(screen.getByRole("button", { name: "Go to next page" }));
  expect(cellsOf(screen.getByRole("table", { name: "Differences" }))).toHaveLength(10);
});

it("takes a list back after a question", async () => {
  const desk = aDesk();
  const user = openScreen("/prices/spring/show");
  expect(cellsOf(await screen.findByRole("table", { name: "Prices" }))).toEqual([
    ["Roller Blinds", "Price", "£50.00", "£55.00", "as imported"],
  ]);
  await user.click(screen.getByRole("button", { name: "Take back" }));
  desk.priceList.mockReturnValue({ ...LIST, state: "REVERTED", revertedAt: "2026-11-21T09:00:00.000Z", lines: [LINE] });
  const dialog = await screen.findByRole("dialog", { name: "Take Spring prices back?" });
  await user.click(within(dialog).getByRole("button", { name: "Confirm" }));
  await screen.findByText("The earlier prices are back; shoppers see them.");
  expect(desk.revertPrices).toHaveBeenCalledWith({ input: { id: "spring" } });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Take back" })).toBeNull());
});

it("offers no way back where a price was changed since", async () => {
  aDesk().priceList.mockReturnValue({ ...LIST, lines: [{ ...LINE, isChangedSince: true }] });
  openScreen("/prices/spring/show");
  await screen.findByText(/1 of these products have other prices now/);
  expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
});

it("plans a list for a day", async () => {
  const desk = aDesk();
  const user = openScreen("/prices/create");
  await dryRun(user);
  await user.type(await screen.findByLabelText(/^Name/), "Summer prices");
  fireEvent.change(screen.getByLabelText("Starts on"), { target: { value: "2027-06-01" } });
  desk.priceList.mockReturnValue({ ...PLANNED, lines: [LINE] });
  await user.click(screen.getByRole("button", { name: "Import these prices" }));
  await screen.findByText("The prices are planned.");
  expect(desk.importPrices.mock.calls[0]?.[0].input.effectiveFrom).toBe("2027-06-01");
  await screen.findByText(/^Starts when 1 June 2027 begins in London\./);
});

it("says at its field why a day is refused", async () => {
  const desk = aDesk();
  const message = "Please choose a day after today";
  desk.importPrices.mockReturnValue({ errors: [{ code: "BAD_USER_INPUT", message, field: ["effectiveFrom"] }] });
  const user = openScreen("/prices/create");
  await dryRun(user);
  await user.type(await screen.findByLabelText(/^Name/), "Summer prices");
  fireEvent.change(screen.getByLabelText("Starts on"), { target: { value: "2026-01-01" } });
  await user.click(screen.getByRole("button", { name: "Import these prices" }));
  await waitFor(() => expect(screen.getByLabelText("Starts on").getAttribute("aria-invalid")).toBe("true"));
});

it("cancels a planned list after a question", async () => {
  const desk = aDesk();
  desk.priceList.mockReturnValue({ ...PLANNED, lines: [LINE] });
  const user = openScreen("/prices/spring/show");
  expect(cellsOf(await screen.findByRole("table", { name: "Prices" }))).toEqual([
    ["Roller Blinds", "Price", "£50.00", "£55.00", "planned"],
  ]);
  screen.getByText(/^Planned 20 Nov 2026, 09:00, kim@shop\.example\./);
  await user.click(screen.getByRole("button", { name: "Cancel before it starts" }));
  const cancelled = { state: "CANCELLED", revertedAt: "2026-11-21T09:00:00.000Z" };
  desk.priceList.mockReturnValue({ ...PLANNED, ...cancelled, lines: [LINE] });
  const dialog = await screen.findByRole("dialog", { name: "Cancel Spring prices?" });
  within(dialog).getByRole("button", { name: "Keep it" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel the price list" }));
  await screen.findByText(/^Cancelled 21 Nov 2026/);
  expect(desk.revertPrices).toHaveBeenCalledWith({ input: { id: "spring" } });
});

it("says what was left out when a list started", async () => {
  const leftOut = [{ line: 3, slug: "gone-blinds", message: "The product has been withdrawn" }];
  const started = { state: "APPLIED", appliedAt: "2027-05-31T23:00:04.000Z", leftOut };
  aDesk().priceList.mockReturnValue({ ...PLANNED, ...started, lines: [LINE] });
  openScreen("/prices/spring/show");
  const list = await screen.findByRole("list", { name: "Left out" });
  expect(list.textContent).toBe("Line 3: gone-blinds: The product has been withdrawn");
  screen.getByText(/^Planned for 1 June 2027, and started 1 Jun(e)? 2027, 00:00/);
});
