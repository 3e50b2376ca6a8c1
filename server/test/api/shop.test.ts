import { expect, it } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

it("the shop says its hours for machines too, and its currency", async () => {
  const { data } = await shop()
    .visitor()
    .graphql<{ shop: object }>(
      "{ shop { currencyCode timeZone dailyOpenings { day opens closes } hours { days opens closes } } }",
    );
  expect(data.shop).toEqual({
    currencyCode: "GBP",
    timeZone: "Europe/London",
    hours: [
      { days: "Mon–Fri", opens: "9am", closes: "6pm" },
      { days: "Sat", opens: "9am", closes: "6pm" },
    ],
    dailyOpenings: [
      ...["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"].map((day) => ({
        day,
        opens: "09:00",
        closes: "18:00",
      })),
      { day: "SATURDAY", opens: "09:00", closes: "18:00" },
    ],
  });
});

it("days are written without a time", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor, "roller-blinds");
  const { data } = await placeOrder(visitor, aCheckout());
  expect(data?.placeOrder.order.estimatedDelivery).toMatch(/^\d{4}-\d\d-\d\d$/);
});
