import { lazy, Suspense } from "react";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { ErrorBoundary } from "../../ui/ErrorBoundary";

const RegisterFromOrder = lazy(async () => ({ default: (await import("./RegisterFromOrder")).RegisterFromOrder }));

type RegistrationOfferProps = { number: string; email: string };

/** Offers guests an account below their order. Loaded later, and left out when its code cannot be loaded. */
export function RegistrationOffer(order: RegistrationOfferProps) {
  if (useSignedIn() !== null) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <RegisterFromOrder {...order} />
      </Suspense>
    </ErrorBoundary>
  );
}
