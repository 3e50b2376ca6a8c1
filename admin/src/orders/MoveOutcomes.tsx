import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { MoveOutcome } from "./move-orders";
import type { ListedOrder } from "./orders-provider";
import { statusNames } from "./status-names";

type MoveOutcomesProps = { orders: readonly ListedOrder[]; outcomes: readonly MoveOutcome[] };

/** What became of each order, those that were not moved first. */
export function MoveOutcomes({ orders, outcomes }: MoveOutcomesProps) {
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const [refused, moved] = [outcomes.filter(({ error }) => error), outcomes.filter(({ error }) => !error)];
  return (
    <Stack spacing={2}>
      <Alert severity={refused.length > 0 ? "warning" : "success"}>{summary(moved.length, refused.length)}</Alert>
      <Box component="ul" aria-label="What became of each" sx={{ margin: 0 }}>
        {[...refused, ...moved].map(({ id, error, order }) => (
          <li key={id}>
            <strong>{numbers.get(id)}</strong>: {error?.message ?? (order && `${statusNames[order.status]} now.`)}
          </li>
        ))}
      </Box>
    </Stack>
  );
}

function summary(moved: number, refused: number): string {
  const done = `${moved} ${moved === 1 ? "order was" : "orders were"} moved.`;
  return refused === 0 ? done : `${done} ${refused} ${refused === 1 ? "was" : "were"} not.`;
}
