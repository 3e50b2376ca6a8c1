import type { MouseEvent } from "react";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";

type CartFailureProps = {
  level?: "h1" | "h2";
  onRetry: () => void;
};

/** The cart could not be read. */
export function CartFailure({ level, onRetry }: CartFailureProps) {
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with the failure; the focus stays in its container, the page or the panel.
    currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <EmptyState
      level={level}
      drawing="outline"
      title="Failed to fetch cart"
      action={
        <Button variant="line" onClick={handleRetry}>
          Try again
        </Button>
      }
    >
      Nothing in it is lost. Please try again in a moment.
    </EmptyState>
  );
}
