import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { aProduct } from "../test/products";
import { OWNER, staffApi } from "../test/staff-api";

const BUYER = { ...OWNER, role: "CATALOGUE", permissions: ["self:read", "products:read", "products:change"] };
const AWNINGS = { __typename: "ChosenProduct", id: "awnings", name: "Awnings", saleState: "ON_SALE" } as const;
const PELMETS = { ...AWNINGS, id: "pelmets", name: "Pelmets", saleState: "WITHDRAWN" } as const;

type Update = (args: { input: { chosenRelated?: string[] } }) => object;

/** A staff API with a product and those that can be found. */
function aDesk(chosenRelated: (typeof AWNINGS | typeof PELMETS)[]) {
  const desk = {
    me: () => BUYER,
    product: () => aProduct({ chosenRelated }),
    productChoices: () => ({ materials: [], colors: [], rooms: [], features: [], materialFilters: [] }),
    products: vi.fn<(args: { filter: { search: string } }) => object>(() => ({
      nodes: [AWNINGS, PELMETS, { ...AWNINGS, id: "shutters", name: "Shutters" }],
    })),
    updateProduct: vi.fn<Update>(() => ({ product: aProduct({ version: 4, chosenRelated }) })),
  };
  staffApi(desk);
  return desk;
}

const chosen = async () => within(await screen.findByRole("list", { name: "Chosen to be suggested" }));
const save = (user: ReturnType<typeof openScreen>) => user.click(screen.getByRole("button", { name: "Save" }));
const sentBy = (desk: ReturnType<typeof aDesk>) => desk.updateProduct.mock.calls.at(-1)?.[0].input.chosenRelated;

it("finds a product by its name, and adds it behind those that were chosen", async () => {
  const desk = aDesk([AWNINGS]);
  const user = openScreen("/products/rollers");
  const field = await screen.findByRole("combobox", { name: "Add a product to suggest" });
  expect(desk.products).not.toHaveBeenCalled();
  await user.type(field, "shut");
  await waitFor(() => expect(desk.products.mock.calls.at(-1)?.[0].filter.search).toBe("shut"));
  const offered = await screen.findAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual(["Pelmets", "Shutters"]);
  await user.click(screen.getByRole("option", { name: "Shutters" }));
  await save(user);
  await waitFor(() => expect(sentBy(desk)).toEqual(["awnings", "shutters"]));
});

it("moves and removes them, and says which is not shown", async () => {
  const desk = aDesk([AWNINGS, PELMETS]);
  const user = openScreen("/products/rollers");
  (await chosen()).getByText("not on sale: not shown");
  await user.click(screen.getByRole("button", { name: "Move Pelmets up" }));
  await save(user);
  await waitFor(() => expect(sentBy(desk)).toEqual(["pelmets", "awnings"]));
  await user.click(screen.getByRole("button", { name: "Remove Awnings" }));
  await user.click(screen.getByRole("button", { name: "Remove Pelmets" }));
  screen.getByText(/None is chosen/);
  await save(user);
  await waitFor(() => expect(sentBy(desk)).toEqual([]));
});

it("shows why they are refused", async () => {
  const desk = aDesk([AWNINGS]);
  const message = "One of these products is not there any more. Please choose another one";
  desk.updateProduct.mockReturnValue({
    errors: [{ code: "BAD_USER_INPUT", message, field: ["chosenRelated"] }],
    product: null,
  });
  const user = openScreen("/products/rollers");
  await user.click(await screen.findByRole("button", { name: "Remove Awnings" }));
  await save(user);
  expect(within(await screen.findByRole("region", { name: "Suggested with it" })).getByRole("alert").textContent).toBe(
    message,
  );
});

it("is no part of a draft, and says so", async () => {
  aDesk([AWNINGS]);
  const user = openScreen("/products/rollers");
  await user.click(await screen.findByRole("button", { name: "Remove Awnings" }));
  await user.click(screen.getByRole("button", { name: /draft/i }));
  await screen.findByText("What is suggested is not part of a draft. Save it first, then the draft.");
});
