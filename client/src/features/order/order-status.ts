import type { OrderStatus } from "@rules/order-progress";

/** Label and colour of each order status. */
export const ORDER_STATUS = {
  PROCESSING: { label: "Processing", tone: "wait" },
  MANUFACTURING: { label: "Manufacturing", tone: "wait" },
  SHIPPED: { label: "Shipped", tone: "wait" },
  DELIVERED: { label: "Delivered", tone: "success" },
  CANCELLED: { label: "Cancelled", tone: "error" },
} as const satisfies Record<OrderStatus, { label: string; tone: "wait" | "success" | "error" }>;
