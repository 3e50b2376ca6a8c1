import type { DialogProps } from "./DialogBox";
import { LoadedOverlay } from "./LoadedOverlay";

const loadBox = async () => (await import("./DialogBox")).DialogBox;

/** A modal dialog. Its code is loaded when it is first opened. */
export function Dialog(props: DialogProps) {
  return <LoadedOverlay load={loadBox} with={props} />;
}
