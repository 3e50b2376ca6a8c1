import { LoadedOverlay } from "./LoadedOverlay";
import type { DialogProps } from "./overlay-props";

const loadBox = async () => (await import("./DialogBox")).DialogBox;

/** A question or an enlargement over the middle of the page. Its machinery is loaded when it is first opened. */
export function Dialog(props: DialogProps) {
  return <LoadedOverlay load={loadBox} with={props} />;
}
