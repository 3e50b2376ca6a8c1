import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";

type CartFailureProps = {
  level?: "h1" | "h2";
  onRetry: () => void;
};

/** The cart could not be read. */
export function CartFailure({ level, onRetry }: CartFailureProps) {
  return (
    <EmptyState
      level={level}
      drawing="outline"
      title="Failed to fetch cart"
      action={
        <Button variant="line" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing in it is lost. Please try again in a moment.
    </EmptyState>
  );
}
