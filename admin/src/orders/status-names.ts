import { OrderStatus } from "@rules/order-progress";

/** What the statuses are called. */
export const statusNames: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: "Processing",
  MANUFACTURING: "Manufacturing",
  SHIPPED: "Shipped",
  DELIVERED: "Delivered",
  CANCELLED: "Cancelled",
};

/** The same as choices of a field, in the order of an order's life. */
export const statusChoices = Object.values(OrderStatus).map((id) => ({ id, name: statusNames[id] }));
