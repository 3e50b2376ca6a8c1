import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { aProduct } from "../test/products";
import { OWNER, refusal, staffApi } from "../test/staff-api";

type Sent = { input: Record<string, unknown> };

/** A staff API with one product. */
function aProductPage(product: Parameters<typeof aProduct>[0]) {
  const api = {
    me: () => ({ ...OWNER, permissions: [...OWNER.permissions, "products:read", "products:change"] }),
    product: vi.fn<() => object>(() => aProduct(product)),
    productChoices: () => ({ materials: [], colors: [], rooms: [], features: [], materialFilters: [] }),
    productCategories: () => [],
    copyProduct: vi.fn<(args: Sent) => object>(() => ({ product: aProduct({ id: "copy" }) })),
    putProductOnSale: vi.fn<(args: Sent) => object>(() => ({ product: aProduct({ version: 4 }) })),
    takeProductOffSale: vi.fn<(args: Sent) => object>(() => ({ product: aProduct({ version: 4 }) })),
  };
  staffApi(api);
  return { api, user: openScreen("/products/rollers") };
}

it("takes a product off sale after a question", async () => {
  const { api, user } = aProductPage({});
  await screen.findByText("Shoppers see it and buy it.");
  await user.click(screen.getByRole("button", { name: "Take off sale" }));
  const question = await screen.findByRole("dialog", { name: "Take Roller Blinds off sale?" });
  await user.click(within(question).getByRole("button", { name: "Take off sale" }));
  await screen.findByText("The product is off sale.");
  expect(api.takeProductOffSale.mock.lastCall?.[0]).toEqual({ input: { id: "rollers", expectedVersion: 3 } });
});

it("plans the day on which a new product goes on sale", async () => {
  const { api, user } = aProductPage({ saleState: "HIDDEN" });
  await screen.findByText("Only staff see it: it has not been sold yet.");
  expect(screen.queryByRole("link", { name: "Its page in the shop" })).toBeNull();
  await user.type(screen.getByLabelText("Goes on sale on"), "2027-03-01");
  await user.click(screen.getByRole("button", { name: "Plan it" }));
  await screen.findByText("The day is planned.");
  expect(api.putProductOnSale.mock.lastCall?.[0].input).toEqual({
    ...{ id: "rollers", expectedVersion: 3, day: "2027-03-01" },
  });
});

it("says which day is planned, and cancels it", async () => {
  const { api, user } = aProductPage({ saleState: "WITHDRAWN", onSaleFrom: "2027-03-01" });
  await screen.findByText(/It goes on sale when 1 Mar 2027 begins in London\./);
  await user.click(screen.getByRole("button", { name: "Cancel the planned day" }));
  await screen.findByText("The planned day is cancelled.");
  expect(api.takeProductOffSale).toHaveBeenCalledOnce();
});

it("says that somebody was faster", async () => {
  const { api, user } = aProductPage({ saleState: "HIDDEN" });
  api.putProductOnSale.mockImplementation(() => {
    throw refusal("CONFLICT", "Somebody has changed this in the meantime. Please look again.");
  });
  await user.click(await screen.findByRole("button", { name: "Put on sale now" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Somebody has changed this/);
});

it("makes a new product like another one, and opens it", async () => {
  const { api, user } = aProductPage({});
  await user.click(await screen.findByRole("button", { name: "Make a new product like it" }));
  const dialog = await screen.findByRole("dialog", { name: "A new product like Roller Blinds" });
  await user.type(within(dialog).getByRole("textbox", { name: /Name/ }), "Slim Rollers");
  await user.type(within(dialog).getByRole("textbox", { name: /address/ }), "slim-rollers");
  await user.click(within(dialog).getByRole("button", { name: "Make it" }));
  await vi.waitFor(() => expect(window.location.pathname).toBe("/admin/products/copy"));
  expect(api.copyProduct.mock.lastCall?.[0].input).toEqual({
    ...{ id: "rollers", name: "Slim Rollers", slug: "slim-rollers" },
  });
});
