import { failureOf } from "../../lib/shop-failure";
import { Button } from "../Button";
import { EmptyState } from "../EmptyState";

type LoadingFailedProps = {
  title: string;
  error: unknown;
  /** `h1` where this is the page, `h2` within one. */
  level?: "h1" | "h2";
};

/** Shown in place of what failed. "Try again" reloads the page, because its code may be what failed to load. */
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
