import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { namesIn, windowKeyIn } from "../../../features/cart/line-href";
import { useBrowserValue } from "../../../lib/store";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { Skeleton } from "../../../ui/Skeleton";
import { SmallText } from "../../../ui/texts";
import type { Configurator } from "./useConfigurator";

/** For those who come from a window of theirs. */
const KeepOption = lazy(async () => ({ default: (await import("./KeepOption")).KeepOption }));

/** The button that keeps what is configured for a window, where the page was opened for one. The server knows nothing of that. */
export function KeepForWindow({ configurator }: { configurator: Configurator }) {
  const { state } = useLocation();
  const windowKey = useBrowserValue(() => windowKeyIn(state), null);
  if (windowKey === null || configurator.configuration.lineId !== undefined) return null;
  return (
    <ErrorBoundary
      fallback={() => (
        <SmallText mt="4">This can’t be kept as an option now. Please load the page again to try once more.</SmallText>
      )}
    >
      <Suspense fallback={<Skeleton h="12" mt="4" />}>
        <KeepOption key={windowKey} windowKey={windowKey} names={namesIn(state)} configurator={configurator} />
      </Suspense>
    </ErrorBoundary>
  );
}
