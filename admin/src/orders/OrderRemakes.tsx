import Stack from "@mui/material/Stack";
import type { WholeOrder } from "./orders-provider";
import { OrderRemake } from "./remake/OrderRemake";

type OrderRemakesProps = { order: WholeOrder; canRemake: boolean };

/** What is made again of an order; nothing where nothing is. */
export function OrderRemakes({ order, canRemake }: OrderRemakesProps) {
  if (order.remakes.length === 0) return null;
  return (
    <Stack spacing={2}>
      {order.remakes.map((remake) => (
        <OrderRemake key={remake.id} order={order} remake={remake} canMove={canRemake} />
      ))}
    </Stack>
  );
}
