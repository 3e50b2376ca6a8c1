import { expect, it } from "vitest";
import { aCartWith, readCart } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ pricePolicy: "as-specified" });

it("shows the cart's own sums in the cart and stores the order with those of the checkout", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor, "roller-blinds");
  const { totals, checkoutTotals } = (await readCart(visitor)).data.cart;
  expect(totals).toMatchObject({ deliveryPence: 2_999, taxPence: 400, totalPence: 8_399 });
  expect(checkoutTotals).toMatchObject({ deliveryPence: 1_500, taxPence: 350, totalPence: 6_850 });
  const { data } = await placeOrder(visitor, aCheckout({ expectedTotalPence: 6_850 }));
  expect(data?.placeOrder.order.totals.totalPence).toBe(6_850);
});

it("states the policy, and delivery as the checkout counts it", async () => {
  const { data } = await shop()
    .visitor()
    .graphql<{ shop: object }>("{ shop { pricePolicy deliveryPence freeDeliveryFromPence } }");
  expect(data.shop).toEqual({ pricePolicy: "AS_SPECIFIED", deliveryPence: 1_500, freeDeliveryFromPence: null });
});
