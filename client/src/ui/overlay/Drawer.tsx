import type { DrawerProps } from "./DrawerPanel";
import { LoadedOverlay } from "./LoadedOverlay";

const loadPanel = async () => (await import("./DrawerPanel")).DrawerPanel;

/** A drawer at the right edge. Its code is loaded when it is first opened. */
export function Drawer(props: DrawerProps) {
  return <LoadedOverlay load={loadPanel} with={props} />;
}
