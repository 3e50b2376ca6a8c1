import { useParams } from "react-router-dom";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { LoadingFailed } from "../../ui/page/LoadingFailed";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { WindowCompare } from "./WindowCompare";
import { WindowCompareSkeleton } from "./WindowCompareSkeleton";

/** /windows/:key/compare: what is considered for a window side by side, one of which is chosen, also for other windows. */
export function WindowComparePage() {
  const { key = "" } = useParams();
  return (
    <VisitorPage title="Compare options" skeleton={<WindowCompareSkeleton />}>
      <ErrorBoundary
        fallback={(error) => <LoadingFailed level="h1" title="These options can’t be shown" error={error} />}
      >
        <WindowCompare windowKey={key} />
      </ErrorBoundary>
    </VisitorPage>
  );
}
