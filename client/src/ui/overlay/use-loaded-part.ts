import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { notify } from "../toast/notify";

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

  const giveUp = useEffectEvent(() => {
    onFailure();
    notify({
      kind: "failure",
      title: "This can't be opened now",
      description: "Please check your connection and try again.",
    });
  });
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        if (!isGone) giveUp();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, load]);
  return { Part };
}
