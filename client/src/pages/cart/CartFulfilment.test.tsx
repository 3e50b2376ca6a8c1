import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { group, openCart } from "../../test/cart-page";
import { CartShop } from "../../test/cart-shop";

it("is measured and fitted by the shop, free, unless chosen otherwise", async () => {
  await openCart(new CartShop({ wooden: 2 }));
  expect((await screen.findByText("Measure and fit it for me.")).parentElement?.textContent).toBe(
    "Measure and fit it for me. We measure before anything is cut; these sizes are a guide until then. You choose at the checkout.",
  );
  expect(group("Measuring and fitting").textContent).toBe("Measuring and fitting£0");
});

it("is made to the shopper's sizes, at the same total", async () => {
  const shop = new CartShop({ wooden: 2 });
  shop.choices = { ...shop.choices, fulfilment: "MAKE_TO_SIZES" };
  await openCart(shop);
  expect((await screen.findByText("Make it to my sizes.")).parentElement?.textContent).toBe(
    "Make it to my sizes. We cut it to these sizes and send it; you fit it yourself. You choose at the checkout.",
  );
  expect(screen.queryByRole("group", { name: "Measuring and fitting" })).toBeNull();
  expect(group("Total").textContent).toContain("£474.78");
});
