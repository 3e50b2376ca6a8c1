import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { aPicture, aProduct } from "../test/products";
import { OWNER, refusal, staffApi } from "../test/staff-api";

type Sent = { input: Record<string, unknown> };

const NOW = aProduct();
const OLD_PICTURE = aPicture({ id: "old", path: "/images/upload-2-800.webp", alt: "A blind of last year" });
const SAVED = { savedAt: "2026-11-20T09:00:00.000Z", savedBy: "kim@shop.example", takenFrom: null };
/** As the database keeps them: the names of an option in another order. */
const OPTIONS = NOW.options.map(({ name, defaultValue, values }) => ({ name, values, defaultValue }));
const VERSIONS = [
  { ...SAVED, version: 3, fields: { leadTimeDays: 14, options: OPTIONS }, pictures: NOW.pictures },
  { ...SAVED, version: 2, fields: { leadTimeDays: 21, options: OPTIONS }, pictures: [OLD_PICTURE], savedBy: null },
];

/** The page of a product with two versions, of which the newer one is in force. */
function aProductPage() {
  const api = {
    me: () => ({ ...OWNER, permissions: [...OWNER.permissions, "products:read", "products:change"] }),
    product: () => aProduct({ versions: VERSIONS }),
    productChoices: () => ({ materials: [], colors: [], rooms: [], features: [], materialFilters: [] }),
    productCategories: () => [],
    revertProduct: vi.fn<(args: Sent) => object>(() => ({ product: aProduct({ version: 4 }) })),
  };
  staffApi(api);
  return { api, user: openScreen("/products/rollers") };
}

it("says what it was, and compares fields and pictures with those of now", async () => {
  const { user } = aProductPage();
  const present = await screen.findByRole("listitem", { name: "Version 3" });
  expect(present.textContent).toMatch(/Saved .* by kim@shop\.example\. It is so now\.$/);
  expect(within(present).queryByRole("button")).toBeNull();
  const earlier = screen.getByRole("listitem", { name: "Version 2" });
  expect(earlier.textContent).toContain("As it was before the change of");
  await user.click(within(earlier).getByRole("button", { name: "2 differences" }));
  const table = within(earlier).getByRole("table", { name: "Version 2, compared" });
  within(table).getByRole("row", { name: "Days to delivery 14 21" });
  const [, then] = within(within(table).getByRole("row", { name: /^Pictures/ })).getAllByRole("cell");
  within(then ?? table).getByRole("img", { name: "A blind of last year" });
});

it("is taken back once it was asked", async () => {
  const { api, user } = aProductPage();
  const earlier = await screen.findByRole("listitem", { name: "Version 2" });
  await user.click(within(earlier).getByRole("button", { name: "Take back to this version" }));
  expect(api.revertProduct).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Take back" }));
  await screen.findByText("It is taken back; shoppers see it.");
  expect(api.revertProduct.mock.lastCall?.[0].input).toEqual({ id: "rollers", version: 2, expectedVersion: 3 });
});

it("says why it is not taken back", async () => {
  const { api, user } = aProductPage();
  api.revertProduct.mockImplementationOnce(() => {
    throw refusal("BAD_USER_INPUT", "Another product has this name");
  });
  await user.click(await screen.findByRole("button", { name: "Take back to this version" }));
  await user.click(await screen.findByRole("button", { name: "Take back" }));
  await screen.findByText("Another product has this name");
});

it("has no versions before its first change", async () => {
  staffApi({
    me: () => ({ ...OWNER, permissions: [...OWNER.permissions, "products:read", "products:change"] }),
    product: () => aProduct(),
    productChoices: () => ({ materials: [], colors: [], rooms: [], features: [], materialFilters: [] }),
    productCategories: () => [],
  });
  openScreen("/products/rollers");
  await screen.findByRole("list", { name: "Pictures" });
  expect(screen.queryByRole("region", { name: "Versions" })).toBeNull();
});
