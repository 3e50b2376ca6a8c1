import { describe, expect, it } from "vitest";
import { orderDocument } from "../../src/orders/order-document.js";
import { OrderStatus } from "../../src/rules/order-progress.js";
import { anEmailContext, anOrder } from "../builders/emails.js";

const { shop } = anEmailContext();
const textOf = (changes: Parameters<typeof anOrder>[0]) => JSON.stringify(orderDocument(anOrder(changes), shop, []));

describe.each(Object.values(OrderStatus))("the document of an order that is %s", (status) => {
  const text = textOf({ status });
  const refunded = textOf({ status, refundedPence: 1200 });

  it("asks for changes only until making begins", () => {
    expect(text.includes("before we begin to make it")).toBe(status === "PROCESSING");
    expect(text.includes("can’t be changed or cancelled any more")).toBe(status === "MANUFACTURING");
    expect(text.includes("report it on the order’s page")).toBe(status === "SHIPPED" || status === "DELIVERED");
  });

  it("promises a day unless it is cancelled", () => {
    expect(text.includes("Estimated delivery")).toBe(status !== "CANCELLED");
  });

  it("never says beside a refund that nothing has been charged", () => {
    expect(text).not.toContain("paid back £");
    expect(text.includes("Nothing has been charged yet")).toBe(status === "PROCESSING");
    expect(refunded).toContain("We have paid back £12.00 of £429.97.");
    expect(refunded).not.toContain("charged");
  });
});
