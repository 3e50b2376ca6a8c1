import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { aProduct } from "../test/products";
import { OWNER, staffApi } from "../test/staff-api";

const LISTED = {
  ...aProduct(),
  ...{ changedAt: "2026-11-20T09:00:00.000Z", __typename: "ProductSummary" },
};

const CHOICES = {
  materials: [
    { name: "Blackout Fabric", label: "Blackout Fabric", factorPercent: 100, filter: "fabric" },
    { name: "Faux Wood", label: "Faux Wood", factorPercent: 110, filter: "faux-wood" },
    { name: "PVC", label: "PVC", factorPercent: 100, filter: "vinyl" },
  ],
  colors: ["White", "Cream", "Navy"].map((name) => ({ name, label: name, hex: "#ffffff" })),
  rooms: [{ name: "bedroom", label: "Bedroom" }],
  features: [{ name: "blackout", label: "Blackout" }],
  materialFilters: [{ name: "fabric", label: "Fabric" }],
};

type Update = { input: Record<string, unknown> };

/** A staff API with one product. */
function aCatalogue() {
  const catalogue = {
    me: () => ({ ...OWNER, permissions: [...OWNER.permissions, "products:read", "products:change"] }),
    products: vi.fn<(args: object) => object>(() => ({
      nodes: [LISTED],
      totalCount: 1,
      pageInfo: { hasNextPage: false, endCursor: "1" },
    })),
    product: vi.fn<() => object>(() => aProduct()),
    productChoices: () => CHOICES,
    productCategories: () => [{ slug: "blinds", name: "Blinds" }],
    updateProduct: vi.fn<(args: Update) => object>(() => ({ product: aProduct({ version: 4 }) })),
  };
  staffApi(catalogue);
  return catalogue;
}

const AUDIT = [
  {
    ...{ id: "a1", what: "product.changed", at: "2026-11-20T09:00:00.000Z", by: "kim@shop.example" },
    ...{ before: '{"leadTimeDays":14}', after: '{"leadTimeDays":21}' },
  },
];

const CONFLICT = { code: "CONFLICT", message: "Somebody has changed this in the meantime.", field: null };

async function setDays(user: ReturnType<typeof openScreen>, days: string) {
  const field = await screen.findByLabelText(/Days to delivery/);
  await user.clear(field);
  await user.type(field, days);
  await user.click(screen.getByRole("button", { name: "Save" }));
}

it("shows no number where there is none", async () => {
  const catalogue = aCatalogue();
  catalogue.product.mockReturnValue(aProduct({ wasPricePence: null }));
  openScreen("/products/rollers");
  expect((await screen.findByLabelText<HTMLInputElement>(/^Was-price/)).value).toBe("");
});

it("lists products with their prices", async () => {
  aCatalogue();
  openScreen("/products");
  const row = (await screen.findByRole("cell", { name: "Roller Blinds" })).closest("tr");
  for (const name of ["Blinds", "£50.00", "£90.00", "Bestseller"])
    expect(within(row ?? document.body).getByRole("cell", { name })).toBeDefined();
});

it("opens a product of the list", async () => {
  aCatalogue();
  const user = openScreen("/products");
  await user.click(await screen.findByRole("cell", { name: "Roller Blinds" }));
  await screen.findByLabelText(/Days to delivery/);
  await screen.findByText("Roller Blinds made to measure from £50");
});

it("searches by name or slug, and sorts", async () => {
  const catalogue = aCatalogue();
  const user = openScreen("/products");
  await user.type(await screen.findByLabelText("Name or slug"), "roll");
  await user.type(screen.getByLabelText("To £"), "80");
  await user.click(await screen.findByRole("combobox", { name: "First" }));
  await user.click(await screen.findByRole("option", { name: "Lowest price" }));
  await waitFor(() =>
    expect(catalogue.products).toHaveBeenLastCalledWith({
      ...{
        filter: expect.objectContaining({ search: "roll", category: null, priceMaxPence: 8000 }),
        sort: "PRICE_LOWEST",
      },
      ...{ first: 25, after: null },
    }),
  );
});

it("sends only what was changed, with the version that was looked at", async () => {
  const catalogue = aCatalogue();
  const user = openScreen("/products/rollers");
  const price = await screen.findByLabelText(/^Price \(£\)/);
  await user.clear(price);
  await user.type(price, "55");
  await setDays(user, "21");
  await screen.findByText("The product is saved; shoppers see it.");
  expect(catalogue.updateProduct.mock.calls[0]?.[0]).toEqual({
    input: { id: "rollers", expectedVersion: 3, basePricePence: 5500, leadTimeDays: 21 },
  });
});

it("tells what follows from a product, and who has changed it", async () => {
  aCatalogue().product.mockReturnValue(aProduct({ audit: AUDIT }));
  openScreen("/products/rollers");
  await screen.findByText("Roller Blinds made to measure from £50");
  expect(screen.getByRole("link", { name: "Roman Blinds" }).getAttribute("href")).toBe("/admin/products/romans");
  expect(screen.getByRole("link", { name: "Its page in the shop" }).getAttribute("href")).toBe(
    "/products/roller-blinds",
  );
  const history = screen.getByRole("list", { name: "Changes by staff" });
  expect(history.textContent).toMatch(/leadTimeDays: 14 21.*kim@shop.example/);
});

it("shows at each field what it was refused for", async () => {
  const catalogue = aCatalogue();
  const message = "Days to delivery must be a whole number from 14 to 120";
  catalogue.updateProduct.mockReturnValue({ errors: [{ code: "BAD_USER_INPUT", message, field: ["leadTimeDays"] }] });
  const user = openScreen("/products/rollers");
  await setDays(user, "15");
  const field = await screen.findByLabelText(/Days to delivery/);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

it("shows what somebody else has saved beside one's own, and saves one's own over it if wanted", async () => {
  const catalogue = aCatalogue();
  catalogue.updateProduct.mockReturnValueOnce({ errors: [CONFLICT] });
  const user = openScreen("/products/rollers");
  await screen.findByLabelText(/Days to delivery/);
  catalogue.product.mockReturnValue(aProduct({ version: 4, leadTimeDays: 30, basePricePence: 6000 }));
  await setDays(user, "21");
  const dialog = await screen.findByRole("dialog", { name: "Somebody changed this" });
  const rows = within(dialog).getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Price", "£60.00", "£50.00"],
    ["Days to delivery", "30", "21"],
  ]);
  await user.click(within(dialog).getByRole("button", { name: "Save my changes over it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(catalogue.updateProduct.mock.calls[1]?.[0]).toEqual({
    input: { id: "rollers", expectedVersion: 4, leadTimeDays: 21 },
  });
});

it("leaves it as it is now if wanted", async () => {
  const catalogue = aCatalogue();
  catalogue.updateProduct.mockReturnValueOnce({ errors: [CONFLICT] });
  const user = openScreen("/products/rollers");
  await screen.findByLabelText(/Days to delivery/);
  catalogue.product.mockReturnValue(aProduct({ version: 4, leadTimeDays: 30 }));
  await setDays(user, "21");
  await user.click(await screen.findByRole("button", { name: "Leave it as it is now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await screen.findByLabelText<HTMLInputElement>(/Days to delivery/)).value).toBe("30");
  expect(catalogue.updateProduct).toHaveBeenCalledOnce();
});
