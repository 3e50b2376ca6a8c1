import { lazy, Suspense } from "react";
import type { WindowToFit } from "../../gql/graphql";
import { useBrowserValue } from "../../lib/store";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { holdsWindows } from "../windows/windows-keys";

const WindowName = lazy(async () => ({ default: (await import("./FitsMyWindow")).WindowName }));

const YOURS = "your window";

/** "Fits Kitchen, left": by the name of the visitor's own window with these figures. A link has figures alone. */
export function FitsLabel({ window }: { window: WindowToFit }) {
  const isOfWindows = useBrowserValue(holdsWindows, false);
  return (
    <span>
      Fits{" "}
      {isOfWindows ? (
        <ErrorBoundary fallback={() => YOURS}>
          <Suspense fallback={YOURS}>
            <WindowName window={window} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        "the window of this link"
      )}
    </span>
  );
}
