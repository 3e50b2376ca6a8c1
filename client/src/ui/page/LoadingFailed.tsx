import { failureOf } from "../../lib/shop-failure";
import { Button } from "../Button";
import { EmptyState } from "../EmptyState";

type LoadingFailedProps = {
  title: string;
  error: unknown;
  /** `h1` for a whole page, `h2` within a page. */
  level?: "h1" | "h2";
};

/** Shown instead of the part that failed. "Try again" reloads the page, because its code may be what failed to load. */
export function LoadingFailed({ title, error, level = "h2" }: LoadingFailedProps) {
  return (
    <EmptyState
      level={level}
      title={title}
      drawing="outline"
      action={
        <Button variant="line" onClick={() => location.reload()}>
          Try again
        </Button>
      }
    >
      {failureOf(error).sentence}
    </EmptyState>
  );
}
