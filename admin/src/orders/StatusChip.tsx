import Chip from "@mui/material/Chip";
import type { OrderStatus } from "@rules/order-progress";
import { statusNames } from "./status-names";

/** Open orders stand out; what is done or cancelled steps back. */
const LOOKS = {
  PROCESSING: { color: "primary", variant: "filled" },
  MANUFACTURING: { color: "primary", variant: "outlined" },
  SHIPPED: { color: "success", variant: "outlined" },
  DELIVERED: { color: "success", variant: "filled" },
  CANCELLED: { color: "default", variant: "outlined" },
} as const satisfies Record<OrderStatus, object>;

type StatusChipProps = { status: OrderStatus };

/** Where an order stands. */
export function StatusChip({ status }: StatusChipProps) {
  return <Chip size="small" label={statusNames[status]} {...LOOKS[status]} />;
}
