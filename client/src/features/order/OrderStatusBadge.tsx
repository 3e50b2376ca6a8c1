import type { OrderStatus } from "@rules/order-progress";
import { chakra } from "../../ui/theme/chakra";

/** Label and colour of each order status. */
const ORDER_STATUS = {
  PROCESSING: { label: "Processing", tone: "wait" },
  MANUFACTURING: { label: "Manufacturing", tone: "wait" },
  SHIPPED: { label: "Shipped", tone: "wait" },
  DELIVERED: { label: "Delivered", tone: "success" },
  CANCELLED: { label: "Cancelled", tone: "error" },
} as const satisfies Record<OrderStatus, { label: string; tone: "wait" | "success" | "error" }>;

const Badge = chakra("span", {
  base: {
    display: "inline-block",
    px: "3",
    py: "1",
    borderRadius: "full",
    fontSize: "small",
    fontWeight: "600",
    lineHeight: "1.3",
  },
  variants: {
    tone: {
      wait: { bg: "wait.subtle", color: "wait.fg" },
      success: { bg: "success.subtle", color: "success.fg" },
      error: { bg: "error.subtle", color: "error.fg" },
    },
  },
});

/** Status of an order as a coloured badge. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = ORDER_STATUS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
