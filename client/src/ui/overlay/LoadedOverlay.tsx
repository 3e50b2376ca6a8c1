import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { notifyNotOpened } from "../toast/notify-not-opened";

type Opened = { open: boolean; onClose: () => void };

type LoadedOverlayProps<Props extends Opened> = {
  /** A stable function. */
  load: () => Promise<ComponentType<Props>>;
  with: Props;
};

/**
 * An overlay whose code is loaded when it is first opened. If that fails it closes with a notice, and the next opening
 * tries again.
 */
export function LoadedOverlay<Props extends Opened>({ load, with: props }: LoadedOverlayProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isMissing = props.open && Part === undefined;

  const giveUp = useEffectEvent((error: unknown) => {
    props.onClose();
    notifyNotOpened("This can't be opened now", error);
  });
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    load().then(
      (loaded) => setPart(() => loaded),
      (error) => {
        if (!isGone) giveUp(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, load]);

  return Part ? (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  ) : null;
}
