import { useParams } from "react-router-dom";
import { useRememberedUnit } from "../../features/configurator/remembered-size";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { WindowFits } from "./WindowFits";
import { WindowFitsSkeleton } from "./WindowFitsSkeleton";

/** /windows/:key/fits: which products fit a window, which don't and why, and which figures are missing. */
export function WindowFitsPage() {
  const { key = "" } = useParams();
  const unit = useRememberedUnit() ?? "mm";
  return (
    <VisitorPage title="What fits" skeleton={<WindowFitsSkeleton />}>
      <WindowFits windowKey={key} unit={unit} />
    </VisitorPage>
  );
}
