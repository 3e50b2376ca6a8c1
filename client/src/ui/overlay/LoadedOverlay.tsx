import { Suspense, type ComponentType } from "react";
import { useLoadedPart } from "./use-loaded-part";

type Opened = { open: boolean; onClose: () => void };

type LoadedOverlayProps<Props extends Opened> = {
  /** A stable function. */
  load: () => Promise<ComponentType<Props>>;
  with: Props;
};

/** An overlay whose code is loaded when it is first opened. If that fails it closes with a notice. */
export function LoadedOverlay<Props extends Opened>({ load, with: props }: LoadedOverlayProps<Props>) {
  const { Part } = useLoadedPart(load, props.open, props.onClose);
  return Part ? (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  ) : null;
}
