import { LoadedOverlay } from "../../ui/overlay/LoadedOverlay";
import type { EstimateSheetProps } from "./EstimateSheet";

const loadSheet = async () => (await import("./EstimateSheet")).EstimateSheet;

/** A first price beside any page. Fetched when it is first opened; what was chosen stands when it is opened again. */
export function EstimateDrawer(props: EstimateSheetProps) {
  return <LoadedOverlay load={loadSheet} with={props} />;
}
