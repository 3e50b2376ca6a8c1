import { lazy, Suspense } from "react";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { ErrorBoundary } from "../../ui/ErrorBoundary";

const KeepOrder = lazy(async () => ({ default: (await import("./KeepOrder")).KeepOrder }));

type LoadedKeepOrderProps = { number: string; email: string };

/** The offer of an account, for a guest. It comes after the order: should it fail to arrive, nothing is missing. */
export function LoadedKeepOrder(order: LoadedKeepOrderProps) {
  if (useSignedIn() !== null) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <KeepOrder {...order} />
      </Suspense>
    </ErrorBoundary>
  );
}
