import { Button } from "../../../ui/Button";
import { EmptyState } from "../../../ui/EmptyState";

/** Shown while there is no window. */
export function NoWindows({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No windows yet"
      action={
        <Button variant="line" onClick={onAdd}>
          Add a window
        </Button>
      }
    >
      Take a tape and your phone to the first window. Three widths and three drops, and we say which to order.
    </EmptyState>
  );
}
