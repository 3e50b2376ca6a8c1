import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { notifyNotOpened } from "../toast/notify-not-opened";

/**
 * A part of the screen whose code is fetched when it is first needed; undefined until it is there. Where the code can't be
 * fetched the visitor is told, `onFailure` takes the wish back, and the next one tries again.
 * @param load always the same function
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
