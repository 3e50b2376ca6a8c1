import { lazy, Suspense, useEffect, type ComponentProps } from "react";
import { logFailure } from "../../lib/failure-log";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { ErrorText } from "../../ui/form/ErrorText";
import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";

const OrderProblems = lazy(async () => ({ default: (await import("./problems/OrderProblems")).OrderProblems }));

const Frame = chakra("div", { base: { mt: "9", _print: { display: "none" } } });

/** The problems of an order, whose code few orders need. Not printed. */
export function LoadedProblems(props: ComponentProps<typeof OrderProblems>) {
  return (
    <Frame>
      <ErrorBoundary fallback={(error) => <NotLoaded error={error} />}>
        <Suspense fallback={<Skeleton h="24" />}>
          <OrderProblems {...props} />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

function NotLoaded({ error }: { error: unknown }) {
  useEffect(() => logFailure("Problems of an order not loaded", error), [error]);
  return <ErrorText>Problems can’t be reported here now. Please reload the page, or ring us.</ErrorText>;
}
