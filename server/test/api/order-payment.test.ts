import { expect, it } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

it.each(["PAYPAL", "CREDIT_CARD"])(
  "an order says that it is to be paid by %s, also to who tracks it",
  async (method) => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const placed = (await placeOrder(visitor, aCheckout({ paymentMethod: method }))).data?.placeOrder.order;
    expect(placed?.paymentMethod).toBe(method);
    const tracked = await readOrder(shop().visitor(), placed?.number ?? "", aCheckout().email);
    expect(tracked.data.order?.paymentMethod).toBe(method);
  },
);
