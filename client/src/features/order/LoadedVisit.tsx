import { lazy, Suspense, useEffect, type ComponentProps, type ReactNode } from "react";
import { logFailure } from "../../lib/failure-log";
import { ErrorBoundary } from "../../ui/ErrorBoundary";

const OrderVisit = lazy(async () => ({ default: (await import("./OrderVisit")).OrderVisit }));

/** When an order is measured. Only orders that wait for it load its code; until then `nextStep` says that we get in touch. */
export function LoadedVisit(props: ComponentProps<typeof OrderVisit>) {
  return (
    <ErrorBoundary fallback={(error) => <NotLoaded error={error}>{props.nextStep}</NotLoaded>}>
      <Suspense fallback={props.nextStep}>
        <OrderVisit {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function NotLoaded({ error, children }: { error: unknown; children: ReactNode }) {
  useEffect(() => logFailure("Visit of an order not loaded", error), [error]);
  return children;
}
