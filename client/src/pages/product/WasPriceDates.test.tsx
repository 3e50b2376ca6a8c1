import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

beforeEach(() => localStorage.clear());

const REDUCED = { fromPricePence: 8400, wasFromPricePence: 9300 };
const open = (change: ConstructorParameters<typeof ProductShop>[0]) =>
  openProduct("/products/wooden-blinds", new ProductShop({ ...REDUCED, ...change }));

it("says between which days the was-price was charged", async () => {
  await open({ wasPriceChargedFrom: "2026-03-03", wasPriceChargedTo: "2026-09-20" });
  expect(screen.getByText(/^Was/).textContent).toBe("Was £93.00, charged from 3 March 2026 to 20 September 2026.");
});

it("says no days that are unknown", async () => {
  await open({ wasPriceChargedFrom: null, wasPriceChargedTo: null });
  expect(screen.queryByText(/charged from/)).toBeNull();
  expect(screen.getByText("£93").tagName).toBe("S");
});
