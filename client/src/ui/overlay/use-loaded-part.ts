import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { notifyNotOpened } from "../toast/notify-not-opened";

/**
 * A component whose code is loaded when it is first needed; undefined until then. If loading fails, a notice is shown,
 * `onFailure` closes the overlay, and the next opening tries again.
 * @param load a stable function
 */
export function useLoadedPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
  onFailure: () => void,
): { Part: ComponentType<Props> | undefined } {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isMissing = isNeeded && Part === undefined;

  const giveUp = useEffectEvent((error: unknown) => {
    onFailure();
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
  return { Part };
}
