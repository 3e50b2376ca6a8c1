import { LoadedOverlay } from "../../ui/overlay/LoadedOverlay";
import type { EstimateSheetProps } from "./EstimateSheet";

const loadSheet = async () => (await import("./EstimateSheet")).EstimateSheet;

/** Price estimate as a drawer. Its code is loaded when it is first opened; choices are kept while it is closed. */
export function EstimateDrawer(props: EstimateSheetProps) {
  return <LoadedOverlay load={loadSheet} with={props} />;
}
