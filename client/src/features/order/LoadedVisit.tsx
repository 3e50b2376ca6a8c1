import { lazy, Suspense, useEffect, type ComponentProps } from "react";
import { logFailure } from "../../lib/failure-log";
import { ErrorBoundary } from "../../ui/ErrorBoundary";

const OrderVisit = lazy(async () => ({ default: (await import("./OrderVisit")).OrderVisit }));

/** When an order is measured. Only orders that wait for it load its code. */
export function LoadedVisit(props: ComponentProps<typeof OrderVisit>) {
  return (
    <ErrorBoundary fallback={(error) => <NotLoaded error={error} />}>
      <Suspense>
        <OrderVisit {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The sentence above it says that we get in touch, so nothing is lost. */
function NotLoaded({ error }: { error: unknown }) {
  useEffect(() => logFailure("Visit of an order not loaded", error), [error]);
  return null;
}
