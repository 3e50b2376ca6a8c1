import { useParams } from "react-router-dom";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { WindowCompare } from "./WindowCompare";
import { WindowCompareSkeleton } from "./WindowCompareSkeleton";

/** /windows/:key/compare: what is considered for a window side by side, one of which is chosen, also for other windows. */
export function WindowComparePage() {
  const { key = "" } = useParams();
  return (
    <VisitorPage title="Compare options" skeleton={<WindowCompareSkeleton />}>
      <WindowCompare windowKey={key} />
    </VisitorPage>
  );
}
