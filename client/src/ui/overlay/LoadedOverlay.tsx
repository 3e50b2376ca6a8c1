import { type ComponentType, Suspense } from "react";
import { useLoadedPart } from "./use-loaded-part";

type Opened = { open: boolean; onClose: () => void };

type LoadedOverlayProps<Props extends Opened> = {
  /** Always the same function. */
  load: () => Promise<ComponentType<Props>>;
  with: Props;
};

/** What opens over the page, fetched when it is first opened. Where that fails it is closed again and the visitor is told. */
export function LoadedOverlay<Props extends Opened>({ load, with: props }: LoadedOverlayProps<Props>) {
  const { Part } = useLoadedPart(load, props.open, props.onClose);
  return Part ? (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  ) : null;
}
